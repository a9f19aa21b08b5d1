/// A list of entries that drops its oldest ones.
struct RecordingBuffer {
  /// The number of entries that were dropped.
  private(set) var lostCount = 0
  private let limit: Int
  private var ring: [Recording.Entry] = []
  /// The index of the oldest entry.
  private var first = 0

  init(limit: Int) {
    self.limit = limit
  }

  /// The entries, oldest first.
  var entries: [Recording.Entry] {
    Array(ring[first...] + ring[..<first])
  }

  mutating func append(_ entry: Recording.Entry) {
    guard ring.count == limit else { return ring.append(entry) }
    ring[first] = entry
    first = (first + 1) % limit
    lostCount += 1
  }
}
