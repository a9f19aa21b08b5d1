import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct ScrollSnapshotTests {
  private func snapshot(
    size: CGSize = CGSize(width: 390, height: 844),
    content: CGSize = CGSize(width: 390, height: 1600)
  ) -> ScrollSnapshot {
    ScrollSnapshot(
      bounds: CGRect(origin: CGPoint(x: 0, y: -91), size: size),
      contentSize: content, systemInset: .init(top: 91, bottom: 34),
      safeArea: .init(top: 91, bottom: 34)
    )
  }

  @Test(
    arguments: [
      (.none, false, false), (.touched, true, false), (.dragged, true, true),
      (.decelerating, false, true),
    ] as [(Touch, Bool, Bool)]
  )
  func `a resting finger moves no content, but decelerating content moves without a finger`(
    _ row: (touch: Touch, isFinger: Bool, movesContent: Bool)
  ) {
    expectEqual(row.touch.isFinger, to: row.isFinger)
    expectEqual(row.touch.movesContent, to: row.movesContent)
  }

  @Test
  func `a scroll, a touch or a difference below the tolerance does not make snapshots differ`() {
    let last = snapshot()
    var scrolled = last
    scrolled.metrics.bounds.origin.y = 500
    scrolled.touch = .dragged
    #expect(!scrolled.differs(from: last))
    var close = last
    close.contentInset.bottom = 0.009
    close.place.corner.y = -0.009
    close.metrics.contentSize.height += 0.009
    #expect(!close.differs(from: last))
  }

  @Test func `a view outgrows an earlier snapshot if it has grown, but not if it has moved`() {
    let last = snapshot()
    var moved = last
    moved.place.corner.y = 100
    #expect(!moved.outgrows(last))
    var grown = last
    grown.metrics.bounds.size.height += .insetTolerance
    #expect(!grown.outgrows(last))
    grown.metrics.bounds.size.height += 10
    #expect(grown.outgrows(last))
    // After the view has stopped growing, the result is still true.
    grown.hasGrownInDrag = true
    var after = grown
    #expect(after.outgrows(grown))
    // After another announcement, the keyboard's position is known again.
    after.keyboard = KeyboardInWindow(outsideWindow: .hidden)
    #expect(!after.outgrows(grown))
  }

  @Test(arguments: 0..<15)
  func `a change of any value that the insets depend on makes snapshots differ`(index: Int) {
    let last = snapshot()
    var now = last
    switch index {
    case 0: now.contentInset.bottom = 0.02
    case 1: now.contentInset.top = 1
    case 2: now.indicatorInset.bottom = 1
    case 3: now.metrics.systemInset.bottom = 0
    case 4: now.safeArea.bottom = 0
    case 5: now.metrics.bounds.size.height = 800
    case 6: now.metrics.bounds.size.width = 800
    case 7: now.metrics.contentSize.height = 1700
    case 8: now.place.corner.y = 1
    case 9: now.place.scale.height = -1
    case 10: now.settings.isScrollEnabled = false
    case 11: now.barTopInScreen = 760
    case 12: now.keyboard = KeyboardInWindow(outsideWindow: .hidden)
    case 13: now.metrics.contentSize.width = 900
    default: now.metrics.contentSize.height = .nan
    }
    #expect(now.differs(from: last) && last.differs(from: now))
  }

  @Test(arguments: [(34, 0, 34), (34, 50, 50), (34, 34, 34)] as [(CGFloat, CGFloat, CGFloat)])
  func `an indicator gets the larger of safe area and system inset, unless the app disables that`(
    _ row: (safeArea: CGFloat, system: CGFloat, expected: CGFloat)
  ) {
    var snapshot = snapshot()
    for edge in [VerticalEdge.bottom, .top] {
      snapshot.settings.adjustsIndicatorInsets = true
      snapshot.safeArea[edge] = row.safeArea
      snapshot.metrics.systemInset[edge] = row.system
      expectEqual(snapshot.indicatorSystemInset(at: edge), to: row.expected)
      snapshot.settings.adjustsIndicatorInsets = false
      expectEqual(snapshot.indicatorSystemInset(at: edge), to: 0)
    }
  }

  @Test(arguments: [
    (CGSize(width: 900, height: 120), true), (CGSize(width: 900, height: 121), false),
    (CGSize(width: 390, height: 120), false), (CGSize(width: 390, height: 20), false),
    // Content that is wider than the view by a rounding error, or by a border.
    (CGSize(width: 390.33, height: 120), false), (CGSize(width: 394, height: 120), false),
    (CGSize(width: 394.5, height: 120), true),
  ])
  func `if wide content fits vertically, it scrolls only horizontally`(
    content: CGSize, expected: Bool
  ) { expectEqual(gallery(content).isHorizontalOnly, to: expected) }

  @Test func `with little content, the view's settings decide whether a list is horizontal`() {
    let last = gallery(CGSize(width: 100, height: 120))
    #expect(!last.isHorizontalOnly)
    var bouncing = last
    bouncing.settings.alwaysBounceHorizontal = true
    #expect(bouncing.isHorizontalOnly)
    bouncing.settings.alwaysBounceVertical = true
    #expect(!bouncing.isHorizontalOnly)
    var list = last
    list.settings.hasHorizontalLayout = true
    #expect(list.isHorizontalOnly)
  }

  /// The navigation bar and the home indicator leave 719 points visible; the keyboard leaves 417.
  @Test(arguments: [
    (840, false, true), (700, false, true), (418, false, true), (417, false, false),
    (700, true, false),
  ])
  func `a wide spreadsheet is inset for rows that the keyboard covers, but pages are not`(
    row: (height: CGFloat, isPaging: Bool, expected: Bool)
  ) {
    var sheet = snapshot(
      size: CGSize(width: 390, height: 844), content: CGSize(width: 800, height: row.height)
    )
    sheet.safeArea = VerticalEdges(top: 91, bottom: 34)
    sheet.settings.isPagingEnabled = row.isPaging
    expectEqual(sheet.isHorizontalOnly, to: row.height < 720)
    expectEqual(
      sheet.isSpreadsheet(coveredBy: KeyboardOverlap(height: 336, edge: .bottom)), to: row.expected
    )
  }

  @Test
  func `neither the keyboard inset nor insets that fill a gallery make it scroll vertically`() {
    var wide = gallery(CGSize(width: 900, height: 120))
    wide.metrics.adjustedInset.bottom = 80
    #expect(!wide.isHorizontalOnly)
    wide.keyboardInset = 80
    #expect(wide.isHorizontalOnly)
    var filled = gallery(CGSize(width: 900, height: 0))
    filled.settings.hasHorizontalLayout = true
    filled.metrics.adjustedInset.bottom = 140
    #expect(filled.isHorizontalOnly)
  }

  private func gallery(_ content: CGSize) -> ScrollSnapshot {
    var gallery = snapshot(size: CGSize(width: 390, height: 120), content: content)
    (gallery.metrics.adjustedInset, gallery.metrics.systemInset) = (.init(), .init())
    gallery.safeArea = .init()
    return gallery
  }

  /// The bar's top on the screen, the keyboard's overlap, and the height that both cover together.
  @Test(
    arguments: [
      // A composer of 50 above the home indicator, or on the keyboard.
      (760, 0, 84), (458, 336, 386),
      // The keyboard covers the bar, begins at the bar's top, or begins a point below the bar's top.
      (760, 336, 336), (508, 336, 336), (507, 336, 337),
      // The keyboard has hidden, and the bar is still moving down.
      (458, 0, 386),
      // The bar begins below the view, or above the view.
      (844, 0, 0), (844, 336, 336), (-100, 336, 844), (-100, 0, 844),
      // The bar is inside the home indicator's safe area, down to the last point.
      (820, 0, 24), (843, 0, 1), (843.5, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `the overlap is the bar's or the keyboard's, whichever covers more`(
    _ row: (top: CGFloat, keyboard: CGFloat, expected: CGFloat)
  ) {
    var snapshot = snapshot()
    snapshot.barTopInScreen = row.top
    let overlap = snapshot.addingBar(to: KeyboardOverlap(height: row.keyboard))
    expectEqual(overlap, to: KeyboardOverlap(height: row.expected))
  }

  @Test func `a view without height on the screen has no height below a bar`() {
    var snapshot = snapshot()
    snapshot.place = ScreenPlace(corner: .zero, y: 0)
    snapshot.barTopInScreen = 760
    expectEqual(snapshot.addingBar(to: .none), to: .none)
  }
}
