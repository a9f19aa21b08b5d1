import CoreGraphics

extension Rest {
  /// Returns whether an extent is in sight at an offset.
  func shows(_ extent: ClosedRange<CGFloat>, at offset: CGFloat) -> Bool {
    extent.lowerBound >= offset + topInset - Movement.tolerance
      && extent.upperBound <= offset + frame.height - covered + Movement.tolerance
  }

  /// Returns the offsets in range that show an extent by the smallest move.
  ///
  /// If it does not fit, any offset is right that fills the room with it, and shows its anchor if
  /// that fits.
  func ends(
    showing extent: ClosedRange<CGFloat>,
    around anchor: ClosedRange<CGFloat>,
    hidden: CGFloat,
    from home: CGFloat
  ) -> ClosedRange<CGFloat> {
    let room = frame.height - topInset - hidden
    let begin = extent.lowerBound - topInset
    let end = extent.upperBound - (frame.height - hidden)
    var found: ClosedRange<CGFloat>
    // A keyboard over all of the view leaves nothing to see, wherever it is.
    guard room > 0 else { return range.joined(with: home) }
    if extent.length > room {
      found = begin...max(begin, end)
      let fits = anchor.length <= room && anchor.length < extent.length
      if fits {
        found = (anchor.upperBound - (frame.height - hidden))...(anchor.lowerBound - topInset)
      }
    } else {
      // The smallest move. Content that shows it stays, even where the app has left it out of range.
      let offset = min(max(home, end), begin)
      guard offset != home else { return home...home }
      found = offset...offset
    }
    return range.nearest(to: found.lowerBound)...range.nearest(to: found.upperBound)
  }
}
