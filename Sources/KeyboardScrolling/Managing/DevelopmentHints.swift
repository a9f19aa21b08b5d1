#if DEBUG
import Foundation
import UIKit

/// Says what compiles and does nothing, once each, with the fix.
///
/// In debug builds only.
@MainActor
final class DevelopmentHints {
  /// Prints a hint; a test replaces it.
  var say: @MainActor (String) -> Void = { print($0) }

  /// A coordinator in a local constant ends in the call that created it, long before this, in seconds.
  static let shortLife: TimeInterval = 0.25

  private var hasSaidLost = false
  private var hasSaidOtherWindow = false

  /// Called when a coordinator that managed views was deallocated.
  ///
  /// If it lived shortly, and one of its views lives on without a coordinator, nobody kept it.
  ///
  /// - Parameters:
  ///   - managed: The views that it managed.
  ///   - beginning: When it was created, in seconds on the clock of the environment.
  ///   - environment: Its environment.
  func coordinatorEnded(
    managing managed: [ManagedScrollView],
    since beginning: TimeInterval,
    in environment: Environment
  ) {
    let lifetime = environment.runLoop.now() - beginning
    guard !hasSaidLost, lifetime < Self.shortLife, !managed.isEmpty else { return }
    let views = managed.compactMap(\.scrollView).map { Weak($0) }
    // A screen that goes away takes its views along, but not always before its coordinator.
    environment.runLoop.onNextTurn { [weak self] in
      let remaining = views.compactMap(\.object)
      guard let self, !hasSaidLost,
        remaining.contains(where: { environment.managedViews[$0]?.owner == nil })
      else { return }
      hasSaidLost = true
      say(
        """
        KeyboardScrolling: a coordinator was deallocated just after it began to manage a scroll view, \
        so it does nothing. Keep it in a property of the view controller: \
        private let coordinator = KeyboardScrollCoordinator()
        """
      )
    }
  }

  /// Called with the views of a coordinator when the keyboard is announced.
  func keyboardWasAnnounced(for views: [ManagedScrollView]) {
    guard !hasSaidOtherWindow else { return }
    for managed in views {
      guard let window = managed.scrollView?.window, let other = managed.bar?.window,
        other !== window
      else { continue }
      hasSaidOtherWindow = true
      say(
        """
        KeyboardScrolling: the bar of a scroll view is in another window, probably in an \
        inputAccessoryView, and counts as nothing. Pass no bar: the coordinator counts an \
        accessory view as part of the keyboard.
        """
      )
      return
    }
  }
}
#endif
