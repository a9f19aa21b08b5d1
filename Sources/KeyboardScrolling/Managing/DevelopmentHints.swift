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
  func coordinatorEnded(
    after lifetime: TimeInterval,
    with views: [UIScrollView],
    on runLoop: MainRunLoop,
    isManaged: @escaping (UIScrollView) -> Bool
  ) {
    guard !hasReportedDeallocation, lifetime < Self.shortLife else { return }
    let views = views.map(Weak.init)
    // Wait a turn of the run loop: a dismissed screen may release its views after its coordinator.
    runLoop.onNextTurn { [weak self] in
      guard let self, !hasReportedDeallocation,
        !views.compactMap(\.object).allSatisfy(isManaged)
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
