package import CoreGraphics

/// A scroll to `offset` that the app itself has begun.
package struct AppScroll: Equatable, Sendable {
  package var time: Double
  package var offset: CGFloat
  /// True for a scroll to the end of the list at which new rows appear.
  package var isToEnd = false
  /// The height of the rows that the app has inserted above the visible rows.
  package var shift: CGFloat?
  /// True if the scroll replaced a scroll in progress; UIKit does not report the replacement.
  package var replacesOther = false
  /// True for a scroll in a turn of the run loop in which UIKit can scroll to the first responder.
  ///
  /// UIKit reports that a scroll is animated, but not who started it (statements 230, 231). UIKit's
  /// own scrolls begin no later than the announcement of the keyboard.
  package var mayBeUIKitsOwn = false
  /// True if the scroll is at most a pixel long, as if UIKit had rounded the offset.
  package var isRounding = false
  /// The first responder when the app scrolled; nil if unknown.
  package var firstResponder: ObjectIdentifier?
  package var contentHeight: CGFloat
  /// The number of rows of a list when the app scrolled; zero if unknown.
  package var rowCount = 0
  package var bottomInset: CGFloat

  package init(
    time: Double, offset: CGFloat, isToEnd: Bool = false, contentHeight: CGFloat,
    bottomInset: CGFloat
  ) {
    self.time = time
    self.offset = offset
    self.isToEnd = isToEnd
    self.contentHeight = contentHeight
    self.bottomInset = bottomInset
  }
}
