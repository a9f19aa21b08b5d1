/// The new places of the sections and items that a batch does not delete.
struct UpdateMapping {
  let sections: [Int: Int]
  var items: [IndexPath: IndexPath] = [:]
}

extension Dictionary {
  /// Moves values to the new places of their sections or items, and drops the values of deleted
  /// ones.
  func renumbered(by places: [Key: Key]) -> [Key: Value] {
    var result: [Key: Value] = [:]
    for (old, value) in self {
      guard let new = places[old] else { continue }
      result[new] = value
    }
    return result
  }
}
