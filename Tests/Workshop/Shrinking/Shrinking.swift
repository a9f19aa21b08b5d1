import KeyboardScrollingHeadless

/// A failing example that becomes shorter while it keeps failing.
@MainActor struct Shrinking<Example: Equatable> {
  private(set) var shortest: Example
  private let fails: (Example) -> Bool

  init(_ example: Example, fails: @escaping (Example) -> Bool) {
    (shortest, self.fails) = (example, fails)
  }

  mutating func tryChange(_ change: (inout Example) -> Void) {
    var candidate = shortest
    change(&candidate)
    if candidate != shortest, fails(candidate) { shortest = candidate }
  }

  /// Removes each kind of roughness without which the example still fails.
  mutating func removeRoughness(at path: WritableKeyPath<Example, Roughness?>) {
    let names = shortest[keyPath: path]?.names ?? []
    tryChange { $0[keyPath: path] = nil }
    for name in names { tryChange { $0[keyPath: path]?.remove(name) } }
  }

  /// Removes steps until the example would not fail with one step less.
  ///
  /// Delta debugging: removes parts of the list, first large ones, then smaller ones.
  /// https://doi.org/10.1109/32.988498
  mutating func removeSteps<Step>(at path: WritableKeyPath<Example, [Step]>) {
    var size = max(1, shortest[keyPath: path].count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < shortest[keyPath: path].count {
        let before = shortest[keyPath: path].count
        let end = min(start + size, before)
        tryChange { $0[keyPath: path].removeSubrange(start..<end) }
        if shortest[keyPath: path].count < before { isShorter = true } else { start = end }
      }
      if !isShorter || size > 1 { size /= 2 }
    }
  }
}
