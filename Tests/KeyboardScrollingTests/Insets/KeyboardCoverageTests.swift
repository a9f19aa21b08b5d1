import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct KeyboardCoverageTests {
  typealias Reason = KeyboardScrollCoordinator.Adjustment.Reason

  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  private static let docked = visible(y: 508, height: 336)

  private static func visible(
    x: CGFloat = 0, y: CGFloat, width: CGFloat = 390, height: CGFloat
  ) -> KeyboardPosition {
    .visible(CGRect(x: x, y: y, width: width, height: height), isLocal: true)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var position: KeyboardPosition
    var reason: Reason
    var overlap: CGFloat
    var viewHeight: CGFloat = 844
    var isHorizontal = false
    var isRotated = false
    var isScrollEnabled = true
    var bar: CGFloat?
    var followsUndocked = false
    var isInsideScrollView = false
    var containsFocus = false
    var hasHorizontalLayout = false
    var isText = false

    var testDescription: String { name }

    init(
      _ name: String, _ position: KeyboardPosition, _ reason: Reason, _ overlap: CGFloat = 0,
      _ change: (inout Self) -> Void = { _ in }
    ) {
      self.name = name
      self.position = position
      self.reason = reason
      self.overlap = overlap
      change(&self)
    }

    /// The coverage of a view at the top of an iPhone's screen; UIKit insets the lowest 34 points.
    var coverage: KeyboardCoverage {
      var snapshot = ScrollSnapshot(
        bounds: CGRect(x: 0, y: 0, width: 390, height: viewHeight),
        contentSize: CGSize(width: isHorizontal ? 1600 : 390, height: isHorizontal ? 100 : 1600),
        systemInset: .init(bottom: 34), safeArea: .init(bottom: 34)
      )
      if isRotated {
        let pointBelow = CGPoint(x: -2, y: 1)
        snapshot.place = ScreenPlace(corner: .zero, pointBelow: pointBelow, distance: 1)
      }
      snapshot.settings.isScrollEnabled = isScrollEnabled
      snapshot.containsFocus = containsFocus
      snapshot.settings.hasHorizontalLayout = hasHorizontalLayout
      snapshot.settings.isText = isText
      snapshot.keyboard = KeyboardInWindow(
        position, screen: KeyboardCoverageTests.screen, window: KeyboardCoverageTests.screen
      )
      snapshot.barTopInScreen = bar
      return KeyboardCoverage(
        of: snapshot, followsUndocked: followsUndocked, isPartOfKeyboard: false,
        isInsideScrollView: isInsideScrollView
      )
    }
  }

  static let cases: [Case] = [
    Case("no notification", .unknown, .keyboardUnknown),
    Case("hidden", .hidden, .keyboardHidden),
    Case("docked", docked, .overlap, 336),
    Case("below the screen", visible(y: 844, height: 336), .keyboardHidden),
    Case("over the whole view", visible(y: 0, height: 844), .overlap, 844),
    Case(
      "far larger than the view", visible(x: -1e6, y: -1e6, width: 2e6, height: 2e6), .overlap, 844),
    Case(
      "measured from its lower right corner", visible(x: 390, y: 844, width: -390, height: -336),
      .overlap, 336
    ),
    Case("beside the screen", visible(x: -352, y: 508, width: 352, height: 336), .keyboardHidden),
    Case("a screen height below the screen", visible(y: 1688, height: 336), .keyboardHidden),
    Case("undocked", visible(y: 400, height: 336), .keyboardNotDocked),
    Case("undocked, and followed", visible(y: 400, height: 336), .overlap, 444) {
      $0.followsUndocked = true
    },
    Case("floating", visible(x: 50, y: 400, width: 200, height: 200), .keyboardNotDocked),
    Case("floating, and followed", visible(x: 50, y: 400, width: 200, height: 200), .overlap, 444) {
      $0.followsUndocked = true
    },
    Case("docked below the view", docked, .noOverlap) { $0.viewHeight = 508 },
    Case("as high as UIKit's inset", visible(y: 810, height: 34), .clearedByUIKit, 34),
    Case("a point higher than UIKit's inset", visible(y: 809, height: 35), .overlap, 35),
    Case("docked over a single point of the view", docked, .clearedByUIKit, 1) {
      $0.viewHeight = 509
    },
    Case("a horizontal list", docked, .doesNotScroll) { $0.isHorizontal = true },
    Case("a horizontal list with the focus", docked, .overlap, 336) {
      $0.isHorizontal = true
      $0.containsFocus = true
    },
    Case("a collection with a horizontal layout and the focus", docked, .doesNotScroll) {
      $0.isHorizontal = true
      $0.hasHorizontalLayout = true
      $0.containsFocus = true
    },
    Case("a horizontal list with the focus, over a single point", docked, .clearedByUIKit, 1) {
      $0.viewHeight = 509
      $0.isHorizontal = true
      $0.containsFocus = true
    },
    Case("a horizontal list with the focus, inside a form", docked, .doesNotScroll) {
      $0.isHorizontal = true
      $0.isInsideScrollView = true
      $0.containsFocus = true
    },
    Case("a list rotated by 90 degrees", docked, .doesNotScroll) {
      $0.isRotated = true
      $0.containsFocus = true
    },
    Case("a view that does not scroll", docked, .overlap, 336) {
      $0.isScrollEnabled = false
    },
    Case("a view that does not scroll, inside one that does", docked, .doesNotScroll) {
      $0.isScrollEnabled = false
      $0.isInsideScrollView = true
    },
    Case("a view that scrolls, inside another", docked, .overlap, 336) {
      $0.isInsideScrollView = true
    },
    Case("a text view inside a form, partly covered", docked, .overlap, 336) {
      $0.isText = true
      $0.isInsideScrollView = true
    },
    Case(
      "a text view inside a form, covered to its top", visible(y: 0, height: 844), .doesNotScroll
    ) {
      $0.isText = true
      $0.isInsideScrollView = true
    },
    // Bars of 50 points. Without a keyboard they begin at 760, above the home indicator.
    Case("a bar alone", .hidden, .bar, 84) { $0.bar = 760 },
    Case("a bar under the keyboard", docked, .overlap, 336) { $0.bar = 760 },
    Case("a bar on the keyboard", docked, .overlap, 386) { $0.bar = 458 },
    Case("a bar over a horizontal list", .hidden, .keyboardHidden) {
      $0.isHorizontal = true
      $0.bar = 760
    },
    Case("a bar over a horizontal list, with the keyboard", docked, .doesNotScroll) {
      $0.isHorizontal = true
      $0.bar = 760
    },
    Case("a bar over a view that does not scroll, inside one that does", docked, .doesNotScroll) {
      $0.isScrollEnabled = false
      $0.bar = 760
      $0.isInsideScrollView = true
    },
  ]

  @Test(arguments: cases) func `each view has one reason for its covered height`(_ row: Case) {
    let coverage = row.coverage
    let expected = KeyboardOverlap(height: row.overlap, isByBar: row.reason == .bar)
    #expect(coverage.reason == row.reason && coverage.overlap == expected)
  }

  @Test func `after a view's release, UIKit's inset is treated as zero`() {
    expectEqual(KeyboardCoverage(reason: .released).systemInset, to: 0)
  }

  @Test func `the coverage has UIKit's inset, and the keyboard's placement, frame and owner`() {
    let frame = CGRect(x: 0, y: 508, width: 390, height: 336)
    for isLocal in [true, false] {
      let position = KeyboardPosition.visible(frame, isLocal: isLocal)
      let coverage = Case("", position, .overlap) { $0.bar = 760 }.coverage
      expectEqual(coverage.systemInset, to: 34)
      expectEqual(coverage.keyboard.placement, to: .docked)
      expectEqual(coverage.keyboard.endFrame, to: frame)
      expectEqual(coverage.keyboard.isLocal, to: isLocal)
    }
  }
}
