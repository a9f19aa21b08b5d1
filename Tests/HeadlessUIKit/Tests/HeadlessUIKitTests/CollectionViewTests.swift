import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct CollectionViewTests {
  @Test func `items fill lines, and lines fill the width`() {
    let c = CollectionFixture(items: [7])
    // The space between items is (390 - 3 * 100) / 2 = 45.
    expectEqual(c.frame(0), to: CGRect(0, 0, 100, 100))
    expectEqual(c.frame(1), to: CGRect(145, 0, 100, 100))
    expectEqual(c.frame(2), to: CGRect(290, 0, 100, 100))
    expectEqual(c.frame(3), to: CGRect(0, 110, 100, 100))
    // The unfinished line has the same columns.
    expectEqual(c.frame(6), to: CGRect(0, 220, 100, 100))
    expectEqual(c.view.contentSize, to: CGSize(390, 320))
    expectEqual(c.cell(4)?.frame, to: CGRect(145, 110, 100, 100))
    expectEqual(c.cell(4)?.contentView.frame, to: CGRect(0, 0, 100, 100))
    expectEqual(c.view.indexPathForItem(at: CGPoint(150, 115)), to: [0, 4])
    expectNil(c.view.indexPathForItem(at: CGPoint(120, 115)))
    // A single item is in the middle of its line.
    let wide = CollectionFixture(items: [2]) { layout, _ in layout.itemSize.width = 350 }
    expectEqual([0, 1].map { wide.frame($0)?.minX }, to: [20, 20])
  }

  @Test func `spacing, insets, headers and footers take up space`() {
    let c = CollectionFixture(items: [3, 1]) { layout, source in
      layout.sectionInset = UIEdgeInsets(5, 20, 7, 30)
      layout.minimumLineSpacing = 3
      layout.minimumInteritemSpacing = 40
      layout.headerReferenceSize = CGSize(1, 44)
      layout.footerReferenceSize = CGSize(1, 22)
      source.sizes["0.1"] = CGSize(100, 60)
    }
    // 390 - 50 contains two items, with 140 between them.
    expectEqual(c.frame(0), to: CGRect(20, 49, 100, 100))
    expectEqual(c.frame(1), to: CGRect(260, 69, 100, 60))
    expectEqual(c.frame(2), to: CGRect(20, 152, 100, 100))
    // 252 + 7, a footer of 22, a header of 44, and 5.
    expectEqual(c.frame(0, 1)?.minY, to: 330)
    expectEqual(c.view.contentSize.height, to: 459, note: "330 + 100 + 7 + 22")
    expectEqual(c.header()?.frame, to: CGRect(0, 0, 390, 44))
    expectEqual(c.header(1)?.frame, to: CGRect(0, 281, 390, 44))
    let footer = c.view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter, at: [0, 0]
    )
    expectEqual(footer?.frame, to: CGRect(0, 259, 390, 22))
    expectEqual(
      c.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).count,
      to: 2
    )
  }

  @Test func `with horizontal scrolling, columns fill the height`() {
    let c = CollectionFixture(items: [10]) { layout, _ in
      layout.scrollDirection = .horizontal
      layout.headerReferenceSize = CGSize(30, 1)
      layout.sectionInset = UIEdgeInsets(100, 8, 144, 6)
    }
    // 844 - 244 contains five items of 100, with 25 between them.
    expectEqual(c.header()?.frame, to: CGRect(0, 0, 30, 844))
    expectEqual(c.frame(0), to: CGRect(38, 100, 100, 100))
    expectEqual(c.frame(4), to: CGRect(38, 600, 100, 100))
    expectEqual(c.frame(5), to: CGRect(148, 100, 100, 100))
    expectEqual(c.view.contentSize, to: CGSize(254, 844), note: "148 + 100 + 6")
  }

  @Test func `a new inset at a side or a new width causes a layout, a new offset does not`() {
    let c = CollectionFixture(items: [4])
    c.view.contentInset = UIEdgeInsets(0, 40, 0, 40)
    c.settle()
    // Three items of 100 in 310 would leave 5 between them, less than the minimum of 10.
    expectEqual(c.frame(2)?.minY, to: 110)
    expectEqual(c.view.contentSize, to: CGSize(310, 210))
    c.view.contentInset = .zero
    c.view.frame.size.width = 300
    c.settle()
    expectEqual(c.frame(1)?.minX, to: 200)
    expectEqual(c.view.contentSize, to: CGSize(300, 210))
    #expect(!c.layout.shouldInvalidateLayout(forBoundsChange: c.view.bounds))
    #expect(c.layout.shouldInvalidateLayout(forBoundsChange: CGRect(0, 0, 200, 844)))
  }

  @Test func `sizes that are negative or not numbers become zero`() {
    let c = CollectionFixture(items: [2]) { _, source in
      source.sizes["0.0"] = CGSize(CGFloat.nan, -5)
    }
    expectEqual(c.frame(0)?.size, to: .zero)
    expectEqual(c.view.contentSize.height, to: 100)
  }

  @Test func `only visible items have cells, and hidden cells are reused`() throws {
    let c = CollectionFixture()
    // Lines are 110 high, so the eighth begins at 770 and is visible.
    expectEqual(c.source.made.count, to: 24)
    expectEqual(c.shown.last, to: "0.23")
    let first = try #require(c.cell(0))
    c.view.contentOffset.y = 110
    c.settle()
    expectNil(c.cell(0))
    expectNil(first.superview)
    expectEqual(
      c.source.log, to: [24, 25, 26].map { "show 0.\($0)" } + [0, 1, 2].map { "hide 0.\($0)" }
    )
    c.view.contentOffset.y = 220
    c.settle()
    expectEqual(c.source.made.count, to: 27)
    expectEqual(first.reuses, to: 1)
    expectEqual(c.view.indexPath(for: first)?.item, to: 29)
    expectEqual(first.reuseIdentifier, to: "cell")
  }

  @Test func `S146: an edited view stays in the hierarchy when its item scrolls away`() throws {
    let c = CollectionFixture { layout, _ in layout.headerReferenceSize.height = 44 }
    let cell = try #require(c.cell(0))
    let header = try #require(c.header())
    for responder in [cell.responder, header.responder] {
      #expect(responder.becomeFirstResponder())
      c.view.contentOffset.y = 2000
      c.settle()
      expectEqual([responder.isFirstResponder, responder.window === c.window], to: [true, true])
      #expect(!c.shown.contains("0.0"))
      c.view.contentOffset.y = 0
      c.settle()
      #expect(c.cell(0) === cell || responder === header.responder)
    }
    #expect(c.header() === header)
  }

  @Test(arguments: [
    (HeadlessOptions.Version(16, 3), true), (.init(16, 4), false), (.init(16, 5), true),
    (.init(17), false), (.init(18), false),
  ])
  func `S149: on some versions, a batch update resigns a field in a header, never one in a cell`(
    version: HeadlessOptions.Version, staysInHeader: Bool
  ) throws {
    let c = CollectionFixture(options: .with(\.version, version)) { layout, _ in
      layout.headerReferenceSize.height = 44
    }
    let header = try #require(c.header()).responder
    #expect(header.becomeFirstResponder())
    c.view.performBatchUpdates(nil)
    expectEqual(header.isFirstResponder, to: staysInHeader)
    let cell = try #require(c.cell(1)).responder
    #expect(cell.becomeFirstResponder())
    c.view.performBatchUpdates(nil)
    #expect(cell.isFirstResponder)
  }

  @Test func `items are inserted, deleted and moved in one batch, and reloaded`() throws {
    let c = CollectionFixture(items: [4, 1])
    let moved = try #require(c.cell(3))
    c.source.items = [["new", "0.1", "0.2"], ["1.0", "0.3"]]
    var finished: Bool?
    c.view.performBatchUpdates {
      c.view.moveItem(at: [0, 3], to: [1, 1])
      c.view.deleteItems(at: [[0, 0]])
      c.view.insertItems(at: [[0, 0]])
    } completion: {
      finished = $0
    }
    expectEqual(c.shown, to: ["new", "0.1", "0.2", "1.0", "0.3"])
    #expect(c.cell(1, 1) === moved)
    c.device.clock.advance(by: 0.3)
    expectEqual(finished, to: true)
    c.source.items[0][1] = "changed"
    c.view.reloadItems(at: [[0, 1]])
    expectEqual(c.shown, to: ["new", "changed", "0.2", "1.0", "0.3"])
  }

  @Test func `sections move and disappear with their headers`() throws {
    let c = CollectionFixture(items: [1, 1]) { layout, _ in layout.headerReferenceSize.height = 44 }
    let second = try #require(c.header(1))
    c.source.items.removeFirst()
    c.view.deleteSections([0])
    #expect(c.header() === second)
    expectEqual(second.frame.minY, to: 0)
    expectNil(c.header(1))
    c.source.items.append(["x"])
    c.view.insertSections([1])
    c.view.reloadSections([0])
    expectEqual(c.shown, to: ["1.0", "x"])
    c.source.items.swapAt(0, 1)
    c.view.moveSection(1, toSection: 0)
    expectEqual(c.shown, to: ["x", "1.0"])
  }

  @Test func `the delegate decides the offset after an update`() {
    let c = CollectionFixture()
    c.source.targetAfterUpdate = CGPoint(0, 333)
    c.view.performBatchUpdates(nil)
    expectEqual(c.view.contentOffset.y, to: 333)
  }

  @Test func `S147: deleting a first responder that refuses to resign is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let c = CollectionFixture()
        guard let responder = c.cell(0)?.responder, responder.becomeFirstResponder() else { return }
        responder.mayResign = false
        c.source.items[0].removeFirst()
        c.view.deleteItems(at: [[0, 0]])
      }
    }
  }

  nonisolated private static let scrollPositions: [(UICollectionView.ScrollPosition, Int, Double)] =
    [
      // Item 30 is in the line from 1100 to 1200. The insets leave 100 to 544 of the height.
      (.top, 30, 1000), (.bottom, 30, 656), (.centeredVertically, 30, 828), ([], 30, 656),
      // The item is already visible, or scrolls only as far as the insets allow.
      ([], 4, 0), (.bottom, 0, -100),
    ]

  @Test(arguments: scrollPositions)
  func `an item scrolls to its position between the insets`(
    position: UICollectionView.ScrollPosition, item: Int, y: Double
  ) {
    let c = CollectionFixture()
    c.view.contentInset = UIEdgeInsets(100, 0, 300, 0)
    c.view.contentOffset.y = 0
    c.view.scrollToItem(at: [0, item], at: position, animated: false)
    expectEqual(c.view.contentOffset, to: CGPoint(0, CGFloat(y)))
    c.view.scrollToItem(at: [0, 999], at: position, animated: false)
    expectEqual(c.view.contentOffset, to: CGPoint(0, CGFloat(y)))
  }

  @Test func `with horizontal scrolling, an item scrolls left, right and to the middle`() {
    let c = CollectionFixture { layout, _ in
      layout.scrollDirection = .horizontal
      layout.itemSize.height = 800
    }
    for (position, x) in [
      (UICollectionView.ScrollPosition.left, 2200), (.right, 1910), (.centeredHorizontally, 2055),
    ] {
      c.view.scrollToItem(at: [0, 20], at: position, animated: true)
      c.device.clock.advance(by: 0.3)
      expectEqual(c.view.contentOffset, to: CGPoint(x: x, y: 0))
    }
  }

  @Test func `taps select, unless the delegate refuses`() {
    let c = CollectionFixture()
    HeadlessFinger.tap(50, 50)
    HeadlessFinger.tap(160, 50)
    expectEqual(c.view.indexPathsForSelectedItems, to: [[0, 1]])
    expectEqual(c.cell(1)?.isSelected, to: true)
    expectEqual(c.cell(0)?.isSelected, to: false)
    expectEqual(c.source.log, to: ["select 0.0", "deselect 0.0", "select 0.1"])
    c.source.refusesSelection = true
    HeadlessFinger.tap(50, 50)
    expectEqual(c.view.indexPathsForSelectedItems, to: [[0, 1]])
    c.source.refusesSelection = false
    c.view.allowsMultipleSelection = true
    HeadlessFinger.tap(50, 50)
    HeadlessFinger.tap(160, 50)
    expectEqual(c.view.indexPathsForSelectedItems, to: [[0, 0]])
  }

  @Test func `a selection by code is not reported`() {
    let c = CollectionFixture()
    c.view.selectItem(at: [0, 60], animated: false, scrollPosition: .top)
    #expect(c.source.log.isEmpty)
    expectEqual(c.view.contentOffset.y, to: 2200)
    c.settle()
    expectEqual(c.cell(60)?.isSelected, to: true)
    c.view.deselectItem(at: [0, 60], animated: false)
    expectEqual(c.view.indexPathsForSelectedItems, to: [])
  }

  @Test func `a layout class of the app positions the items`() {
    let c = CollectionFixture(items: [3])
    let layout = DiagonalLayout()
    c.view.collectionViewLayout = layout
    c.settle()
    #expect(layout.collectionView === c.view)
    expectNil(c.layout.collectionView)
    expectEqual(c.cell(2)?.frame, to: CGRect(80, 80, 40, 40))
    expectEqual(c.cell(2)?.alpha, to: 0.5)
    expectEqual(c.view.contentSize, to: CGSize(500, 500))
    let preparations = layout.preparations
    c.view.contentOffset.y = 5
    c.settle()
    expectEqual(
      layout.preparations, to: preparations + 1, note: "it asks for it at every bounds change"
    )
  }

  @Test func `a subclass of the flow layout may change its attributes`() {
    let c = CollectionFixture(items: [3])
    let layout = ShiftedFlowLayout()
    layout.itemSize = CGSize(100, 100)
    c.view.setCollectionViewLayout(layout, animated: true)
    expectEqual(c.cell(0)?.frame.minY, to: 7)
    expectEqual(layout.preparations, to: 1)
  }

  @Test func `a layout may choose where a flick ends`() {
    let c = CollectionFixture()
    c.view.collectionViewLayout = SnappingFlowLayout()
    c.settle()
    let finger = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 450))
    finger.lift(velocity: CGPoint(0, -100))
    c.device.clock.advance(by: 5)
    // The end of the flick, 50 + 49.9, is rounded to the next hundred.
    #expect(abs(c.view.contentOffset.y - 100) < 0.001)
  }
}

private final class DiagonalLayout: UICollectionViewLayout {
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override var collectionViewContentSize: CGSize { CGSize(500, 500) }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = CGPoint(x: 20 + indexPath.item * 40, y: 20 + indexPath.item * 40)
    attributes.size = CGSize(40, 40)
    attributes.alpha = 0.5
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

private final class ShiftedFlowLayout: UICollectionViewFlowLayout {
  var preparations = 0

  override func prepare() {
    super.prepare()
    preparations += 1
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)
    for attributes in all ?? [] { attributes.frame.origin.y += 7 }
    return all
  }
}

private final class SnappingFlowLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(proposedContentOffset.x, (proposedContentOffset.y / 100).rounded(.up) * 100)
  }
}
