import UIKit

/// The identity, the views and the reports of a coordinator, which retains its owner.
///
/// The environment and the managed views hold an owner weakly.
@MainActor
final class Owner {
  private(set) var views: [ManagedScrollView] = []
  private var companions = CompanionViews()
  private var handle: (Adjustment) -> Void = { _ in }

  func connect(report: @escaping (Adjustment) -> Void) { handle = report }

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

  func end() {
    for managed in views where managed.owner === self {
      managed.setOwner(nil)
      _ = managed.release()
    }
  }

  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    companions.keep(view, whileEditing: responders)
  }

  func stopKeepingVisible(_ view: UIView) { companions.remove(view) }

  /// Excludes a companion that keeps its place on the screen while content scrolls.
  func leaveOut(_ view: UIView) { companions.markFloating(view) }

  func companions(of responder: UIView) -> [UIView] { companions.companions(of: responder) }

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
