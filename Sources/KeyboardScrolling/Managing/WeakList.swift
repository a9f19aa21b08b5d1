/// Objects held weakly, in the order they were added.
@MainActor
struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []

  mutating func append(_ object: Object) {
    // Only before the list grows, so that appending many objects stays linear.
    if entries.count == entries.capacity { entries.removeAll { $0.object == nil } }
    entries.append(Entry(object: object))
  }

  func contains(where isWanted: (Object) -> Bool) -> Bool {
    entries.contains { $0.object.map(isWanted) ?? false }
  }

  func forEach(_ body: (Object) -> Void) {
    for entry in entries {
      if let object = entry.object { body(object) }
    }
  }
}
