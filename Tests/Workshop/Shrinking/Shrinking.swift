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

  /// Removes steps one by one, starting at the end, until none can be removed.
  mutating func removeSteps<Step>(at path: WritableKeyPath<Example, [Step]>) {
    var count: Int
    repeat {
      count = shortest[keyPath: path].count
      for index in shortest[keyPath: path].indices.reversed() {
        tryChange { $0[keyPath: path].remove(at: index) }
      }
    } while shortest[keyPath: path].count < count
  }
}
