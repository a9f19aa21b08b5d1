package import CoreGraphics

/// A scroll that the app itself has begun, with the values in its code.
package struct AppScroll: Equatable, Sendable {
  package var time: Double
  package var offset: CGFloat
  /// True for a scroll to the newest end of the list, wherever it is.
  package var isToEnd = false
  /// The height of rows that the app has inserted above, by which it shifts the content; another
  /// movement in progress continues.
  package var shift: CGFloat?
  /// UIKit does not report a scroll that replaces another one in progress, so a change during the
  /// first one counts for both.
  package var replacesOther = false
  /// True for a scroll that looks like UIKit's own to the focus, which begins in the same turn.
  ///
  /// UIKit reports that a scroll is animated, but not who started it (statements 230, 231). After
  /// an announcement of the keyboard, a scroll can no longer be UIKit's.
  package var isLikeUIKits = false
  /// True if the scroll is not longer than a pixel: invisible, like an offset that UIKit has
  /// rounded.
  package var isRounding = false
  /// The first responder at the request; nil if the app does not report it.
  package var edited: ObjectIdentifier?
  package var contentHeight: CGFloat
  /// The sum of all parts at the request.
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
