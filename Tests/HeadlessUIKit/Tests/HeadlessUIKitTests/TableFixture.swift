import Testing
@_spi(Headless) import UIKit

/// A table with behaviour never that fills the window of an iPhone, so that rows from 0 to 844 are
/// visible.
///
/// Index paths are written `[section, row]`.
struct TableFixture {
  let device = HeadlessDevice()
  let window: UIWindow
  let table: UITableView
  let source = TableSource()

  init(
    rows: [Int] = [100], style: UITableView.Style = .plain,
    prepare: (UITableView, TableSource) -> Void = { _, _ in }
  ) {
    device.makeCurrent()
    let controller = UIViewController()
    table = UITableView(frame: controller.view.bounds, style: style)
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 44
    table.register(TableCell.self, forCellReuseIdentifier: "cell")
    source.rows = names(inSections: rows)
    prepare(table, source)
    table.dataSource = source
    table.delegate = source
    controller.view.addSubview(table)
    window = device.makeWindow(rootViewController: controller)
    source.log = []
  }

  func cell(_ row: Int, _ section: Int = 0) -> TableCell? {
    table.cellForRow(at: [section, row]) as? TableCell
  }

  var shown: [String] { table.visibleCells.compactMap { ($0 as? TableCell)?.name } }

  func settle() { device.clock.settle() }
}

/// Returns the names of rows or items, such as "1.0", for the counts of some sections.
func names(inSections counts: [Int]) -> [[String]] {
  counts.enumerated().map { section, count in (0..<count).map { "\(section).\($0)" } }
}

/// A view that can be first responder without a keyboard.
final class ListResponder: UIView {
  var mayResign = true
  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { mayResign }

  override func resignFirstResponder() -> Bool {
    guard mayResign else { return false }
    return super.resignFirstResponder()
  }
}

final class TableCell: UITableViewCell {
  let responder = ListResponder()
  var name = ""
  var reuses = 0
  var wantedHeight: CGFloat?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(responder)
  }

  // Most cells written in code contain this initializer.
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let wantedHeight else { return super.sizeThatFits(size) }
    return CGSize(size.width, wantedHeight)
  }
}

final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var rows: [[String]] = []
  var heights: [String: CGFloat] = [:]
  var wantedHeights: [String: CGFloat] = [:]
  var headerHeight: CGFloat = 0
  var footerHeight: CGFloat = 0
  var headers: [Int: UIView] = [:]
  var made: [TableCell] = []
  var log: [String] = []
  var refusesSelection = false
  var scrolls = 0

  func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    guard let cell = cell as? TableCell else { return cell }
    if !made.contains(where: { $0 === cell }) { made.append(cell) }
    cell.name = rows[indexPath.section][indexPath.row]
    cell.wantedHeight = wantedHeights[cell.name]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[rows[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    footerHeight
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headers[section]
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("show \(indexPath.section).\(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.section).\(indexPath.row)") }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    refusesSelection ? nil : indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.section).\(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.section).\(indexPath.row)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
}
