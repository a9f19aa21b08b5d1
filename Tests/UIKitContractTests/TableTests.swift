import Testing
import UIKit

@MainActor struct TableTests {
  // Evidence: one source.
  @Test(.needsKeyboard)
  func `S140: a table controller adjusts for the keyboard without changing the content inset`()
    async throws
  {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    let overlap = try await scene.showKeyboard()
    expectEqual(scene.table.contentInset.bottom, to: 0)
    #expect(await wait { isClose(scene.table.adjustedContentInset.bottom, overlap) })
  }

  // Evidence: one source.
  @Test(.needsKeyboard)
  func `S141: with behaviour never, a table controller does not adjust`() async throws {
    let controller = FieldTableController(style: .plain)
    controller.tableView.contentInsetAdjustmentBehavior = .never
    let scene = await TableScene(controller)
    defer { scene.end() }
    _ = try await scene.showKeyboard()
    #expect(!(await happens { scene.table.adjustedContentInset.bottom != 0 }))
  }

  // Evidence: one comment in code.
  @Test(.needsKeyboard)
  func `S142: without super in viewWillAppear, a table controller does not adjust`() async throws {
    let scene = await TableScene(SkippingTableController(style: .plain))
    defer { scene.end() }
    _ = try await scene.showKeyboard()
    #expect(!(await happens { scene.table.adjustedContentInset.bottom != 34 }))
  }

  @Test(.needsKeyboard)
  func `S143: an app's keyboard inset and a table controller's adjustment add up`() async throws {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    let overlap = try await scene.showKeyboard()
    scene.table.contentInset.bottom = overlap - 34
    let both = overlap + overlap - 34
    #expect(await wait { isClose(scene.table.adjustedContentInset.bottom, both) })
  }

  @Test(.needsKeyboard)
  func `S144: with a table controller's own adjustment no further inset is needed`() async throws {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    let overlap = try await scene.showKeyboard()
    #expect(await wait { overlap - scene.table.contribution < 0.001 })
  }

  // Apple documents that an estimate of zero is wrong for cells that size themselves.
  @Test func `S279: without estimates, rows do not size themselves`() {
    let stage = Stage()
    for (estimate, height) in [0: 44, UITableView.automaticDimension: 80] as [CGFloat: CGFloat] {
      let (table, rows) = (UITableView(frame: stage.root.view.bounds, style: .plain), TallRows(3))
      table.separatorStyle = .none
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = estimate
      table.dataSource = rows
      stage.root.view.addSubview(table)
      stage.window.layoutIfNeeded()
      #expect(isClose(table.rectForRow(at: IndexPath(row: 0, section: 0)).height, height))
      table.removeFromSuperview()
    }
  }

  // Two reports print the content sizes.
  @Test func `S290: rows have their estimated height until they are visible`() {
    let stage = Stage()
    let (table, rows) = (UITableView(frame: stage.root.view.bounds, style: .plain), GivenRows(100))
    table.estimatedRowHeight = 40
    table.dataSource = rows
    table.delegate = rows
    stage.root.view.addSubview(table)
    stage.window.layoutIfNeeded()
    #expect(table.contentSize.height < 6000)
    for row in 0..<100 {
      table.scrollToRow(at: IndexPath(row: row, section: 0), at: .bottom, animated: false)
      table.layoutIfNeeded()
    }
    #expect(isClose(table.contentSize.height, 8000))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height < 6000)
  }

  // Evidence: one project's tests.
  @Test func `S219: the cells of a collection are in ascending order among its subviews`() {
    let stage = Stage()
    let source = Cells(30)
    let view = source.makeCollection(
      frame: stage.root.view.bounds, itemSize: CGSize(width: 390, height: 100)
    )
    stage.root.view.addSubview(view)
    stage.window.layoutIfNeeded()
    for offset in [CGFloat(1000), 300] {
      view.contentOffset.y = offset
      view.layoutIfNeeded()
      let items = view.subviews.compactMap { $0 as? UICollectionViewCell }
        .compactMap { view.indexPath(for: $0)?.item }
      #expect(items.count > 5)
      expectEqual(items, to: items.sorted())
    }
  }

  @Test(.needsApplication)
  func `S247: reloading a table resigns a field in a row`() async throws {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    let field = try #require(scene.controller.firstField)
    #expect(field.becomeFirstResponder())
    scene.table.reloadData()
    scene.stage.window.layoutIfNeeded()
    #expect(!field.isFirstResponder)
  }

