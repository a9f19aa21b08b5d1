import CoreGraphics

/// The effect of a change of the keyboard inset, or of the visible edge, on the content.
///
/// This is the table *Who scrolls* of README.md.
enum Answer: Equatable, Sendable {
  /// Stays where the user or the app has put it.
  case leave
  /// Stays within the range.
  ///
  /// UIKit clamps it too, but according to one report not always: on iOS 26, content was 23 points
  /// past its end (`EXPScrollViewComponentView.mm`).
  case clamp
  /// Moves with the visible edge, or stays at its end.
  case follow
  /// Goes back to its rest, as far as the range allows.
  case rest
  /// Goes back to where the user or the app has put it.
  case goBack(to: CGFloat)

  /// A change, and who moves the content meanwhile.
  struct Question: Equatable, Sendable {
    /// The change of the keyboard inset.
    var insetChange: CGFloat = 0
    /// The distance by which the visible edge moves into the view; negative out of it.
    var edgeChange: CGFloat = 0
    var scroller = ScrollSource.nobody
    var touch = Touch.none
    /// True while a finger is on the content, or has just lifted from content that decelerates.
    var isTouchedOrJustLetGo = false
    /// True while a finger drags the keyboard, or has just lifted.
    var isAfterDrag = false
    /// True for content that keeps its distance to the edge, as in a chat.
    var keepsDistance = false
    /// True if the content contains the first responder.
    var isEdited = false
    /// True if the view is no longer managed.
    var isReleased = false
    /// True if the app or UIKit has replaced an inset, and UIKit may have moved the content for it.
    var isDisturbed = false
    /// The offset that the user or the app has chosen, if its geometry has returned.
    var chosen: CGFloat?
  }

  init(to question: Question) {
    let stays = question.insetChange < 0 ? Answer.clamp : .leave
    if question.scroller == .app {
      self = .leave
    } else if question.touch != .none {
      // After a flick, content beyond its end rests only when the deceleration is over.
      self = question.isTouchedOrJustLetGo ? .leave : stays
    } else if question.keepsDistance, !question.isReleased {
      self = Answer(inChatTo: question) ?? stays
    } else if question.isDisturbed {
      self = .rest
    } else if question.isReleased {
      self = stays
    } else {
      // What a hide takes from the range returns with the keyboard, or with the size of a sheet.
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
