@_spi(Headless) import UIKit

@MainActor final class StreamView {
  let spec: StreamScreen.View
  let view: UIScrollView
  let watch = StreamWatch()
  private(set) var fields: [UITextField] = []
  let bar: UIView?

  var top: InsetLedger
  var bottom: InsetLedger
  var indicatorTop: InsetLedger
  var indicatorBottom: InsetLedger
  /// Only the app may change this value and the next two.
  var behavior: UIScrollView.ContentInsetAdjustmentBehavior
  var contentHeight: CGFloat
  var isScrollEnabled = true
  var ownWrites = HeadlessScrollWrites()
  /// The writes by UIKit and the coordinator up to the end of the last turn.
  private(set) var lastWrites = HeadlessScrollWrites()
  /// All values of the insets that UIKit has added at the top and bottom since the last rest.
  var systemInsets: Set<CGFloat> = []
  weak var home: UIView?

  static let sides = (left: CGFloat(3), right: CGFloat(4))
  static let horizontal = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  private let controller: UITableViewController?

  init(
    _ spec: StreamScreen.View, in parent: UIView, bar: UIView?,
    controller: UITableViewController? = nil
  ) {
    self.spec = spec
    self.bar = bar
    let frame = spec.frame ?? parent.bounds
    switch spec.kind {
    case .scroll:
      let scroll = WatchedScrollView(frame: frame)
      scroll.delegate = watch
      view = scroll
    case .table, .tableController:
      let table = WatchedTableView(frame: frame, style: .plain)
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      watch.rows = Int(spec.contentHeight / 44)
      table.dataSource = watch
      table.delegate = watch
      view = table
    case .collection, .carousel:
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.itemSize = CGSize(width: 240, height: 44)
      if spec.kind == .carousel {
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 140, height: 80)
      }
      let collection = WatchedCollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      watch.rows = Int(spec.contentHeight / 44)
      collection.dataSource = watch
      collection.delegate = watch
      view = collection
    case .text:
      let text = WatchedTextView(frame: frame)
      text.text = String(repeating: "line\n", count: Int(spec.contentHeight / 20))
      text.delegate = watch
      view = text
    }
    behavior = UIScrollView.ContentInsetAdjustmentBehavior(rawValue: spec.behavior) ?? .automatic
    contentHeight = spec.contentHeight
    top = InsetLedger(own: spec.top)
    bottom = InsetLedger(own: spec.bottom)
    indicatorTop = InsetLedger(own: 0)
    indicatorBottom = InsetLedger(own: spec.indicatorBottom)
    home = parent
    self.controller = controller
    controller?.tableView = view as? UITableView
    setUp(parent)
  }

  private func setUp(_ parent: UIView) {
    if spec.frame == nil { view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
    view.contentInsetAdjustmentBehavior = behavior
    view.keyboardDismissMode = UIScrollView.KeyboardDismissMode(rawValue: spec.dismissMode) ?? .none
    switch spec.transform {
    case .none: break
    case .flipped: view.transform = CGAffineTransform(scaleX: 1, y: -1)
    case .quarter: view.transform = CGAffineTransform(rotationAngle: -.pi / 2)
    case .smaller: view.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
    view.contentInset = UIEdgeInsets(
      top: spec.top, left: Self.sides.left, bottom: spec.bottom, right: Self.sides.right
    )
    view.verticalScrollIndicatorInsets.bottom = spec.indicatorBottom
    view.horizontalScrollIndicatorInsets = Self.horizontal
    if spec.kind == .scroll {
      // Narrower than the view, which then scrolls only vertically.
      view.contentSize = CGSize(width: 100, height: contentHeight)
      for y in spec.fields {
        let field = UITextField(frame: CGRect(x: 8, y: y, width: 120, height: 34))
        view.addSubview(field)
        fields.append(field)
      }
    }
    parent.addSubview(view)
  }

  /// Returns a text field, the text view itself, or the field of a visible row.
  func responder(_ number: Int) -> UIView? {
    switch spec.kind {
    case .scroll: fields.isEmpty ? nil : fields[number % fields.count]
    case .text: view
    case .table, .collection, .carousel, .tableController:
      visibleFields.isEmpty ? nil : visibleFields[number % visibleFields.count]
    }
  }

  private var visibleFields: [UITextField] {
    let cells = (view as? UITableView)?.visibleCells.map(\.contentView)
    let contents = cells ?? (view as? UICollectionView)?.visibleCells.map(\.contentView) ?? []
    return contents.compactMap { $0.subviews.first as? UITextField }
  }

  // MARK: Reading

  /// The coordinator's parts of the insets at the top and bottom, then of the indicator insets.
  var keyboardInsets: [CGFloat] {
    let inset = view.contentInset
    let indicator = view.verticalScrollIndicatorInsets
    return [
      top.adjustment(in: inset.top), bottom.adjustment(in: inset.bottom),
      indicatorTop.adjustment(in: indicator.top),
      indicatorBottom.adjustment(in: indicator.bottom),
    ]
  }

  func updateLedgers() {
    let inset = view.contentInset
    let indicator = view.verticalScrollIndicatorInsets
    top.update(with: inset.top)
    bottom.update(with: inset.bottom)
    indicatorTop.update(with: indicator.top)
    indicatorBottom.update(with: indicator.bottom)
  }

  /// The longest series of inset writes since the last rest, without a pause of half a second.
  private(set) var longestWriteSeries = 0
  private var writeSeries = 0
  private var lastWrite: TimeInterval = 0

  func noteWrites(at time: TimeInterval, writes: Int) {
    writeSeries = time - lastWrite > 0.5 ? writes : writeSeries + writes
    lastWrite = time
    longestWriteSeries = max(longestWriteSeries, writeSeries)
  }

  func beginInterval() {
    systemInsets = []
    longestWriteSeries = 0
  }

  func noteSystemInsets() {
    let adjusted = view.adjustedContentInset
    let inset = view.contentInset
    systemInsets.insert(adjusted.top - inset.top)
    systemInsets.insert(adjusted.bottom - inset.bottom)
  }

  var foreignWrites: HeadlessScrollWrites {
    var writes = view.headlessWrites
    writes.contentInset -= ownWrites.contentInset
    writes.verticalScrollIndicatorInsets -= ownWrites.verticalScrollIndicatorInsets
    writes.contentOffset -= ownWrites.contentOffset
    return writes
  }

  func beginTurn() { (lastWrites, offsetBeforeWrites) = (foreignWrites, nil) }

  private var offsetBeforeWrites: CGFloat?

  /// Returns the content offset before the first write in this turn; if the app has scrolled in
  /// this turn, the offset after that scroll.
  ///
  /// Call this method before each write by UIKit or the coordinator.
  func startOfWrites() -> CGFloat {
    let start = offsetBeforeWrites ?? view.contentOffset.y
    offsetBeforeWrites = start
    return start
  }

  // MARK: Rows

  var hasRows: Bool { spec.kind.hasRows }
  /// True during a batch update, in which a second one would raise an exception.
  private var isUpdatingRows = false

  func insertRows(_ rows: Range<Int>) {
    let paths = rows.map { IndexPath(row: $0, section: 0) }
    updateRows { view in
      view.watch.rows += paths.count
      (view.view as? UITableView)?.insertRows(at: paths, with: .none)
      (view.view as? UICollectionView)?.insertItems(at: paths)
    }
  }

  func deleteRows(_ rows: Range<Int>) {
    let paths = rows.map { IndexPath(row: $0, section: 0) }
    updateRows { view in
      view.watch.rows -= paths.count
      (view.view as? UITableView)?.deleteRows(at: paths, with: .none)
      (view.view as? UICollectionView)?.deleteItems(at: paths)
    }
  }

  func moveRow(at start: Int, to end: Int) {
    let start = IndexPath(row: start, section: 0)
    let end = IndexPath(row: end, section: 0)
    updateRows { view in
      (view.view as? UITableView)?.moveRow(at: start, to: end)
      (view.view as? UICollectionView)?.moveItem(at: start, to: end)
    }
  }

  func reloadRow(_ row: Int) {
    let path = IndexPath(row: row, section: 0)
    updateRows { view in
      (view.view as? UITableView)?.reloadRows(at: [path], with: .none)
      (view.view as? UICollectionView)?.reloadItems(at: [path])
    }
  }

  func reloadRows() {
    guard !isUpdatingRows else { return }
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  private func updateRows(_ update: @escaping (StreamView) -> Void) {
    guard !isUpdatingRows else { return }
    isUpdatingRows = true
    defer { isUpdatingRows = false }
    let updates = { [self] in update(self) }
    (view as? UITableView)?.performBatchUpdates(updates, completion: nil)
    (view as? UICollectionView)?.performBatchUpdates(updates)
  }

  // MARK: The app's writes

  func setInset(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat>, _ value: CGFloat?) {
    guard let value else { return }
    ownWrites.contentInset += 1
    watch.isAppWriting = true
    view.contentInset[keyPath: edge] = value
    watch.isAppWriting = false
  }

  func setIndicatorInset(_ value: CGFloat?) {
    guard let value else { return }
    ownWrites.verticalScrollIndicatorInsets += 1
    view.verticalScrollIndicatorInsets.bottom = value
  }

  func scroll(to y: CGFloat, animated: Bool) {
    ownWrites.contentOffset += 1
    offsetBeforeWrites = nil
    watch.isAppScrolling = true
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: y), animated: animated)
    watch.isAppScrolling = false
  }
}
