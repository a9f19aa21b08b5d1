package import CoreGraphics

/// A scroll that the app itself has begun, with the values in its code.
package struct AppScroll: Equatable, Sendable {
  package var time: Double
  package var offset: CGFloat
  /// True for the newest end of a list: the app scrolls to the end, wherever it is.
  package var isToEnd = false
  /// The height of the rows that the app has inserted above, by which it shifts the content; nil
  /// for any other scroll.
  ///
  /// Another movement in progress continues.
  package var shift: CGFloat?
  /// True if the scroll has replaced another one in progress.
  ///
  /// UIKit does not report that, so a change during the first one counts for both.
  package var replacesOther = false
  /// True if the scroll looks like UIKit's own scroll to the focus, which begins in the same turn.
  ///
  /// UIKit reports that a scroll is animated, but not who started it (statements 230, 231). An
  /// announcement of the keyboard in between ends the time in which a scroll can be UIKit's.
  package var isLikeUIKits = false
  /// True if the scroll is not longer than a pixel.
  ///
  /// It is invisible, and looks like an offset that UIKit has rounded.
  package var isRounding = false
  /// The first responder at the request; nil if there was none, or if the app does not report it.
  package var edited: ObjectIdentifier?
  package var contentHeight: CGFloat
  /// The bottom inset at the request, the sum of all parts.
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
