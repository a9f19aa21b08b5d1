import CoreGraphics

/// The content's response to a change of the keyboard inset, or to a movement of the visible edge.
///
/// The visible edge is where the keyboard or the bar begins to cover the view. See the table *Who
/// scrolls* in README.md.
enum ContentResponse: Equatable, Sendable {
  /// Content stays where the user or the app has put it.
  case leave
  /// Content beyond the range of offsets moves into the range.
  ///
  /// UIKit does not always clamp: in a report from iOS 26, content was 23 points past its end
  /// (`EXPScrollViewComponentView.mm`).
  case clamp
  /// Content moves with the visible edge; content at its end stays at its end.
  case follow
  /// Content returns to its rest (``Rest``), as far as the range allows.
  case rest
  /// Content returns to where the user or the app has put it.
  case goBack(to: CGFloat)

  struct Situation: Equatable, Sendable {
    var insetChange: CGFloat = 0
    /// The distance that the visible edge moves into the view; negative for a movement out of the
    /// view.
    var edgeChange: CGFloat = 0
    var scrollSource = ScrollSource.none
    var touch = Touch.none
    var isAfterDrag = false
    var keepsDistance = false
    var isEdited = false
    var isReleased = false
    /// The offset that the user or the app has chosen; nil if the view's geometry has changed
    /// since.
    var chosenOffset: CGFloat?
  }

  init(to situation: Situation) {
    let stays = situation.insetChange < 0 ? ContentResponse.clamp : .leave
    let isHeld = situation.touch.isFingerOrJustLetGo(afterDrag: situation.isAfterDrag)
    if situation.scrollSource == .app || isHeld {
      self = .leave
    } else if situation.touch != .none || situation.isReleased {
      // Clamp decelerating content at once, before the content rests.
      self = stays
    } else if situation.keepsDistance {
      self = ContentResponse(inChatTo: situation) ?? stays
    } else {
      // When the keyboard inset shrinks after editing, content does not go back to its chosen
      // offset. It goes back when the inset grows or stays: with the next keyboard, or when the
      // sheet around the view returns to its former size.
      let offset = situation.isEdited || situation.insetChange >= 0 ? situation.chosenOffset : nil
      self = offset.map { .goBack(to: $0) } ?? .rest
    }
  }

  private init?(inChatTo situation: Situation) {
    let coversMore = situation.insetChange > 0 || situation.edgeChange > 0
    let isMoved = situation.insetChange != 0 || situation.edgeChange != 0
    // After a drag, content stays where the user has put it, unless more is covered.
    guard coversMore || !isMoved || !situation.isAfterDrag else { return nil }
    self = situation.chosenOffset.map { .goBack(to: $0) } ?? (isMoved ? .follow : .rest)
  }
}
