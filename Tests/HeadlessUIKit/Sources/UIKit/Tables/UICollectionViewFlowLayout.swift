@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var flow = FlowArrangement([], width: 0)
  /// The collection view's length across the scroll direction, minus its adjusted content insets.
  private var width: CGFloat = 0

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var isVertical: Bool { scrollDirection == .vertical }

  private func contentWidth(in bounds: CGRect) -> CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return isVertical
      ? max(0, bounds.width - inset.left - inset.right)
      : max(0, bounds.height - inset.top - inset.bottom)
  }

  override func prepareLayout() {
    guard let collectionView else { return }
    width = contentWidth(in: collectionView.bounds)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let sections = (0..<collectionView.numberOfSections).map {
      section($0, of: collectionView, delegate)
    }
    flow = FlowArrangement(sections, width: width)
  }

  private func section(
    _ number: Int, of view: UICollectionView, _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> FlowArrangement.Section {
    var section = FlowArrangement.Section()
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    section.inset = transposed(inset)
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: number)
      ?? minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: number)
      ?? minimumInteritemSpacing
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: number)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: number)
      ?? footerReferenceSize
    section.headerHeight = transposed(header).height
    section.footerHeight = transposed(footer).height
    section.items = (0..<view.numberOfItems(inSection: number)).map {
      let size =
        delegate?.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: $0, section: number)
        ) ?? itemSize
      return transposed(size)
    }
    return section
  }

  override var layoutContentSize: CGSize { transposed(CGSize(width: width, height: flow.height)) }

  override func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = transposed(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in flow.sections.enumerated() {
      guard section.range.lowerBound < rect.maxY else { break }
      guard section.range.upperBound > rect.minY else { continue }
      let first = IndexPath(item: 0, section: number)
      if Self.overlaps(section.header, rect) {
        found.append(attributes(section.header, UICollectionView.elementKindSectionHeader, first))
      }
      for (item, frame) in section.items.enumerated() where Self.overlaps(frame, rect) {
        found.append(attributes(frame, nil, IndexPath(item: item, section: number)))
      }
      if Self.overlaps(section.footer, rect) {
        found.append(attributes(section.footer, UICollectionView.elementKindSectionFooter, first))
      }
    }
    return found
  }

  override func attributes(
    ofKind kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, flow.sections.indices.contains(indexPath.section) else {
      return nil
    }
    let section = flow.sections[indexPath.section]
    switch kind {
    case nil where section.items.indices.contains(indexPath.item):
      return attributes(section.items[indexPath.item], nil, indexPath)
    case UICollectionView.elementKindSectionHeader where !section.header.isNull:
      return attributes(section.header, kind, indexPath)
    case UICollectionView.elementKindSectionFooter where !section.footer.isNull:
      return attributes(section.footer, kind, indexPath)
    default: return nil
    }
  }

  override func shouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool {
    contentWidth(in: newBounds) != width
  }

  private func attributes(
    _ frame: CGRect, _ kind: String?, _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = transposed(frame)
    return attributes
  }

  private static func overlaps(_ frame: CGRect, _ rect: CGRect) -> Bool {
    !frame.isNull && frame.minY < rect.maxY && frame.maxY > rect.minY && frame.minX < rect.maxX
      && frame.maxX > rect.minX
  }

  private func transposed(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? max(0, size.width) : 0
    let height = size.height.isFinite ? max(0, size.height) : 0
    return isVertical ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  private func transposed(_ rect: CGRect) -> CGRect {
    guard !isVertical else { return rect }
    return CGRect(
      x: rect.origin.y, y: rect.origin.x, width: rect.size.height, height: rect.size.width
    )
  }

  private func transposed(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard !isVertical else { return inset }
    return UIEdgeInsets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom)
  }
}
