// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// Rows one below the other, with a cell for each one that shows.
@MainActor
open class UITableView: UIScrollView {
  // MARK: What the properties store

  private let headlessStyle: Style
  weak var headlessDataSource: (any UITableViewDataSource)?

  // MARK: What is on show

  /// Heights and places; nil when they have to be asked for again.
  var headlessMetrics: HeadlessTableMetrics?
  /// The numbers of rows as the data source last gave them; nil before it was asked.
  var headlessCounts: [Int]?
  /// The width the heights are good for.
  var headlessMetricsWidth: CGFloat = 0
  /// Heights of cells that sized themselves.
  var headlessMeasuredHeights: [IndexPath: CGFloat] = [:]
  var headlessCells: [IndexPath: UITableViewCell] = [:]
  var headlessHeaders: [Int: UIView] = [:]
  var headlessFooters: [Int: UIView] = [:]
  var headlessSelection: [IndexPath] = []

  // MARK: What is kept for later

  var headlessCellClasses: [String: UITableViewCell.Type] = [:]
  var headlessHeaderFooterClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  var headlessSpareCells: [String: [UITableViewCell]] = [:]
  var headlessSpareHeadersFooters: [String: [UITableViewHeaderFooterView]] = [:]
  var headlessUpdates = HeadlessBatchUpdates()
  var headlessUpdateDepth = 0

  nonisolated public static let automaticDimension: CGFloat = -1

  public init(frame: CGRect, style: Style) {
    headlessStyle = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    headlessStyle = .plain
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(frame: .zero, style: .plain)
  }

  /// Inherited in Objective-C.
  @_documentation(visibility: internal)
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  override func headlessDidInit() {
    super.headlessDidInit()
    // Tables bounce however few their rows are.
    alwaysBounceVertical = true
  }

  // MARK: Where the rows come from

  open var style: Style { headlessStyle }

  open var dataSource: (any UITableViewDataSource)? {
    get { headlessDataSource }
    set {
      headlessDataSource = newValue
      headlessForgetRows()
    }
  }

  open var delegate: (any UITableViewDelegate)? {
    get { headlessDelegate as? any UITableViewDelegate }
    set {
      headlessDelegate = newValue
      headlessMetricsAreStale()
    }
  }

  open func reloadData() {
    headlessForgetRows()
    headlessUpdateContentSize()
  }

  open var numberOfSections: Int { headlessCurrentMetrics.sections.count }

