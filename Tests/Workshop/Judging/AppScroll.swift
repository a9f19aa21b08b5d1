package import CoreGraphics

/// A scroll that an app has begun by itself, as its code knows it.
package struct AppScroll: Equatable, Sendable {
  /// In seconds.
  package var time: Double
  /// The offset that the app asked for.
  package var offset: CGFloat
  /// True for the newest end of a list: the app wants the end, wherever it is.
  package var isToEnd = false
  /// The height of the rows that the app has inserted above, and that its content goes along with; nil
  /// for any other scroll.
  ///
  /// What moves for another reason goes on.
  package var shift: CGFloat?
  /// True if it has replaced a scroll that was under way.
  ///
  /// UIKit does not tell that, so what has changed under the first one has changed under both.
  package var replacesOther = false
  /// True if nothing tells it from UIKit's own scroll to the focus, which begins in the same turn.
  ///
  /// UIKit tells that a scroll is animated, and not whose it is (statements 230, 231). The announcement of the
  /// keyboard ends the time in which one is UIKit's, if it comes in between.
  package var isLikeUIKits = false
  /// True if it is not longer than a pixel: nobody sees it, and nothing tells it from an offset that UIKit
  /// has rounded.
  package var isRounding = false
  /// Identifies the first responder when the app asked; nil if there was none, or the app does not tell.
  package var edited: ObjectIdentifier?
  /// The height of the content when the app asked.
  package var contentHeight: CGFloat
  /// The bottom inset, of the app, UIKit and everybody else, when the app asked.
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
