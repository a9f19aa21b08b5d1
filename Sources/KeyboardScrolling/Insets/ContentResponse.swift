import CoreGraphics

/// The content's response when the keyboard inset or the visible edge changes; see the table *Who
/// scrolls* in README.md.
enum ContentResponse: Equatable, Sendable {
  /// Content stays where the user or the app has put it.
  case leave
  /// Content beyond the range moves into the range.
  ///
  /// UIKit does not always clamp: in a report from iOS 26, content was 23 points past its end
  /// (`EXPScrollViewComponentView.mm`).
  case clamp
  /// Content moves with the visible edge, or stays at its end.
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
    var scroller = ScrollSource.none
    var touch = Touch.none
    var isTouchedOrJustLetGo = false
    var isAfterDrag = false
    var keepsDistance = false
    var isEdited = false
    var isReleased = false
    /// True if content is beyond its range, or if the app or UIKit has replaced an inset: UIKit may
    /// have moved the content.
    var isDisturbed = false
    /// The offset that the user or the app has chosen, if the geometry of that moment has returned.
    var chosen: CGFloat?
  }

  init(to situation: Situation) {
    let stays = situation.insetChange < 0 ? ContentResponse.clamp : .leave
    if situation.scroller == .app {
      self = .leave
    } else if situation.touch != .none {
      // Clamp decelerating content at once, before the content rests.
      self = situation.isTouchedOrJustLetGo ? .leave : stays
    } else if situation.keepsDistance, !situation.isReleased {
      self = ContentResponse(inChatTo: situation) ?? stays
    } else if situation.isDisturbed {
      self = .rest
    } else if situation.isReleased {
      self = stays
    } else {
      // After a hide has shortened the range, content moves back only for the next keyboard, or
      // when a sheet gets its former size back.
      let chosen = situation.isEdited || situation.insetChange >= 0 ? situation.chosen : nil
      self = chosen.map { .goBack(to: $0) } ?? .rest
    }
  }

  private init?(inChatTo situation: Situation) {
    let coversMore = situation.insetChange > 0 || situation.edgeChange > 0
    let isMoved = situation.insetChange != 0 || situation.edgeChange != 0
    // After a drag, content stays where the user has put it, unless more is covered.
    guard coversMore || !isMoved || !situation.isAfterDrag else { return nil }
    self = situation.chosen.map { .goBack(to: $0) } ?? (isMoved ? .follow : .rest)
  }
}
