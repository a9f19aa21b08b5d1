import UIKit

/// The views that should be in sight together with the first responder: the button below the fields.
///
/// All are held weakly. Views that are gone are dropped.
@MainActor
struct CompanionViews {
  private struct Entry {
    weak var view: UIView?
    let responders: [Weak]
  }

  private struct Weak {
    weak var view: UIView?
  }

  private var entries: [Entry] = []

  /// Keeps a view in sight while one of some views is first responder.
  ///
  /// Replaces what was asked for the same view before.
  mutating func keep(_ view: UIView, whileEditing responders: [UIView]) {
    entries.removeAll { $0.view == nil || $0.view === view }
    guard !responders.isEmpty else { return }
    entries.append(Entry(view: view, responders: responders.map { Weak(view: $0) }))
  }

  /// Returns the views to keep in sight with a first responder, in the order they were asked for.
  func companions(of responder: UIView) -> [UIView] {
    entries.compactMap { entry in
      let isWanted = entry.responders.contains { candidate in
        guard let view = candidate.view else { return false }
        return responder.isDescendant(of: view)
      }
      return isWanted ? entry.view : nil
    }
  }
}
