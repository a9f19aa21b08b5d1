import UIKit

/// The views to keep visible with the first responder, such as a button below the fields, all held
/// weakly.
@MainActor
struct CompanionViews {
  private struct Entry {
    let view: Weak<UIView>
    let responders: [Weak<UIView>]
    /// True if the view keeps its place on the screen while content scrolls.
    var isFloating = false
  }

  private var entries: [Entry] = []

  /// Keeps a view visible while one of the responders is first responder; replaces an earlier call
  /// for the view.
  mutating func keep(_ view: UIView, whileEditing responders: [UIView]) {
    remove(view)
    entries.append(Entry(view: Weak(view), responders: responders.map(Weak.init)))
  }

  mutating func remove(_ view: UIView) {
    entries.removeAll { $0.view.object == nil || $0.view.object === view }
  }

  /// Excludes a view that no scroll brings nearer, until the next ``keep(_:whileEditing:)`` for it.
  mutating func markFloating(_ view: UIView) {
    for index in entries.indices where entries[index].view.object === view {
      entries[index].isFloating = true
    }
  }

  /// Returns the views to keep visible with a first responder, in order of addition.
  func companions(of responder: UIView) -> [UIView] {
    entries.compactMap { entry in
      let isWanted = entry.responders.contains { candidate in
        candidate.object.map(responder.isDescendant(of:)) ?? false
      }
      return isWanted && !entry.isFloating ? entry.view.object : nil
    }
  }
}
