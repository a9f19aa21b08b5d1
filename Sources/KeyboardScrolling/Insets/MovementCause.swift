import CoreGraphics

/// The cause of a movement of content between two readings.
enum MovementCause: Equatable, Sendable {
  case none
  /// UIKit, because the range of offsets has shrunk.
  case clamp
  /// UIKit, by a distance: a bar above the content has changed, or rows above the visible part were
  /// measured or inserted. For rows, the distance is at most the content's growth.
  case shift(CGFloat)
  /// UIKit, after a change of the view's width or zoom scale, or of its height and the content's.
  case layout
  case userOrApp

  init(from last: ScrollMetrics, to now: ScrollMetrics) {
    let (before, offset) = (last.bounds.minY, now.bounds.minY)
    let barShift = last.adjustedInset.top - now.adjustedInset.top
    let growth = now.contentSize.height - last.contentSize.height
    // The app may add content after its inset, for which UIKit clamps at once.
    var formerContent = now
    formerContent.contentSize.height = last.contentSize.height
    func isPartOfGrowth(_ moved: CGFloat) -> Bool {
      moved * growth > 0 && abs(moved) <= abs(growth) + now.pixel + CGFloat.insetTolerance
    }
    if now.isAt(before) {
      self = .none
    } else if barShift != 0,
      now.isAt(before + barShift) || now.isAt(now.clamped(before + barShift))
        || now.isAt(now.clamped(min(before, now.end(at: .bottom)) + barShift))
    {
      // The content has moved with the bar, perhaps only as far as the range allows. On a hidden
      // screen, a clamp to the end may precede the shift. A clamp to the start would be the shift
      // itself.
      self = .shift(barShift)
    } else if now.isAt(now.clamped(before)) || now.isAt(formerContent.clamped(before)) {
      self = .clamp
    } else if isPartOfGrowth(offset - before) || isPartOfGrowth(offset - before - barShift) {
      self = .shift(offset - before)
    } else {
      // In a view that has only become higher or lower, UIKit moves content into its range at most,
      // unless rows were measured.
      let isLaidOut =
        now.bounds.width != last.bounds.width || now.zoomScale != last.zoomScale
        || (now.bounds.height != last.bounds.height && growth != 0)
      self = isLaidOut ? .layout : .userOrApp
    }
  }
}
