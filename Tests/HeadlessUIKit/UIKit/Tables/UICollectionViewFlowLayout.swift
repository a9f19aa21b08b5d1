// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Items in lines, with headers and footers between the sections.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  private var headlessFlow = HeadlessFlow([], width: 0)
  /// Across the lines' direction the layout is as wide as the collection view without its insets.
  private var headlessWidth: CGFloat = 0

  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  private var headlessIsVertical: Bool { scrollDirection == .vertical }

  private func headlessWidth(in bounds: CGRect) -> CGFloat {
    guard let collectionView else { return 0 }
    let inset = collectionView.adjustedContentInset
    return headlessIsVertical
      ? max(0, bounds.width - inset.left - inset.right)
      : max(0, bounds.height - inset.top - inset.bottom)
  }

  // MARK: Hooks of the layout

  override func headlessPrepare() {
    guard let collectionView else { return }
    headlessWidth = headlessWidth(in: collectionView.bounds)
    let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout
    let sections = (0..<collectionView.numberOfSections).map {
      headlessSection($0, of: collectionView, delegate)
    }
    headlessFlow = HeadlessFlow(sections, width: headlessWidth)
  }

  private func headlessSection(
    _ number: Int,
    of view: UICollectionView,
    _ delegate: (any UICollectionViewDelegateFlowLayout)?
  ) -> HeadlessFlow.Section {
    var section = HeadlessFlow.Section()
    let inset =
      delegate?.collectionView(view, layout: self, insetForSectionAt: number) ?? sectionInset
    section.inset = headlessTransposed(inset)
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
    section.headerHeight = headlessTransposed(header).height
    section.footerHeight = headlessTransposed(footer).height
    section.items = (0..<view.numberOfItems(inSection: number)).map {
      let size =
        delegate?.collectionView(
          view,
          layout: self,
          sizeForItemAt: IndexPath(item: $0, section: number)
        ) ?? itemSize
      return headlessTransposed(size)
    }
    return section
  }

  override var headlessContentSize: CGSize {
    headlessTransposed(CGSize(width: headlessWidth, height: headlessFlow.height))
  }

  override func headlessAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let rect = headlessTransposed(rect)
    var found: [UICollectionViewLayoutAttributes] = []
    for (number, section) in headlessFlow.sections.enumerated() {
      guard section.range.lowerBound < rect.maxY else { break }
      guard section.range.upperBound > rect.minY else { continue }
      let first = IndexPath(item: 0, section: number)
      if Self.headlessMeet(section.header, rect) {
        found.append(
          headlessAttributes(section.header, UICollectionView.elementKindSectionHeader, first)
        )
      }
      for (item, frame) in section.items.enumerated() where Self.headlessMeet(frame, rect) {
        found.append(headlessAttributes(frame, nil, IndexPath(item: item, section: number)))
      }
      if Self.headlessMeet(section.footer, rect) {
        found.append(
          headlessAttributes(section.footer, UICollectionView.elementKindSectionFooter, first)
        )
      }
    }
    return found
  }

  override func headlessAttributes(
    ofKind kind: String?,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, headlessFlow.sections.indices.contains(indexPath.section) else {
      return nil
    }
    let section = headlessFlow.sections[indexPath.section]
    switch kind {
    case nil where section.items.indices.contains(indexPath.item):
      return headlessAttributes(section.items[indexPath.item], nil, indexPath)
    case UICollectionView.elementKindSectionHeader where !section.header.isNull:
      return headlessAttributes(section.header, kind, indexPath)
    case UICollectionView.elementKindSectionFooter where !section.footer.isNull:
      return headlessAttributes(section.footer, kind, indexPath)
    default:
      return nil
    }
  }

  override func headlessShouldInvalidate(forBoundsChange newBounds: CGRect) -> Bool {
    headlessWidth(in: newBounds) != headlessWidth
  }

  // MARK: Directions

  private func headlessAttributes(
    _ frame: CGRect,
    _ kind: String?,
    _ indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      kind.map {
        UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: $0, with: indexPath)
      } ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = headlessTransposed(frame)
    return attributes
  }

  private static func headlessMeet(_ frame: CGRect, _ rect: CGRect) -> Bool {
    !frame.isNull && frame.minY < rect.maxY && frame.maxY > rect.minY && frame.minX < rect.maxX
      && frame.maxX > rect.minX
  }

  /// A size without a number in it takes no room.
  private func headlessTransposed(_ size: CGSize) -> CGSize {
    let width = size.width.isFinite ? max(0, size.width) : 0
    let height = size.height.isFinite ? max(0, size.height) : 0
    return headlessIsVertical
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  private func headlessTransposed(_ rect: CGRect) -> CGRect {
    guard !headlessIsVertical else { return rect }
    return CGRect(
      x: rect.origin.y,
      y: rect.origin.x,
      width: rect.size.height,
      height: rect.size.width
    )
  }

  private func headlessTransposed(_ inset: UIEdgeInsets) -> UIEdgeInsets {
    guard !headlessIsVertical else { return inset }
    return UIEdgeInsets(
      top: inset.left,
      left: inset.top,
      bottom: inset.right,
      right: inset.bottom
    )
  }
}
