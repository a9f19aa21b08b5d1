#if DEBUG
import UIKit

/// Prints a hint, once, about a coordinator that has no effect.
@MainActor
final class DevelopmentHints {
  private var say: @MainActor (String) -> Void = { Swift.print($0) }

  /// The longest life of a coordinator that only a local constant retains.
  static let shortLife: TimeInterval = 0.25

  private var hasReportedDeallocation = false

  func print(to say: @escaping @MainActor (String) -> Void) { self.say = say }

  /// Prints a hint if a coordinator lived only briefly, and one of its views outlives it unmanaged:
  /// the app did not retain the coordinator.
  func coordinatorEnded(_ owner: Owner, in environment: Environment) {
    let (runLoop, managed) = (environment.runLoop, environment.managedViews)
    let views = managed.all.filter { $0.owner === owner }.compactMap(\.scrollView).map(Weak.init)
    let lifetime = runLoop.now() - owner.beginning
    guard !hasReportedDeallocation, lifetime < Self.shortLife, !views.isEmpty else { return }
    // Wait a turn of the run loop: a dismissed screen may release its views after its coordinator.
    runLoop.onNextTurn { [weak self] in
      guard let self, !hasReportedDeallocation,
        views.compactMap(\.object).contains(where: { managed[$0]?.owner == nil })
      else { return }
      hasReportedDeallocation = true
      say(
        """
        KeyboardScrolling: a coordinator was deallocated just after it began to manage a scroll view, \
        so it does nothing. Keep it in a property of the view controller: \
        private let coordinator = KeyboardScrollCoordinator()
        """
      )
    }
  }
}
#endif
