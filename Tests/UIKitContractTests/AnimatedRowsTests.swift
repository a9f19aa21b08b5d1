import Testing
import UIKit

@MainActor struct AnimatedRowsTests {
  private let scene = RowScene()

  // Reported for tables and collections:
  // https://github.com/ekazaev/ChatLayout/issues/43
  // https://github.com/hackiftekhar/IQKeyboardManager/issues/1901
  // https://github.com/facebookarchive/AsyncDisplayKit/issues/345
  @Test func `S182: an offset set in an animation removes rows and items that become hidden`() {
    #expect(scene.tableRow(0) != nil && scene.item(0) != nil)
    UIView.animate(withDuration: 0.25) {
      scene.table.contentOffset.y = 2000
      scene.collection.contentOffset.y = 2000
      scene.stage.window.layoutIfNeeded()
    }
    expectEqual(scene.table.contentOffset.y, to: 2000)
    expectNil(scene.tableRow(0))
    expectNil(scene.item(0))
    // 2000 / 44 = 45.4
    #expect(scene.tableRow(46) != nil && scene.item(46) != nil)
  }

  // https://github.com/ekazaev/ChatLayout/issues/52
  @Test func `S183: an animated offset begins at the visible content and keeps its rows`() {
    scene.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    scene.collection.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    scene.stage.window.layoutIfNeeded()
    #expect(scene.table.contentOffset.y < 2000)
    #expect(scene.tableRow(0) != nil)
    expectNil(scene.tableRow(46))
    #expect(scene.collection.contentOffset.y < 2000)
    #expect(scene.item(0) != nil)
    expectNil(scene.item(46))
  }

  // https://github.com/facebookarchive/pop/pull/100
  @Test func `S184: an offset without animation replaces an animated one`() {
    scene.table.setContentOffset(CGPoint(x: 0, y: 2000), animated: true)
    scene.table.setContentOffset(CGPoint(x: 0, y: 440), animated: false)
    scene.stage.window.layoutIfNeeded()
    expectEqual(scene.table.contentOffset.y, to: 440)
    expectNil(scene.tableRow(0))
    #expect(scene.tableRow(10) != nil)
  }
}

/// A table and a collection side by side in a window, a hundred rows of 44 points each.
@MainActor private final class RowScene {
  let stage: Stage
  let table: UITableView
  let collection: UICollectionView
  private let cells = Cells(100)

  init() {
    stage = Stage(safeArea: .zero)
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 195, height: 844), style: .plain)
    collection = cells.makeCollection(
      frame: CGRect(x: 195, y: 0, width: 195, height: 844), itemSize: CGSize(width: 190, height: 44)
    )
    table.rowHeight = 44
    table.estimatedRowHeight = 0
    for scrollView in [table, collection] {
      scrollView.contentInsetAdjustmentBehavior = .never
      stage.root.view.addSubview(scrollView)
    }
    table.dataSource = cells
    stage.window.layoutIfNeeded()
  }

  func tableRow(_ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: 0))
  }

  func item(_ item: Int) -> UICollectionViewCell? {
    collection.cellForItem(at: IndexPath(item: item, section: 0))
  }
}
