@MainActor open class UICollectionView: UIScrollView {
  // MARK: Storage

  private var collectionLayout: UICollectionViewLayout
  weak var storedDataSource: (any UICollectionViewDataSource)?

  // MARK: Visible

  var counts: [Int]?
  var needsPreparation = true
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplementaryViews: [SupplementaryKey: UICollectionReusableView] = [:]
  var selection: [IndexPath] = []

  // MARK: Reusable

  var cellClasses: [String: UICollectionViewCell.Type] = [:]
  var supplementaryClasses: [SupplementaryReuse: UICollectionReusableView.Type] = [:]
  var spareCells: [String: [UICollectionViewCell]] = [:]
  var spareSupplementaryViews: [SupplementaryReuse: [UICollectionReusableView]] = [:]
  var updates = BatchUpdates()
  var updateDepth = 0

  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionLayout = layout
    super.init(frame: frame)
    layout.storedCollectionView = self
  }

  public required init?(coder: NSCoder) {
    let layout = UICollectionViewFlowLayout()
    collectionLayout = layout
    super.init(coder: coder)
    layout.storedCollectionView = self
  }

  // MARK: Data

  open var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      forgetItems()
    }
  }

  open var delegate: (any UICollectionViewDelegate)? {
    get { storedDelegate as? any UICollectionViewDelegate }
    set {
      storedDelegate = newValue
      // The delegate decides the sizes of a flow layout.
      invalidateElementLayout()
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { collectionLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    guard layout !== collectionLayout else { return }
    collectionLayout.storedCollectionView = nil
    collectionLayout = layout
    layout.storedCollectionView = self
    invalidateElementLayout()
    guard animated else { return }
    UIView.animateForSystem(withDuration: 0.3) { [self] in layoutIfNeeded() }
  }

  /// Ends an animated scroll and a deceleration, or not (S294).
  open func reloadData() {
    if HeadlessDevice.current.options.reloadEndsScroll { stopMotion() }
    forgetItems()
  }

  open var numberOfSections: Int { currentCounts.count }

  @discardableResult open func numberOfItems(inSection section: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(section) ? counts[section] : 0
  }

  // MARK: Places

  @discardableResult
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForItem(at: indexPath)
  }

  @discardableResult open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  @discardableResult open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareIfNeeded()
    let pixel = CGRect(x: point.x, y: point.y, width: 1, height: 1)
    return collectionLayout.layoutAttributesForElements(in: pixel)?
      .first { $0.representedElementKind == nil && $0.frame.contains(point) }?.indexPath
  }

  // MARK: Cells

  @discardableResult
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  @discardableResult open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var indexPathsForVisibleItems: [IndexPath] {
    cells.filter { $0.value.frame.intersects(storedBounds) }.keys.sorted()
  }

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  @discardableResult open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    supplementaryViews[.init(kind: elementKind, indexPath: indexPath)]
  }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    supplementaryViews
      .filter { $0.key.kind == elementKind && $0.value.frame.intersects(storedBounds) }
      .sorted { $0.key.indexPath < $1.key.indexPath }.map(\.value)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[.init(kind: elementKind, identifier: identifier)] =
      viewClass as? UICollectionReusableView.Type
  }

  @discardableResult open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let made = cellClasses[identifier]?.make(identifier)
    guard let cell = made as? UICollectionViewCell else {
      fatalError("No class is registered for the reuse identifier \(identifier).")
    }
    return cell
  }

  @discardableResult open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let reuse = SupplementaryReuse(kind: elementKind, identifier: identifier)
    if let view = spareSupplementaryViews[reuse]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let view = supplementaryClasses[reuse]?.make(identifier) else {
      fatalError(
        "No class is registered for kind \(elementKind) and reuse identifier \(identifier)."
      )
    }
    return view
  }

  // MARK: Scrolling

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let offset = targetOffset(for: indexPath, at: scrollPosition) else { return }
    scroll(to: offset, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects without notifying the delegate, like every selection in code.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection where other != indexPath {
        deselectItem(at: other, animated: animated)
      }
    }
    guard let indexPath, contains(indexPath) else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    guard !scrollPosition.isEmpty else { return }
    scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    resignInSupplementaryViews()
    batch(updates, completion: completion)
  }

  open func insertSections(_ sections: IndexSet) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Hooks

  override func geometryDidChange(fromBounds oldBounds: CGRect) {
    if storedBounds != oldBounds, !needsPreparation,
      collectionLayout.shouldInvalidateLayout(forBoundsChange: storedBounds)
    {
      collectionLayout.invalidateLayout()
    }
    super.geometryDidChange(fromBounds: oldBounds)
  }

  /// The insets may have changed the width available to the layout.
  override func arrangeByAdjustedContentInset() {
    setNeedsLayout()
    guard collectionViewLayout.shouldInvalidate(forBoundsChange: storedBounds) else { return }
    needsPreparation = true
  }

  override func layoutContents() {
    prepareIfNeeded()
    super.layoutContents()
    prepareIfNeeded()
    layoutElements()
  }

  override func restingOffset(velocity: CGPoint) -> CGPoint {
    let proposed = super.restingOffset(velocity: velocity)
    let target = collectionLayout.targetContentOffset(
      forProposedContentOffset: proposed,
      withScrollingVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
    )
    return target.x.isFinite && target.y.isFinite ? target : proposed
  }
}
