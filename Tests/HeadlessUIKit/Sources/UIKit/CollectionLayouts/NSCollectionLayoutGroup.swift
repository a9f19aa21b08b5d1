@_documentation(visibility: internal)
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isHorizontal: Bool
  private let storedSubitems: [NSCollectionLayoutItem]
  /// The number of equal parts; nil to repeat the subitems while they fit.
  private let count: Int?

  private init(
    _ layoutSize: NSCollectionLayoutSize, isHorizontal: Bool, _ subitems: [NSCollectionLayoutItem],
    count: Int? = nil
  ) {
    self.isHorizontal = isHorizontal
    storedSubitems = subitems
    self.count = count
    super.init(layoutSize: layoutSize)
  }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, isHorizontal: true, subitems) }

  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: true, [subitem], count: count)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, subitems)
  }

  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isHorizontal: false, [subitem], count: count)
  }

  open var subitems: [NSCollectionLayoutItem] { storedSubitems }
  open var interItemSpacing: NSCollectionLayoutSpacing?

  override func places(in size: CGSize) -> [CGRect] {
    let content = CGRect(origin: .zero, size: size).insetBySides(by: contentInsets)
    let room = self.length(content.size)
    var lengths: [(item: NSCollectionLayoutItem, size: CGSize)] = []
    var spacing = interItemSpacing?.spacing ?? 0
    if let count, let item = storedSubitems.first, count > 0 {
      let length = max(0, room - spacing * CGFloat(count - 1)) / CGFloat(count)
      let across = item.layoutSize.resolvedSize(in: content.size)
      let part =
        isHorizontal
        ? CGSize(width: length, height: across.height)
        : CGSize(width: across.width, height: length)
      lengths = (0..<count).map { _ in (item, part) }
    } else {
      lengths = repeated(in: content.size, room: room, spacing: spacing)
    }
    if let interItemSpacing, interItemSpacing.isFlexibleSpacing, lengths.count > 1 {
      let used = lengths.reduce(0) { $0 + self.length($1.size) }
      spacing = max(spacing, (room - used) / CGFloat(lengths.count - 1))
    }
    var places: [CGRect] = []
    var start: CGFloat = 0
    for (item, size) in lengths {
      let x = content.minX + (isHorizontal ? start : 0)
      let y = content.minY + (isHorizontal ? 0 : start)
      places += item.places(in: size).map { $0.offsetBy(dx: x, dy: y) }
      start += self.length(size) + spacing
    }
    return places
  }

  private func length(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }

  /// The subitems, repeated while they fit; at least the first subitem.
  private func repeated(
    in container: CGSize, room: CGFloat, spacing: CGFloat
  ) -> [(NSCollectionLayoutItem, CGSize)] {
    var found: [(NSCollectionLayoutItem, CGSize)] = []
    var used: CGFloat = 0
    while !storedSubitems.isEmpty {
      let item = storedSubitems[found.count % storedSubitems.count]
      let size = item.layoutSize.resolvedSize(in: container)
      let next = used + length(size) + (found.isEmpty ? 0 : spacing)
      // Subitems of length zero would repeat forever.
      guard found.isEmpty || (next <= room + 0.001 && length(size) > 0) else { break }
      found.append((item, size))
      used = next
    }
    return found
  }
}
