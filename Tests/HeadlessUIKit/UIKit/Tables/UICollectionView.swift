// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Items wherever a layout puts them, with a cell for each one that shows.
@MainActor
open class UICollectionView: UIScrollView {
  // MARK: What the properties store

  private var headlessCollectionLayout: UICollectionViewLayout
  weak var headlessDataSource: (any UICollectionViewDataSource)?

  // MARK: What is on show

  /// The numbers of items as the data source last gave them; nil before it was asked.
  var headlessCounts: [Int]?
  var headlessNeedsPreparation = true
  var headlessCells: [IndexPath: UICollectionViewCell] = [:]
  var headlessSupplementaryViews: [HeadlessSupplementaryKey: UICollectionReusableView] = [:]
  var headlessSelection: [IndexPath] = []

  // MARK: What is kept for later

  var headlessCellClasses: [String: UICollectionViewCell.Type] = [:]
  var headlessSupplementaryClasses: [HeadlessSupplementaryReuse: UICollectionReusableView.Type] =
    [:]
  var headlessSpareCells: [String: [UICollectionViewCell]] = [:]
  var headlessSpareSupplementaryViews: [HeadlessSupplementaryReuse: [UICollectionReusableView]] =
    [:]
  var headlessUpdates = HeadlessBatchUpdates()
  var headlessUpdateDepth = 0

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    headlessCollectionLayout = layout
    super.init(frame: frame)
    layout.headlessCollectionView = self
  }

  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    headlessCollectionLayout = layout
    super.init(coder: coder)
    layout.headlessCollectionView = self
  }

  // MARK: Where the items come from

  open var dataSource: (any UICollectionViewDataSource)? {
    get { headlessDataSource }
    set {
      headlessDataSource = newValue
      headlessForgetItems()
    }
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { headlessDelegate as? any UICollectionViewDelegate }
    set {
      headlessDelegate = newValue
      // A delegate of a flow layout gives sizes.
      headlessLayoutIsStale()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { headlessCollectionLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== headlessCollectionLayout else { return }
    headlessCollectionLayout.headlessCollectionView = nil
    headlessCollectionLayout = layout
    layout.headlessCollectionView = self
    headlessLayoutIsStale()
    guard animated else { return }
    UIView.animate(withDuration: 0.3) { [self] in layoutIfNeeded() }
  }

  open func reloadData() {
    headlessForgetItems()
  }

  open var numberOfSections: Int { headlessCurrentCounts.count }

  @discardableResult
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = headlessCurrentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Places

  @discardableResult
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headlessPrepareIfNeeded()
    return headlessCollectionLayout.layoutAttributesForItem(at: indexPath)
  }

  @discardableResult
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    headlessPrepareIfNeeded()
    return headlessCollectionLayout.layoutAttributesForSupplementaryView(
      ofKind: kind,
      at: indexPath
    )
  }

  @discardableResult
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    headlessPrepareIfNeeded()
    let pixel = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return headlessCollectionLayout.layoutAttributesForElements(in: pixel)?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  // MARK: Cells and supplementary views

  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    headlessCells[indexPath]
  }

  @discardableResult
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    headlessCells.first { $0.value === cell }?.key
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    headlessCells.filter { $0.value.frame.intersects(headlessBounds) }.keys.sorted()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { headlessCells[$0] }
  }

  @discardableResult
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    headlessSupplementaryViews[.init(kind: elementKind, indexPath: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    headlessSupplementaryViews
      .filter { $0.key.kind == elementKind && $0.value.frame.intersects(headlessBounds) }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    headlessCellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    headlessSupplementaryClasses[.init(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = headlessSpareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made = headlessCellClasses[identifier]?.headlessMake(identifier)
    guard let cell = made as? UICollectionViewCell else {
      // UIKit raises an exception.
      fatalError("No class is registered for the reuse identifier \(identifier).")
    }
    return cell
  }

  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let reuse = HeadlessSupplementaryReuse(kind: elementKind, identifier: identifier)
    if let view = headlessSpareSupplementaryViews[reuse]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = headlessSupplementaryClasses[reuse]?.headlessMake(identifier) else {
      // UIKit raises an exception.
      fatalError(
        "No class is registered for kind \(elementKind) and reuse identifier \(identifier)."
      )
    }
    return view
  }

  // MARK: Scrolling

  open func scrollToItem(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    guard let offset = headlessOffset(for: indexPath, at: scrollPosition) else { return }
    headlessScroll(to: offset, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathsForSelectedItems: [IndexPath]? { headlessSelection }

  /// Selects without telling the delegate, as every selection by code.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in headlessSelection where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let indexPath, headlessContains(indexPath) else { return }
    if !headlessSelection.contains(indexPath) { headlessSelection.append(indexPath) }
    headlessCells[indexPath]?.isSelected = true
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    headlessSelection.removeAll { $0 == indexPath }
    headlessCells[indexPath]?.isSelected = false
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    headlessResignInSupplementaryViews()
    headlessBatch(updates, completion: completion)
  }

  open func insertSections(_ sections: IndexSet) {
    headlessUpdate { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    headlessUpdate { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    headlessUpdate { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    headlessUpdate { $0.movedSections.append((section, newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    headlessUpdate { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    headlessUpdate { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    headlessUpdate { $0.reloadedItems.formUnion(indexPaths) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    headlessUpdate { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Hooks of the view

  override func headlessGeometryDidChange(fromBounds oldBounds: CGRect) {
    if headlessBounds != oldBounds, !headlessNeedsPreparation,
      headlessCollectionLayout.shouldInvalidateLayout(forBoundsChange: headlessBounds)
    {
      headlessCollectionLayout.invalidateLayout()
    }
    super.headlessGeometryDidChange(fromBounds: oldBounds)
  }

  /// The insets may have changed the width that a layout has.
  override func headlessTakeInAdjustedContentInset() {
    setNeedsLayout()
    guard collectionViewLayout.headlessShouldInvalidate(forBoundsChange: headlessBounds) else {
      return
    }
    headlessNeedsPreparation = true
  }

  override func headlessLayoutSubviews() {
    headlessPrepareIfNeeded()
    super.headlessLayoutSubviews()
    headlessPrepareIfNeeded()
    headlessLayoutElements()
  }

  override func headlessRestingOffset(velocity: CGPoint) -> CGPoint {
    let proposed = super.headlessRestingOffset(velocity: velocity)
    let target = headlessCollectionLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    )
    return target.x.isFinite && target.y.isFinite ? target : proposed
  }
}
