@_documentation(visibility: internal)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
{
  private struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private var sections: [Section] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.map(\.items.count).reduce(0, +) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let index = indexOfSection(identifier) else { return [] }
    return sections[index].items
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    indexPath(of: identifier).map { sections[$0.section].identifier }
  }

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      precondition(indexOfSection(identifier) == nil, "The section is there already.")
      sections.append(Section(identifier: identifier))
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.identifier) }
  }

  /// Appends items, by default to the last section.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map(indexOfSection) ?? sections.indices.last
    guard let index else { preconditionFailure("There is no such section.") }
    insert(identifiers, at: sections[index].items.count, ofSection: index)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    let place = place(of: beforeIdentifier)
    insert(identifiers, at: place.item, ofSection: place.section)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    let place = place(of: afterIdentifier)
    insert(identifiers, at: place.item + 1, ofSection: place.section)
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let deleted = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: deleted.contains) }
  }

  public mutating func deleteAllItems() { sections = [] }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// The snapshot without its reloads, which run only once.
  var applied: Self {
    var applied = self
    applied.reloadedItemIdentifiers = []
    return applied
  }

  func itemIdentifier(at indexPath: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let items = sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    for (section, content) in sections.enumerated() {
      guard let item = content.items.firstIndex(of: identifier) else { continue }
      return IndexPath(item: item, section: section)
    }
    return nil
  }

  private func place(of identifier: ItemIdentifierType) -> IndexPath {
    guard let place = indexPath(of: identifier) else {
      preconditionFailure("There is no such item.")
    }
    return place
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at index: Int, ofSection section: Int
  ) {
    let known = Set(itemIdentifiers)
    precondition(known.isDisjoint(with: identifiers), "An item is there already.")
    sections[section].items.insert(contentsOf: identifiers, at: index)
  }
}

/// The changes between two snapshots; a move is a deletion and an insertion.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  /// Index paths in the older snapshot.
  private(set) var reloadedItems: [IndexPath] = []

  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (before, after) = (old.sectionIdentifiers, new.sectionIdentifiers)
    for change in after.difference(from: before) {
      switch change {
      case .remove(let index, _, _): deletedSections.insert(index)
      case .insert(let index, _, _): insertedSections.insert(index)
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    for (section, identifier) in before.enumerated() where !deletedSections.contains(section) {
      let items = old.itemIdentifiers(inSection: identifier)
      let place = after.firstIndex(of: identifier) ?? section
      var deleted: Set<Int> = []
      for change in new.itemIdentifiers(inSection: identifier).difference(from: items) {
        switch change {
        case .remove(let index, _, _): deleted.insert(index)
        case .insert(let index, _, _): insertedItems.append(IndexPath(item: index, section: place))
        }
      }
      deletedItems += deleted.sorted().map { IndexPath(item: $0, section: section) }
      reloadedItems += items.indices
        .filter { reloaded.contains(items[$0]) && !deleted.contains($0) }
        .map { IndexPath(item: $0, section: section) }
    }
  }
}
