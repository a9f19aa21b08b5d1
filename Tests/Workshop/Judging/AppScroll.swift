package import CoreGraphics

/// A scroll that the app itself has begun, with the values in its code.
package struct AppScroll: Equatable, Sendable {
  package var time: Double
  package var offset: CGFloat
  /// True for a scroll to the newest end of the list, wherever that end is.
  package var isToEnd = false
  /// The height of the rows that the app has inserted above, which shifts the content; a movement
  /// in progress continues.
  package var shift: CGFloat?
  /// UIKit does not report a scroll that replaces another one in progress, so a change during the
  /// first scroll counts for both scrolls.
  package var replacesOther = false
  /// True for a scroll that begins in the same turn as UIKit's own scroll to the focus would.
  ///
  /// UIKit reports that a scroll is animated, but not who started it (statements 230, 231). After
  /// an announcement of the keyboard, a scroll can no longer be UIKit's.
  package var isLikeUIKits = false
  /// True if the scroll is no longer than a pixel.
  ///
  /// Such a scroll is invisible, like an offset that UIKit has rounded.
  package var isRounding = false
  /// The first responder when the app scrolled; nil if the app does not report it.
  package var edited: ObjectIdentifier?
  package var contentHeight: CGFloat
  /// The bottom inset when the app scrolled, including UIKit's part.
  package var bottomInset: CGFloat

  package init(
    time: Double,
    offset: CGFloat,
    isToEnd: Bool = false,
    contentHeight: CGFloat,
    bottomInset: CGFloat
  ) {
    self.time = time
    self.offset = offset
    self.isToEnd = isToEnd
    self.contentHeight = contentHeight
    self.bottomInset = bottomInset
  }
}
