/// Insertions, deletions, moves and reloads of one batch, for tables and collections alike.
///
/// Deletions, reloads and the sources of moves refer to the state before the batch; insertions and
/// the destinations of moves refer to the state after the batch. The order of the calls does not
/// matter:
/// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
struct BatchUpdates {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// The completions of the batch and its nested batches, in order of their start (S217).
  var completions: [(Bool) -> Void] = []

  func reloads(_ indexPath: IndexPath) -> Bool {
    reloadedItems.contains(indexPath) || reloadedSections.contains(indexPath.section)
  }

  /// Returns the new place of each remaining section and item; nil if the sections' item counts,
  /// old and new, do not match the updates.
  func mapping(from old: [Int], to new: [Int]) -> UpdateMapping? {
    guard
      let sections = Self.places(
        old: old.count, new: new.count, gone: deletedSections, come: insertedSections,
        moves: movedSections
      )
    else { return nil }
    var mapping = UpdateMapping(sections: sections)
    for (from, to) in sections {
      // The item count of a reloaded section may change freely.
      guard !reloadedSections.contains(from) else { continue }
      let gone = (deletedItems.union(movedItems.map(\.from))).filter { $0.section == from }
      let come = (insertedItems.union(movedItems.map(\.to))).filter { $0.section == to }
      guard
        let items = Self.places(
          old: old[from], new: new[to], gone: IndexSet(gone.map(\.item)),
          come: IndexSet(come.map(\.item)), moves: []
        )
      else { return nil }
      for (item, place) in items {
        mapping.items[IndexPath(item: item, section: from)] = IndexPath(item: place, section: to)
      }
    }
    for move in movedItems {
      guard old.indices.contains(move.from.section), new.indices.contains(move.to.section) else {
        return nil
      }
      mapping.items[move.from] = move.to
    }
    return mapping
  }

  /// Sections or items that are neither deleted nor moved keep their order and fill the free places.
  private static func places(
    old: Int, new: Int, gone: IndexSet, come: IndexSet, moves: [(from: Int, to: Int)]
  ) -> [Int: Int]? {
    let gone = gone.union(IndexSet(moves.map(\.from)))
    let come = come.union(IndexSet(moves.map(\.to)))
    guard gone.allSatisfy({ $0 < old }), come.allSatisfy({ $0 < new }) else { return nil }
    let stay = (0..<old).filter { !gone.contains($0) }
    let free = (0..<new).filter { !come.contains($0) }
    guard stay.count == free.count else { return nil }
    var places = Dictionary(uniqueKeysWithValues: zip(stay, free))
    for move in moves { places[move.from] = move.to }
    return places
  }
}