  @available(iOS 17.4, *)
  @Test(.needsApplication)
  func `S248: scrolling to a visible row does nothing, and a scroll in progress continues`() async {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    scene.table.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    scene.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .none, animated: false)
    let goesOn = scene.table.isScrollAnimating
    scene.table.scrollToRow(at: IndexPath(row: 90, section: 0), at: .none, animated: false)
    let isEnded = !scene.table.isScrollAnimating
    #expect(goesOn && isEnded)
  }

  // Observed in collection views; inferred for tables.
  @Test(.needsKeyboard)
  func `S146: a focused cell that scrolls away stays in the hierarchy`() async throws {
    let scene = await TableScene(FieldTableController(style: .plain))
    defer { scene.end() }
    let recorder = KeyboardRecorder()
    _ = try await scene.showKeyboard()
    let field = try #require(scene.controller.firstField)
    recorder.forget()
    scene.table.setContentOffset(CGPoint(x: 0, y: 3000), animated: false)
    scene.stage.window.layoutIfNeeded()
    let table: UIView? = scene.table
    #expect(!scene.table.bounds.intersects(field.convert(field.bounds, to: table)))
    #expect(field.window === scene.stage.window)
    #expect(field.isFirstResponder)
    #expect(!(await happens { recorder.names.contains(.willHide) }))
  }

  // Evidence: one source, for collection views.
  @Test(.needsApplication)
  func `S147: deleting an item resigns the first responder in the item`() throws {
    let scene = CollectionScene()
    defer { scene.end() }
    let field = try #require(scene.source.itemFields[0])
    #expect(field.becomeFirstResponder())
    scene.source.count -= 1
    scene.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    scene.stage.window.layoutIfNeeded()
    #expect(!field.isFirstResponder)
  }

  // Evidence: one report.
  @Test(.needsApplication)
  func `S148: reloading resigns a field in a header`() throws {
    let scene = CollectionScene()
    defer { scene.end() }
    let field = try #require(scene.source.headerField)
    #expect(field.becomeFirstResponder())
    scene.collection.reloadData()
    scene.stage.window.layoutIfNeeded()
    #expect(!field.isFirstResponder)
  }
}

/// Rows whose contents are eighty points high.
private class TallRows: NSObject, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (view, content) = (UIView(), cell.contentView)
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
    let height = view.heightAnchor.constraint(equalToConstant: 80)
    // A row of another height contradicts a required constraint.
    height.priority = .init(999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: content.topAnchor),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor), height,
    ])
    return cell
  }
}

private final class GivenRows: TallRows, UITableViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 80 }
}

/// A hundred rows of 44 points, a field in each.
private class FieldTableController: UITableViewController {
  private(set) weak var firstField: UITextField?

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 20, y: 0, width: 350, height: 44))
    cell.contentView.addSubview(field)
    if indexPath.row == 0 { firstField = field }
    return cell
  }
}

private final class SkippingTableController: FieldTableController {
  override func viewWillAppear(_ animated: Bool) {}
}

@MainActor private final class TableScene {
  let controller: FieldTableController
  let stage: Stage
  private let recorder = KeyboardRecorder()

  var table: UITableView { controller.tableView }

  init(
    _ controller: FieldTableController, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await SharedKeyboard.shared.waitUntilHidden()
    self.controller = controller
    stage = Stage(root: controller, sourceLocation: sourceLocation)
    stage.moveToBottomOfScreen()
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
  }

  /// Focuses the field in the first row, and returns the covered height of the table.
  func showKeyboard(sourceLocation: SourceLocation = #_sourceLocation) async throws -> CGFloat {
    let field = try #require(controller.firstField, sourceLocation: sourceLocation)
    try #require(field.becomeFirstResponder(), sourceLocation: sourceLocation)
    let shown = try await recorder.next(.willShow, sourceLocation: sourceLocation)
    let endFrame = try #require(shown.endFrame, sourceLocation: sourceLocation)
    stage.window.layoutIfNeeded()
    let overlap = try #require(
      table.overlap(withKeyboard: endFrame), sourceLocation: sourceLocation
    )
    try #require(overlap > 34, sourceLocation: sourceLocation)
    return overlap
  }

  func end() { stage.window.endEditing(true) }
}

private final class FieldSource: NSObject, UICollectionViewDataSource {
  var count = 5
  private(set) var itemFields: [Int: UITextField] = [:]
  private(set) weak var headerField: UITextField?

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    itemFields[indexPath.item] = makeField(in: cell.contentView)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath
    )
    // A reused header keeps its field. If the test removed the field, the test and not UIKit would
    // resign it.
    if headerField?.isDescendant(of: header) != true { headerField = makeField(in: header) }
    return header
  }

  private func makeField(in container: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    container.addSubview(field)
    return field
  }
}

@MainActor private final class CollectionScene {
  let stage: Stage
  let collection: UICollectionView
  let source = FieldSource()

  init(sourceLocation: SourceLocation = #_sourceLocation) {
    stage = Stage(sourceLocation: sourceLocation)
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 350, height: 44)
    layout.headerReferenceSize = CGSize(width: 390, height: 44)
    collection = UICollectionView(frame: stage.root.view.bounds, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header"
    )
    collection.dataSource = source
    stage.root.view.addSubview(collection)
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
  }

  func end() { stage.window.endEditing(true) }
}
