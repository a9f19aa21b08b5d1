@MainActor open class UITableView: UIScrollView {
  // MARK: Storage

  private let storedStyle: Style
  weak var storedDataSource: (any UITableViewDataSource)?

  // MARK: Visible

  /// Heights and places; nil if they must be queried again.
  var metrics: TableMetrics?
  var counts: [Int]?
  var metricsWidth: CGFloat = 0
  /// Heights of cells that sized themselves.
  var measuredHeights: [IndexPath: CGFloat] = [:]
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selection: [IndexPath] = []

  // MARK: Reusable

  var cellClasses: [String: UITableViewCell.Type] = [:]
  var headerFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var spareCells: [String: [UITableViewCell]] = [:]
  var spareHeadersFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var updates = BatchUpdates()
  var updateDepth = 0

  nonisolated public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    storedStyle = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    storedStyle = .plain
    super.init(coder: coder)
  }

  public convenience init() { self.init(frame: .zero, style: .plain) }

  /// Inherited in Objective-C.
  @_documentation(visibility: internal)
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  override func didInit() {
    super.didInit()
    // Tables bounce even with few rows.
    alwaysBounceVertical = true
  }

  // MARK: Data

  open var style: Style { storedStyle }

  open var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      forgetRows()
    }
  }

  open var delegate: (any UITableViewDelegate)? {
    get { storedDelegate as? any UITableViewDelegate }
    set {
      storedDelegate = newValue
      invalidateMetrics()
    }
  }

  /// Ends an animated scroll and a deceleration, or not (S294).
  open func reloadData() {
    if HeadlessDevice.current.options.reloadEndsScroll { stopMotion() }
    forgetRows()
    updateContentSize()
  }

  open var numberOfSections: Int { currentMetrics.sections.count }

  @discardableResult open func numberOfRows(inSection section: Int) -> Int {
    let sections = currentMetrics.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Heights

  open var rowHeight: CGFloat = automaticDimension { didSet { invalidateMetrics() } }
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { invalidateMetrics() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { invalidateMetrics() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { invalidateMetrics() } }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in cells.values { cell.setNeedsLayout() } }
  }

  open var insetsContentViewsToSafeArea = true {
    didSet { for cell in cells.values { cell.setNeedsLayout() } }
  }

  // MARK: Header and footer

  /// A view above the rows, as high as its own frame.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, by: tableHeaderView) } }

  open var tableFooterView: UIView? { didSet { replace(oldValue, by: tableFooterView) } }

  // MARK: Places

  @discardableResult open func rect(forSection section: Int) -> CGRect {
    let sections = currentMetrics.sections
    guard sections.indices.contains(section) else { return .zero }
    return spanRect(
      .init(top: sections[section].top, height: sections[section].bottom - sections[section].top)
    )
  }

  @discardableResult open func rectForHeader(inSection section: Int) -> CGRect {
    precondition(section < numberOfSections, "The table has no section \(section) (S284).")
    return spanRect(currentMetrics.header(of: section))
  }

  @discardableResult open func rectForFooter(inSection section: Int) -> CGRect {
    precondition(section < numberOfSections, "The table has no section \(section) (S284).")
    return spanRect(currentMetrics.footer(of: section))
  }

  @discardableResult open func rectForRow(at indexPath: IndexPath) -> CGRect {
    spanRect(currentMetrics.row(at: indexPath))
  }

  @discardableResult open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < storedBounds.width else { return nil }
    return currentMetrics.rows(in: point.y..<(point.y.nextUp)).first
  }

  @discardableResult open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, rect.minY <= rect.maxY else { return [] }
    return currentMetrics.rows(in: rect.minY..<rect.maxY)
  }

  // MARK: Cells

  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  @discardableResult open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    currentMetrics.rows(in: visibleRange).filter { cells[$0] != nil }
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { cells[$0] }
  }

  @discardableResult open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headers[section] as? UITableViewHeaderFooterView
  }

  @discardableResult open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = spareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.make(identifier)
  }

  @discardableResult open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      fatalError("No class is registered for the reuse identifier \(identifier).")
    }
    return cell
  }

  @discardableResult open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = spareHeadersFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headerFooterClasses[identifier]?.make(identifier)
  }

  // MARK: Scrolling

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let offset = targetOffset(for: indexPath, at: scrollPosition) else { return }
    scroll(to: offset, animated: animated)
  }

  // MARK: Selection

  open var allowsSelection = true
  open var allowsMultipleSelection = false

  open var indexPathForSelectedRow: IndexPath? { selection.first }

  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects without notifying the delegate, like every selection in code.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in selection where other != indexPath { deselectRow(at: other, animated: animated) }
    }
    guard let indexPath, currentMetrics.contains(indexPath) else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Updates

  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    batch(updates, completion: completion)
  }

  open func beginUpdates() { updateDepth += 1 }

  open func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    commitUpdates()
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections.append((section, newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update { $0.reloadedItems.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Hooks

  /// Lays out again, because headers float below the top inset.
  override func arrangeByAdjustedContentInset() { setNeedsLayout() }

  override func layoutContents() {
    if metricsWidth != storedBounds.width {
      metrics = nil
      measuredHeights = [:]
    }
    updateContentSize()
    super.layoutContents()
    layoutRows()
  }
}
