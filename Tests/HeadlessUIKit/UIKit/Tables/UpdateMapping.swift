import Foundation

/// Where sections and items went in a batch; what has no entry is gone.
struct UpdateMapping {
  var sections: [Int: Int] = [:]
  var items: [IndexPath: IndexPath] = [:]
}

extension Dictionary {
  /// Moves values to the new places of what they belong to; those of what is gone are left out.
  func renumbered(by places: [Key: Key]) -> [Key: Value] {
    var result: [Key: Value] = [:]
    for (old, value) in self {
      guard let new = places[old] else { continue }
      result[new] = value
    }
    return result
  }
}
