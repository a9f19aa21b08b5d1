import UIKit

/// The screens that keyboard notifications have named, each with a number.
///
/// Screens are compared by `isEqual`: UIKit may hand out another object for the same screen.
@MainActor
struct ScreenList {
  private struct Entry {
    weak var screen: UIScreen?
    let id: ScreenID
  }

  private var entries: [Entry] = []
  private var number = 0

  /// Returns the number of a screen; nil when no notification has named it.
  func id(of screen: UIScreen) -> ScreenID? {
    for entry in entries {
      guard let known = entry.screen else { continue }
      if known === screen || known.isEqual(screen) { return entry.id }
    }
    return nil
  }

  /// Returns the number of a screen, a new one if need be, and the numbers of screens that are gone.
  mutating func add(_ screen: UIScreen) -> (id: ScreenID, gone: [ScreenID]) {
    if let id = id(of: screen) { return (id, []) }
    let gone = entries.filter { $0.screen == nil }.map(\.id)
    entries.removeAll { $0.screen == nil }
    number += 1
    let id = ScreenID(number: number)
    entries.append(Entry(screen: screen, id: id))
    return (id, gone)
  }
}
