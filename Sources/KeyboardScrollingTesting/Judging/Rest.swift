package import CoreGraphics

/// A scroll view at rest, as a user sees it.
///
/// The values of a flipped view are converted to those of an upright one: the bottom inset, for
/// example, is at the bottom of the screen.
package struct Rest: Equatable, Sendable {
  /// The part of the content that has to be visible.
  package struct Target: Equatable, Sendable {
    package var responder: ObjectIdentifier
    /// The vertical extent of the first responder, or of its caret.
    package var extent: ClosedRange<CGFloat>
    /// The extent joined with floating headers, and with the companions, which have to be visible
    /// too.
    package var joined: ClosedRange<CGFloat>
    /// The number of characters, which changes when the user types.
    package var textLength = 0

    package init(
      responder: ObjectIdentifier, extent: ClosedRange<CGFloat>,
      joined: ClosedRange<CGFloat>? = nil, textLength: Int = 0
    ) {
      self.responder = responder
      self.extent = extent
      self.joined = joined ?? extent
      self.textLength = textLength
    }
  }

  package enum Keyboard: Equatable, Sendable {
    case absent
    case docked
    /// Undocked or floating: the user can move the keyboard away.
    case loose
    /// The keyboard of another app, which also covers views of this app.
    case foreign
  }

  package var offset: CGFloat = 0
  /// The scroll view's frame in the screen's coordinate space.
  package var frame = CGRect.zero
  package var contentHeight: CGFloat = 0
  /// The adjusted top inset.
  package var topInset: CGFloat = 0
  package var bottomInset: CGFloat = 0
  /// The part of the bottom inset that is not UIKit's.
  package var contentInset: CGFloat = 0
  package var ownTopInset: CGFloat = 0
  /// The height at the bottom that the keyboard, a bar or the home indicator hides.
  package var covered: CGFloat = 0
  /// The top edge of the keyboard or bar on the screen, even if the edge is outside the view.
  package var coverTop: CGFloat?
  /// The bottom edge of the lowest visible view in the content; nil to use the content's end
  /// instead.
  package var lowest: CGFloat?
  /// True for a table or collection: its rows determine the content's end, even while UIKit still
  /// measures the rows.
  package var hasRows = false
  /// The number of rows of a table or collection; zero for other views.
  package var rowCount = 0
  package var indicatorInset: CGFloat = 0
  /// The distance by which the scroll views around the view can still be scrolled down.
  package var distanceToEndAround: CGFloat = 0
  /// The height at the top that bars hide, even if UIKit adds no inset for them.
  package var coveredAtTop: CGFloat = 0
  /// The top edge of the app's bar above the keyboard, in the screen's coordinate space.
  package var barTop: CGFloat?
  /// Nil if the first responder is not in the view.
  package var target: Target?
  package var keyboard = Keyboard.absent
  /// True for a flipped view, in which content too short to fill the view rests at its end.
  package var isFlipped = false
  package var isScrollEnabled = true
  /// The number of insets and offsets that code other than UIKit's has set.
  package var writes = 0

  package init() {}

  package var range: ClosedRange<CGFloat> {
    let (start, end) = (-topInset, contentHeight + bottomInset - frame.height)
    return isFlipped ? min(start, end)...end : start...max(start, end)
  }

  package var isInRange: Bool { range.contains(offset, within: 1) }

  /// The empty height above the keyboard or bar when the content is scrolled to its end; negative
  /// if the end stays covered.
  ///
  /// The slack excludes space that UIKit adds, for example below a flipped view.
  package var slack: CGFloat { bottomInset - max(covered, bottomInset - contentInset) }
}

package struct MovementFrame: Equatable, Sendable {
  package enum Finger: Equatable, Sendable {
    case none
    /// A finger at a y coordinate of the screen, on content that it has not moved.
    case touching(CGFloat)
    case dragging(CGFloat)
    /// The finger has lifted, and the content moves on after a flick, or springs back.
    case decelerating

    package var carries: Bool {
      switch self {
      case .none, .touching: false
      case .dragging, .decelerating: true
      }
    }
  }

  package var time: Double
  package var offset: CGFloat
  package var contentInset: CGFloat
  package var finger: Finger
  package var offsetWrites = 0
  /// The height of the stretch without rows in the visible part of a list.
  package var gap: CGFloat = 0
  /// The bar's top edge as drawn.
  package var barTop: CGFloat?
  /// The view's top edge as drawn; nil if it is the same as at the end.
  package var top: CGFloat?
  /// False if the main thread had no time for this frame, or for one of the three frames before.
  package var isTimely = true
  /// True if the main thread has just been blocked, and has missed positions of a moving finger.
  package var followsHitch = false
  /// The number of calls of the display link that this frame shows: two if the first call was late.
  package var stepCount = 1
  package var contentHeight: CGFloat = 0
  package var rowCount = 0

  package init(time: Double, offset: CGFloat, contentInset: CGFloat = 0, finger: Finger = .none) {
    self.time = time
    self.offset = offset
    self.contentInset = contentInset
    self.finger = finger
  }
}
