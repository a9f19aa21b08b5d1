#if DEBUG
import Foundation
import UIKit

/// Prints hints about uses of a coordinator that have no effect; each hint once.
@MainActor
final class DevelopmentHints {
  private var say: @MainActor (String) -> Void = { Swift.print($0) }

  /// The longest life of a coordinator that only a local constant retains.
  static let shortLife: TimeInterval = 0.25

  private var hasReportedDeallocation = false
  private var hasReportedOtherWindow = false

  func print(to say: @escaping @MainActor (String) -> Void) { self.say = say }

  /// Prints a hint if a coordinator lived only briefly, and one of its views outlives it unmanaged:
  /// the app did not retain the coordinator.
  func coordinatorEnded(
    managing views: [UIScrollView],
    after lifetime: TimeInterval,
    onNextTurn: (@escaping @MainActor () -> Void) -> Void,
    isManaged: @escaping @MainActor (UIScrollView) -> Bool
  ) {
    guard !hasReportedDeallocation, lifetime < Self.shortLife, !views.isEmpty else { return }
    let views = views.map { Weak($0) }
    // Wait a turn of the run loop: a dismissed screen may release its views after its coordinator.
    onNextTurn { [weak self] in
      guard let self, !hasReportedDeallocation,
        views.compactMap(\.object).contains(where: { !isManaged($0) })
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

  func keyboardWasAnnounced(for view: UIScrollView?, bar: UIView?) {
    guard !hasReportedOtherWindow, let window = view?.window, let barWindow = bar?.window,
      barWindow !== window
    else { return }
    hasReportedOtherWindow = true
    say(
      """
      KeyboardScrolling: the bar of a scroll view is in another window, probably in an \
      inputAccessoryView, and counts as nothing. Pass no bar: the coordinator counts an \
      accessory view as part of the keyboard.
      """
    )
  }
}
#endif