  @discardableResult
  open func numberOfRows(inSection section: Int) -> Int {
    let sections = headlessCurrentMetrics.sections
    return sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  // MARK: Heights

  open var rowHeight: CGFloat = automaticDimension { didSet { headlessMetricsAreStale() } }
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { headlessMetricsAreStale() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { headlessMetricsAreStale() }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { headlessMetricsAreStale() }
  }

  // MARK: Appearance

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in headlessCells.values { cell.setNeedsLayout() } }
  }

  open var insetsContentViewsToSafeArea = true {
    didSet { for cell in headlessCells.values { cell.setNeedsLayout() } }
  }

  // MARK: Views above and below the rows

  /// As high as its frame was when it was assigned.
  open var tableHeaderView: UIView? {
    didSet { headlessReplace(oldValue, by: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { headlessReplace(oldValue, by: tableFooterView) }
  }

  // MARK: Places

  @discardableResult
  open func rect(forSection section: Int) -> CGRect {
    let sections = headlessCurrentMetrics.sections
    guard sections.indices.contains(section) else { return .zero }
    return headlessRect(
      .init(top: sections[section].top, height: sections[section].bottom - sections[section].top)
    )
  }

  @discardableResult
  open func rectForHeader(inSection section: Int) -> CGRect {
    headlessRect(headlessCurrentMetrics.header(of: section))
  }

  @discardableResult
  open func rectForFooter(inSection section: Int) -> CGRect {
    headlessRect(headlessCurrentMetrics.footer(of: section))
  }

  @discardableResult
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    headlessRect(headlessCurrentMetrics.row(at: indexPath))
  }

  @discardableResult
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < headlessBounds.width else { return nil }
    return headlessCurrentMetrics.rows(in: point.y..<(point.y.nextUp)).first
  }

  @discardableResult
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard !rect.isNull, rect.minY <= rect.maxY else { return [] }
    return headlessCurrentMetrics.rows(in: rect.minY..<rect.maxY)
  }

  // MARK: Cells

  @discardableResult
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { headlessCells[indexPath] }

  @discardableResult
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    headlessCells.first { $0.value === cell }?.key
  }

  open var indexPathsForVisibleRows: [IndexPath]? {
    headlessCurrentMetrics.rows(in: headlessVisibleRange).filter { headlessCells[$0] != nil }
  }

  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { headlessCells[$0] }
  }

  @discardableResult
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headlessHeaders[section] as? UITableViewHeaderFooterView
  }

  @discardableResult
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headlessFooters[section] as? UITableViewHeaderFooterView
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    headlessCellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headlessHeaderFooterClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = headlessSpareCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return headlessCellClasses[identifier]?.headlessMake(identifier)
  }

  @discardableResult
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      // UIKit raises an exception.
      fatalError("No class is registered for the reuse identifier \(identifier).")
    }
    return cell
  }

  @discardableResult
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    if let view = headlessSpareHeadersFooters[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return headlessHeaderFooterClasses[identifier]?.headlessMake(identifier)
  }

  // MARK: Scrolling

  open func scrollToRow(
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

  open var indexPathForSelectedRow: IndexPath? { headlessSelection.first }

  open var indexPathsForSelectedRows: [IndexPath]? {
    headlessSelection.isEmpty ? nil : headlessSelection
  }

  /// Selects without telling the delegate, as every selection by code.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      for other in headlessSelection where other != indexPath {
        deselectRow(at: other, animated: animated)
      }
    }
    guard let indexPath, headlessCurrentMetrics.contains(indexPath) else { return }
    if !headlessSelection.contains(indexPath) { headlessSelection.append(indexPath) }
    headlessCells[indexPath]?.setSelected(true, animated: animated)
    guard scrollPosition != .none else { return }
    scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    headlessSelection.removeAll { $0 == indexPath }
    headlessCells[indexPath]?.setSelected(false, animated: animated)
  }

  // MARK: Updates

  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    headlessBatch(updates, completion: completion)
  }

  open func beginUpdates() {
    headlessUpdateDepth += 1
  }

  open func endUpdates() {
    guard headlessUpdateDepth > 0 else { return }
    headlessUpdateDepth -= 1
    headlessCommitUpdates(completion: nil)
  }

  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    headlessUpdate { $0.insertedSections.formUnion(sections) }
  }

  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    headlessUpdate { $0.deletedSections.formUnion(sections) }
  }

  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    headlessUpdate { $0.reloadedSections.formUnion(sections) }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    headlessUpdate { $0.movedSections.append((section, newSection)) }
  }

  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    headlessUpdate { $0.insertedItems.formUnion(indexPaths) }
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    headlessUpdate { $0.deletedItems.formUnion(indexPaths) }
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    headlessUpdate { $0.reloadedItems.formUnion(indexPaths) }
  }

  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    headlessUpdate { $0.movedItems.append((indexPath, newIndexPath)) }
  }

  // MARK: Hooks of the view

  /// Floating headers keep clear of the inset.
  override func headlessTakeInAdjustedContentInset() {
    setNeedsLayout()
  }

  override func headlessLayoutSubviews() {
    if headlessMetricsWidth != headlessBounds.width {
      headlessMetrics = nil
      headlessMeasuredHeights = [:]
    }
    headlessUpdateContentSize()
    super.headlessLayoutSubviews()
    headlessLayoutRows()
  }
}
