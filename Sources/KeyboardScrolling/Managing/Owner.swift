import UIKit

/// The coordinator as its managed views know it: an identity, its views, and its reports.
///
/// The coordinator retains it. The engine and the views hold it weakly.
@MainActor
final class Owner {
  /// The managed views, in the order they were added.
  private(set) var views: [ManagedScrollView] = []
  private var companions = CompanionViews()
  private var handle: (Adjustment) -> Void = { _ in }

  func connect(report: @escaping (Adjustment) -> Void) { handle = report }

  /// Takes over a view, from its last owner if it has one.
  func take(_ managed: ManagedScrollView, with options: Configuration) {
    managed.owner?.drop(managed)
    managed.setOptions(options)
    managed.setOwner(self)
    views.append(managed) { $0.scrollView == nil }
  }

  /// Ends the management of a view, whose insets stay.
  func drop(_ managed: ManagedScrollView) {
    managed.setOwner(nil)
    if let index = views.firstIndex(where: { $0 === managed }) { views.remove(at: index) }
  }

  /// Ends the management of all views, and removes the adjustments.
  func end() {
    for managed in views where managed.owner === self {
      managed.setOwner(nil)
      _ = managed.release()
    }
  }

  /// Keeps a view visible while one of the responders is first responder.
  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    companions.keep(view, whileEditing: responders)
  }

  func stopKeepingVisible(_ view: UIView) { companions.remove(view) }

  /// Excludes a companion that stays in place on the screen while content scrolls.
  func leaveOut(_ view: UIView) { companions.markFloating(view) }

  /// Returns the views to keep visible with a first responder, in the order they were added.
  func companions(of responder: UIView) -> [UIView] { companions.companions(of: responder) }

  /// Reports an update of a view, if there is something to report.
  func report(
    _ managed: ManagedScrollView,
    since before: Adjustment.Values,
    trigger: Adjustment.Trigger,
    reveal: Adjustment.Reveal
  ) {
    if let adjustment = managed.record(since: before, trigger: trigger, reveal: reveal) {
      handle(adjustment)
    }
  }
}
