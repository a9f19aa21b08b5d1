import UIKit

/// One more look on the following turn of the main run loop, however often it is asked for.
///
/// Sheets move, carets settle and layout is done after a notification.
@MainActor
final class FollowingTurn {
  /// Called on the turn, with the timing of what is animated in it.
  var onTurn: ((AnimationTiming) -> Void)?

  private let onNextTurn: Surroundings.Scheduler
  private let needsAnotherTurn: () -> Bool
  private var isScheduled = false
  private var timing = AnimationTiming.none

  /// Creates a look that is not asked for yet.
  ///
  /// - Parameters:
  ///   - surroundings: Who knows the next turn.
  ///   - needsAnotherTurn: Asked on the turn: whether something still settles in it.
  init(_ surroundings: Surroundings, needsAnotherTurn: @escaping () -> Bool) {
    onNextTurn = surroundings.onNextTurn
    self.needsAnotherTurn = needsAnotherTurn
  }

  /// Asks for the turn for a keyboard, which gives its timing to all that happens in it.
  func keyboardAnnounced(_ timing: AnimationTiming) {
    schedule(timing)
    self.timing = timing
  }

  /// Asks for the turn.
  ///
  /// - Parameter timing: How a reveal is animated then. A turn that has been asked for keeps the timing
  ///   that it has.
  func schedule(_ timing: AnimationTiming) {
    guard !isScheduled else { return }
    isScheduled = true
    self.timing = timing
    onNextTurn { [weak self] in
      guard let self else { return }
      guard !needsAnotherTurn() else {
        return onNextTurn { [weak self] in self?.come() }
      }
      come()
    }
  }

  private func come() {
    isScheduled = false
    onTurn?(timing)
  }
}
