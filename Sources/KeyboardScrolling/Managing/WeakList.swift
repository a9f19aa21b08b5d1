/// Objects held weakly, in the order they were added.
@MainActor
struct WeakList<Object: AnyObject> {
  private struct Entry {
    weak var object: Object?
  }

  private var entries: [Entry] = []
  /// Entries of deallocated objects are removed when the list has doubled, so that appending has a
  /// constant cost.
  private var limit = 8

  mutating func append(_ object: Object) {
    if entries.count >= limit {
      entries.removeAll { $0.object == nil }
      limit = max(8, 2 * entries.count)
    }
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
