package import CoreGraphics

extension Rest {
  /// False if bars and keyboard hide the whole view.
  var hasRoom: Bool { frame.height - topInset - covered > 0 }

  package func shows(_ extent: ClosedRange<CGFloat>, at offset: CGFloat) -> Bool {
    extent.lowerBound >= offset + hiddenAtTop(for: extent, hidden: covered) - Movement.tolerance
      && extent.upperBound <= offset + frame.height - covered + Movement.tolerance
  }

  /// Returns the hidden height at the top.
  ///
  /// A bar for which UIKit adds no inset is a part of this height only if `part`, a part of the
  /// content, fits below that bar.
  func hiddenAtTop(for part: ClosedRange<CGFloat>, hidden: CGFloat) -> CGFloat {
    let top = max(topInset, coveredAtTop)
    return part.length <= frame.height - top - hidden ? top : topInset
  }

  /// Returns the offsets in range that show an extent by the smallest move.
  ///
  /// If the extent is too tall, the anchor, such as a caret, has to be visible. If the anchor is
  /// too tall too, the extent has to fill the visible height.
  func ends(
    showing extent: ClosedRange<CGFloat>, around anchor: ClosedRange<CGFloat>, hidden: CGFloat,
    from baseOffset: CGFloat
  ) -> ClosedRange<CGFloat> {
    let top = hiddenAtTop(for: anchor, hidden: hidden)
    let visibleHeight = frame.height - top - hidden
    let begin = extent.lowerBound - top
    let end = extent.upperBound - (frame.height - hidden)
    var found: ClosedRange<CGFloat>
    // If a keyboard covers the whole view, any offset is right.
    guard visibleHeight > 0 else { return range.joined(with: baseOffset) }
    if extent.length > visibleHeight {
      found = begin...max(begin, end)
      let fits = anchor.length <= visibleHeight && anchor.length < extent.length
      if fits {
        found = (anchor.upperBound - (frame.height - hidden))...(anchor.lowerBound - top)
      }
    } else {
      // Content that already shows the extent stays, even if the app has left the content out of
      // range.
      let offset = min(max(baseOffset, end), begin)
      guard offset != baseOffset else { return baseOffset...baseOffset }
      found = offset...offset
    }
    return range.nearest(to: found.lowerBound)...range.nearest(to: found.upperBound)
  }
}
