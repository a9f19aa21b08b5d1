import UIKit

/// Tells when the caret of the first responder has moved while its text stayed as it is: by arrow
/// keys, by the space bar as a trackpad, or because the lines wrap elsewhere.
///
/// UIKit tells only the delegates of a text view of it, and those are the app's. So the caret is
/// looked at whenever the run loop has done its work anyway. A caret that is being moved by hand is
/// not run after; it counts once it has rested.
@MainActor
final class CaretWatch {
  /// How long a caret stays where it is to count as come to rest, in seconds.
  static let restDuration: TimeInterval = 0.1

  /// Called when the caret has come to rest somewhere else.
  var onRest: (() -> Void)?

  private let surroundings: Surroundings
  private weak var responder: UIView?
  private var place: CaretPlace?
  /// True while a rest of the caret is still to be told of.
  private var isMoving = false
  /// True when the caret has moved since its rest was last waited for.
  private var hasMovedAgain = false
  private var isLooking = false
  private var isWaiting = false

  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
  }

  /// Watches the caret of the first responder from where it is now, which needs no telling.
  ///
  /// - Parameter responder: Held weakly. Watching ends when it is first responder no longer.
  func watch(_ responder: UIView) {
    self.responder = responder
    place = responder.caretPlace
    isMoving = false
    guard !isLooking, responder.showsCaret else { return }
    isLooking = true
    surroundings.inEachTurn { [weak self] in self?.look() ?? false }
  }

  /// Ends the watch.
  func stop() {
    responder = nil
    isMoving = false
  }

  private func look() -> Bool {
    guard let responder, responder.isFirstResponder, responder.showsCaret else {
      isMoving = false
      isLooking = false
      return false
    }
    // A selection has no caret; where it came from is not forgotten.
    guard let now = responder.caretPlace, now != place else { return true }
    place = now
    isMoving = true
    hasMovedAgain = true
    waitForRest()
    return true
  }

  private func waitForRest() {
    guard !isWaiting else { return }
    isWaiting = true
    hasMovedAgain = false
    surroundings.after(Self.restDuration) { [weak self] in
      guard let self else { return }
      isWaiting = false
      guard isMoving else { return }
      guard !hasMovedAgain else { return waitForRest() }
      isMoving = false
      onRest?()
    }
  }
}
