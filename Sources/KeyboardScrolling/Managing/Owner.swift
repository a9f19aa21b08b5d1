import UIKit

/// The part of a coordinator that the managed views know: its reports, and its companions (views to
/// keep visible with the first responder).
@MainActor
final class Owner {
  /// The time at which the coordinator was created.
  let beginning: TimeInterval
  private var companions: [(view: Weak<UIView>, responders: [Weak<UIView>])] = []
  private(set) var report: (Adjustment) -> Void = { _ in }

  init(beginning: TimeInterval = 0) { self.beginning = beginning }

  func connect(report: @escaping (Adjustment) -> Void) { self.report = report }

  /// Keeps a view visible; replaces an earlier call for the view.
  func keepVisible(_ view: UIView, whileEditing responders: [UIView]) {
    stopKeepingVisible(view)
    companions.append((view: Weak(view), responders: responders.map(Weak.init)))
  }

  func stopKeepingVisible(_ view: UIView) {
    companions.removeAll { $0.view.object == nil || $0.view.object === view }
  }

  func companions(of responder: UIView) -> [UIView] {
    companions.compactMap { view, responders in
      let isEdited = responders.contains { $0.object.map(responder.isDescendant(of:)) ?? false }
      return isEdited ? view.object : nil
    }
  }
}
