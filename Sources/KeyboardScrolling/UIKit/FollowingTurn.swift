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
  /// True when the turn after the following one is wanted.
  private var isLate = false
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
  /// - Parameters:
  ///   - timing: How a reveal is animated then. A turn that has been asked for keeps the timing that it
  ///     has.
  ///   - isLate: Whether what is waited for is itself done on the following turn, maybe after this.
  func schedule(_ timing: AnimationTiming, isLate: Bool = false) {
    if isLate { self.isLate = true }
    guard !isScheduled else { return }
    isScheduled = true
    self.timing = timing
    onNextTurn { [weak self] in
      guard let self else { return }
      guard !self.isLate, !needsAnotherTurn() else {
        return onNextTurn { [weak self] in self?.come() }
      }
      come()
    }
  }

  private func come() {
    isScheduled = false
    isLate = false
    onTurn?(timing)
  }
}
