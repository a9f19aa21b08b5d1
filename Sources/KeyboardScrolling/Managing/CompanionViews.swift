import UIKit

/// The views to keep visible together with the first responder, such as a button below the fields.
///
/// All views are held weakly. Views that were deallocated are dropped.
@MainActor
struct CompanionViews {
  private var entries: [(view: Weak<UIView>, responders: [Weak<UIView>])] = []

  /// Keeps a view visible while one of the responders is first responder.
  ///
  /// It replaces an earlier call for the same view.
  mutating func keep(_ view: UIView, whileEditing responders: [UIView]) {
    remove(view)
    entries.append((Weak(view), responders.map(Weak.init)))
  }

  mutating func remove(_ view: UIView) {
    entries.removeAll { $0.view.object == nil || $0.view.object === view }
  }

  /// Returns the views to keep visible with a first responder, in the order they were added.
  func companions(of responder: UIView) -> [UIView] {
    entries.compactMap { entry in
      let isWanted = entry.responders.contains { candidate in
        candidate.object.map(responder.isDescendant(of:)) ?? false
      }
      return isWanted ? entry.view.object : nil
    }
  }
}
