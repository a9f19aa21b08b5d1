import UIKit

/// The views to keep visible together with the first responder, such as a button below the fields.
///
/// All views are held weakly. Views that were deallocated are dropped.
@MainActor
struct CompanionViews {
  private struct Entry {
    let view: Weak<UIView>
    let responders: [Weak<UIView>]
    /// True if the view stays where it is on the screen while content scrolls.
    var isFloating = false
  }

  private var entries: [Entry] = []

  /// Keeps a view visible while one of the responders is first responder.
  ///
  /// It replaces an earlier call for the same view.
  mutating func keep(_ view: UIView, whileEditing responders: [UIView]) {
    remove(view)
    entries.append(Entry(view: Weak(view), responders: responders.map(Weak.init)))
  }

  mutating func remove(_ view: UIView) {
    entries.removeAll { $0.view.object == nil || $0.view.object === view }
  }

  /// Excludes a view that no scroll brings nearer, until ``keep(_:whileEditing:)`` is called for it
  /// again.
  mutating func markFloating(_ view: UIView) {
    for index in entries.indices where entries[index].view.object === view {
      entries[index].isFloating = true
    }
  }

  /// Returns the views to keep visible with a first responder, in the order they were added.
  func companions(of responder: UIView) -> [UIView] {
    entries.compactMap { entry in
      let isWanted = entry.responders.contains { candidate in
        candidate.object.map(responder.isDescendant(of:)) ?? false
      }
      return isWanted && !entry.isFloating ? entry.view.object : nil
    }
  }
}
