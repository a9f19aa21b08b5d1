import CoreGraphics

/// The effect of a change of the keyboard inset, or of the visible edge, on the content; see the
/// table *Who scrolls* in README.md.
enum Answer: Equatable, Sendable {
  /// Content stays where the user or the app has put it.
  case leave
  /// Content beyond the range moves into it.
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

  struct Question: Equatable, Sendable {
    var insetChange: CGFloat = 0
    /// The distance that the visible edge moves into the view; negative if it moves out.
    var edgeChange: CGFloat = 0
    var scroller = ScrollSource.none
    var touch = Touch.none
    /// True while a finger is on the content, or has just lifted from content that decelerates.
    var isTouchedOrJustLetGo = false
    var isAfterDrag = false
    var keepsDistance = false
    var isEdited = false
    var isReleased = false
    /// True if the app or UIKit has replaced an inset, so that UIKit may have moved the content, or
    /// if content is beyond its range.
    var isDisturbed = false
    /// The offset that the user or the app has chosen, if the geometry of that moment has returned.
    var chosen: CGFloat?
  }

  init(to question: Question) {
    let stays = question.insetChange < 0 ? Answer.clamp : .leave
    if question.scroller == .app {
      self = .leave
    } else if question.touch != .none {
      // Clamp decelerating content at once: it rests only when the deceleration is over.
      self = question.isTouchedOrJustLetGo ? .leave : stays
    } else if question.keepsDistance, !question.isReleased {
      self = Answer(inChatTo: question) ?? stays
    } else if question.isDisturbed {
      self = .rest
    } else if question.isReleased {
      self = stays
    } else {
      // After a hide has shortened the range, only another keyboard or a sheet's former size moves
      // content back.
      let chosen = question.isEdited || question.insetChange >= 0 ? question.chosen : nil
      self = chosen.map { .goBack(to: $0) } ?? .rest
    }
  }

  private init?(inChatTo question: Question) {
    let coversMore = question.insetChange > 0 || question.edgeChange > 0
    let isMoved = question.insetChange != 0 || question.edgeChange != 0
    // After a drag, content stays where the user has put it, unless more is covered.
    guard coversMore || !isMoved || !question.isAfterDrag else { return nil }
    self = question.chosen.map { .goBack(to: $0) } ?? (isMoved ? .follow : .rest)
  }
}
