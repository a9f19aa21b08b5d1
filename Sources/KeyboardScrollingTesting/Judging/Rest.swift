package import CoreGraphics

/// A scroll view at rest, as a person sees it.
///
/// Values are in points. A view that a transform has turned over is described the right way up: its
/// content begins at the top of the screen and its bottom inset is at the bottom of the screen. So
/// one arithmetic serves both.
package struct Rest: Equatable, Sendable {
  /// The part that has to be in sight, in content coordinates.
  package struct Target: Equatable, Sendable {
    /// Identifies the first responder.
    package var responder: ObjectIdentifier
    /// The vertical extent of the first responder, or of its caret.
    package var extent: ClosedRange<CGFloat>
    /// The extent together with the views that stay visible beside it.
    package var joined: ClosedRange<CGFloat>
    /// The number of characters; a change of it is typing.
    package var textLength = 0

    package init(
      responder: ObjectIdentifier,
      extent: ClosedRange<CGFloat>,
      joined: ClosedRange<CGFloat>? = nil,
      textLength: Int = 0
    ) {
      self.responder = responder
      self.extent = extent
      self.joined = joined ?? extent
      self.textLength = textLength
    }
  }

  package enum Keyboard: Equatable, Sendable {
    case absent
    /// It covers the bottom of the screen.
    case docked
    /// Undocked or floating: it covers a part that it can be moved away from.
    case loose
    /// Another app's; it covers views of this one as well.
    case foreign
  }

  /// The content offset.
  package var offset: CGFloat = 0
  /// The view's frame in the screen's coordinate space.
  package var frame = CGRect.zero
  package var contentHeight: CGFloat = 0
  /// What insets of the app, UIKit and everybody else add up to.
  package var topInset: CGFloat = 0
  package var bottomInset: CGFloat = 0
  /// The part of the bottom inset that is not UIKit's.
  package var contentInset: CGFloat = 0
  /// The part of the top inset that is not UIKit's.
  package var ownTopInset: CGFloat = 0
  /// The height at the bottom that keyboard, bar or home indicator hide.
  package var covered: CGFloat = 0
  /// The top edge of keyboard or bar in the screen's coordinate space, also where it is above or below
  /// the view; nil without one.
  package var coverTop: CGFloat?
  /// The bottom of the lowest thing in the content that can be seen; nil for the content's end.
  package var lowest: CGFloat?
  /// True for a list, whose rows say where it ends, also when they are measured.
  package var hasRows = false
  /// The bottom inset of the vertical scroll indicator that is not UIKit's.
  package var indicatorInset: CGFloat = 0
  /// How far the scroll views around the view can still be scrolled down.
  package var wayAround: CGFloat = 0
  /// The height at the top that bars hide, also where UIKit adds no inset for them.
  package var coveredAtTop: CGFloat = 0
  /// The top edge of the bar on the keyboard, in the screen's coordinate space; nil without one.
  package var barTop: CGFloat?
  /// Nil if the first responder is not in the view.
  package var target: Target?
  package var keyboard = Keyboard.absent
  /// True for a view that is upside down: content that does not fill it rests at its end.
  package var isTurnedOver = false
  /// False if the user cannot scroll.
  package var isScrollEnabled = true
  /// The number of writes by anybody but UIKit.
  package var writes = 0

  package init() {}

  /// The offsets that the user can scroll to.
  package var range: ClosedRange<CGFloat> {
    let (start, end) = (-topInset, contentHeight + bottomInset - frame.height)
    return isTurnedOver ? min(start, end)...end : start...max(start, end)
  }

  /// The height of dead space between the end of the content and what covers the view, with the
  /// content at its end; negative if the end stays covered.
  ///
  /// Where UIKit adds more than is covered, as below a view that is turned over, that is UIKit's own.
  package var slack: CGFloat { bottomInset - max(covered, bottomInset - contentInset) }
}

/// A scroll view in one frame on the way.
package struct MovementFrame: Equatable, Sendable {
  package enum Finger: Equatable, Sendable {
    case none
    /// On the content, at a height of the screen, without having moved it.
    case touching(CGFloat)
    case dragging(CGFloat)
    /// The content goes on after a flick, or springs back.
    case decelerating

    /// True if the content moves for the finger.
    package var carries: Bool {
      switch self {
      case .none, .touching: false
      case .dragging, .decelerating: true
      }
    }
  }

  /// In seconds.
  package var time: Double
  /// The offset that is on the screen.
  package var offset: CGFloat
  /// The part of the bottom inset that is not UIKit's.
  package var contentInset: CGFloat
  package var finger: Finger
  /// The number of offsets written by anybody but UIKit.
  package var offsetWrites = 0
  /// The height of a list that shows content without rows.
  package var gap: CGFloat = 0
  /// The top edge of the bar on the keyboard as it is drawn, in the screen's coordinate space; nil
  /// without one.
  package var barTop: CGFloat?
  /// False where the main thread had no time for this frame, or for one of the three before.
  package var isTimely = true
  /// How often somebody drew for this frame: twice where a late call of a display link and the next
  /// one fall into it.
  package var stepCount = 1
  package var contentHeight: CGFloat = 0

  package init(
    time: Double,
    offset: CGFloat,
    contentInset: CGFloat = 0,
    finger: Finger = .none
  ) {
    self.time = time
    self.offset = offset
    self.contentInset = contentInset
    self.finger = finger
  }
}
