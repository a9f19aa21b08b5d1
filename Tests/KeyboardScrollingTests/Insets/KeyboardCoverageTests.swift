import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("KeyboardCoverage", .tags(.state))
struct KeyboardCoverageTests {
  typealias Reason = InsetReason

  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let docked = visible(y: 508, height: 336)

  private static func visible(
    x: CGFloat = 0,
    y: CGFloat,
    width: CGFloat = 390,
    height: CGFloat
  ) -> KeyboardPosition {
    .visible(CGRect(x: x, y: y, width: width, height: height), isLocal: true)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var position: KeyboardPosition
    var viewHeight: CGFloat = 844
    var isHorizontal = false
    var isTurned = false
    var isScrollEnabled = true
    /// The top of a bar over the view.
    var bar: CGFloat?
    var followsUndocked = false
    var isInsideScrollView = false
    var containsFocus = false
    var reason: Reason
    var overlap: CGFloat = 0

    var testDescription: String { name }

    /// A view at the top of an iPhone's screen; UIKit insets its lowest 34 points.
    var coverage: KeyboardCoverage {
      let second = isTurned ? CGPoint(x: -2, y: 1) : CGPoint(x: 1, y: 2)
      var snapshot = ScrollSnapshot(
        place: ScreenPlace(corner: .zero, second: second, step: 1),
        bounds: CGRect(x: 0, y: 0, width: 390, height: viewHeight),
        contentSize: CGSize(width: isHorizontal ? 1600 : 390, height: isHorizontal ? 100 : 1600),
        contentInset: .init(),
        indicatorInset: .init(),
        systemInset: .init(bottom: 34),
        safeArea: .init(bottom: 34)
      )
      snapshot.settings.isScrollEnabled = isScrollEnabled
      snapshot.containsFocus = containsFocus
      snapshot.keyboard = KeyboardInWindow(
        position,
        screen: KeyboardCoverageTests.screen,
        window: KeyboardCoverageTests.screen
      )
      snapshot.barTopInScreen = bar
      return KeyboardCoverage(
        of: snapshot,
        followsUndocked: followsUndocked,
        isInsideScrollView: isInsideScrollView
      )
    }
  }

  static let cases = [
    Case(name: "no notification", position: .unknown, reason: .keyboardUnknown),
    Case(name: "hidden", position: .hidden, reason: .keyboardHidden),
    Case(name: "docked", position: docked, reason: .overlap, overlap: 336),
    Case(
      name: "below the screen",
      position: visible(y: 844, height: 336),
      reason: .keyboardHidden
    ),
    Case(
      name: "undocked",
      position: visible(y: 400, height: 336),
      reason: .keyboardNotDocked
    ),
    Case(
      name: "undocked, and followed",
      position: visible(y: 400, height: 336),
      followsUndocked: true,
      reason: .overlap,
      overlap: 444
    ),
    Case(
      name: "floating",
      position: visible(x: 50, y: 400, width: 200, height: 200),
      reason: .keyboardNotDocked
    ),
    Case(
      name: "floating, and followed",
      position: visible(x: 50, y: 400, width: 200, height: 200),
      followsUndocked: true,
      reason: .overlap,
      overlap: 444
    ),
    Case(name: "over another view", position: docked, viewHeight: 508, reason: .noOverlap),
    Case(
      name: "as high as what UIKit insets",
      position: visible(y: 810, height: 34),
      reason: .clearedByUIKit,
      overlap: 34
    ),
    Case(
      name: "a point higher than what UIKit insets",
      position: visible(y: 809, height: 35),
      reason: .overlap,
      overlap: 35
    ),
    Case(
      name: "a single point",
      position: docked,
      viewHeight: 509,
      reason: .clearedByUIKit,
      overlap: 1
    ),
    // Lists that cannot scroll vertically.
    Case(
      name: "a horizontal list",
      position: docked,
      isHorizontal: true,
      reason: .doesNotScroll
    ),
    Case(
      name: "a horizontal list with the focus",
      position: docked,
      isHorizontal: true,
      containsFocus: true,
      reason: .overlap,
      overlap: 336
    ),
    Case(
      name: "a horizontal list with the focus, over a single point",
      position: docked,
      viewHeight: 509,
      isHorizontal: true,
      containsFocus: true,
      reason: .clearedByUIKit,
      overlap: 1
    ),
    Case(
      name: "a horizontal list with the focus, inside a form",
      position: docked,
      isHorizontal: true,
      isInsideScrollView: true,
      containsFocus: true,
      reason: .doesNotScroll
    ),
    Case(
      name: "a list turned by a quarter",
      position: docked,
      isTurned: true,
      containsFocus: true,
      reason: .doesNotScroll
    ),
    Case(
      name: "a view that does not scroll",
      position: docked,
      isScrollEnabled: false,
      reason: .overlap,
      overlap: 336
    ),
    Case(
      name: "a view that does not scroll, inside one that does",
      position: docked,
      isScrollEnabled: false,
      isInsideScrollView: true,
      reason: .doesNotScroll
    ),
    Case(
      name: "a view that scrolls, inside another",
      position: docked,
      isInsideScrollView: true,
      reason: .overlap,
      overlap: 336
    ),
    // Bars, from 760 on: 50 points above the safe area.
    Case(name: "a bar alone", position: .hidden, bar: 760, reason: .bar, overlap: 84),
    Case(
      name: "a bar under the keyboard",
      position: docked,
      bar: 760,
      reason: .overlap,
      overlap: 336
    ),
    Case(
      name: "a bar on the keyboard",
      position: docked,
      bar: 458,
      reason: .overlap,
      overlap: 386
    ),
    Case(
      name: "a bar over a horizontal list",
      position: .hidden,
      isHorizontal: true,
      bar: 760,
      reason: .keyboardHidden
    ),
    Case(
      name: "a bar over a horizontal list, with the keyboard",
      position: docked,
      isHorizontal: true,
      bar: 760,
      reason: .doesNotScroll
    ),
    Case(
      name: "a bar over a view that does not scroll, inside one that does",
      position: docked,
      isScrollEnabled: false,
      bar: 760,
      isInsideScrollView: true,
      reason: .doesNotScroll
    ),
  ]

  @Test(arguments: cases) func `a view is covered for one reason`(_ row: Case) {
    let coverage = row.coverage
    #expect(coverage.reason == row.reason)
    #expect(coverage.overlap == KeyboardOverlap(height: row.overlap))
  }

  @Test func `the coverage has the keyboard's placement, frame and owner`() {
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    for isLocal in [true, false] {
      let coverage = Case(
        name: "",
        position: .visible(frame, isLocal: isLocal),
        bar: 760,
        reason: .overlap
      ).coverage
      #expect(coverage.keyboard.placement == .docked)
      #expect(coverage.keyboard.endFrame == frame)
      #expect(coverage.keyboard.isLocal == isLocal)
    }
  }

  @Test(
    arguments: [
      (.unknown, .keyboardUnknown), (.hidden, .keyboardHidden), (docked, .notInWindow),
    ] as [(KeyboardPosition, Reason)]
  )
  func `outside a window nothing is measured`(
    _ row: (position: KeyboardPosition, reason: Reason)
  ) {
    let coverage = KeyboardCoverage(outsideWindow: KeyboardInWindow(outsideWindow: row.position))
    #expect(coverage.reason == row.reason)
    #expect(coverage.keyboard.placement == .hidden)
    #expect(coverage.keyboard.endFrame == nil)
    #expect(coverage.keyboard.isLocal)
    #expect(coverage.overlap == .none)
  }
}
