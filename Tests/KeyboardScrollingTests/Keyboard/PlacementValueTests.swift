import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("Placement", .tags(.geometry))
struct PlacementValueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var endFrame: CGRect
    var screen: CGSize
    var window: CGRect?
    var expected: Placement

    var testDescription: String { name }

    init(
      _ name: String,
      _ endFrame: CGRect,
      screen: CGSize = CGSize(width: 1024, height: 1366),
      window: CGRect? = nil,
      _ expected: Placement
    ) {
      self.name = name
      self.endFrame = endFrame
      self.screen = screen
      self.window = window
      self.expected = expected
    }
  }

  /// Frames of statements 94 and 110 to 116, then those of the cases.
  static let cases = [
    Case("docked", rect(0, 1046, 1024, 320), .docked),
    Case("docked, a fraction off", rect(0, 1045.333, 1024, 320.667), .docked),
    Case("lifted off the bottom", rect(0, 0, 1024, 320), .undocked),
    Case("floating", rect(300, 400, 320, 320), .floating),
    Case("below the screen", rect(0, 1366, 1024, 320), .hidden),
    Case("below the screen, but for a rounding error", rect(0, 1365.9999999, 1024, 320), .hidden),
    Case("half a point on the screen", rect(0, 1365.5, 1024, 320), .docked),
    Case(
      "beside the screen, but for a rounding error",
      rect(-1023.9999999, 1046, 1024, 320),
      .hidden
    ),
    Case("half a point beside the screen", rect(-1023.5, 1046, 1024, 320), .docked),
    Case("all zero", .zero, .hidden),
    Case("without height", rect(0, 0, 1024, 0), .hidden),
    Case("without height at the bottom", rect(0, 1366, 1024, 0), .hidden),
    Case("the bar of a hardware keyboard", rect(0, 1311, 1024, 398), .docked),
    Case(
      "split at the bottom",
      rect(0, 929, 834, 265),
      screen: CGSize(width: 834, height: 1194),
      .docked
    ),
    Case(
      "wider than the window beside another app",
      rect(0, 370, 1024, 398),
      screen: CGSize(width: 1024, height: 768),
      window: rect(0, 0, 507, 768),
      .docked
    ),
    Case(
      "Slide Over, above the strip below the app",
      rect(20, 1046, 1024, 300),
      window: rect(20, 20, 320, 1326),
      .docked
    ),
    Case(
      "a point narrower than the window above the screen's edge",
      rect(21, 1046, 318, 300),
      window: rect(20, 20, 320, 1326),
      .docked
    ),
    Case(
      "two points from the left edge of the window",
      rect(22, 1046, 318, 300),
      window: rect(20, 20, 320, 1326),
      .floating
    ),
    Case(
      "two points from the right edge of the window",
      rect(20, 1046, 318, 300),
      window: rect(20, 20, 320, 1326),
      .floating
    ),
    Case(
      "floating over the lower edge of a window",
      rect(300, 500, 320, 277),
      window: rect(247, 17, 700, 760),
      .floating
    ),
    Case(
      "244: of the outer display of an iPhone Duo, on the inner one",
      rect(0, 389, 466, 289),
      screen: CGSize(width: 951, height: 669),
      .hidden
    ),
    Case(
      "244: of the inner display on its side, on the outer one",
      rect(0, 405, 951, 264),
      screen: CGSize(width: 466, height: 678),
      .hidden
    ),
    Case(
      "244: of the upright inner display, on the outer one",
      rect(0, 601, 669, 350),
      screen: CGSize(width: 466, height: 678),
      .hidden
    ),
    Case(
      "of the inner display on its side, on the upright one",
      rect(0, 405, 951, 264),
      screen: CGSize(width: 669, height: 951),
      .hidden
    ),
    Case(
      "249: of a half of the inner display",
      rect(0, 405, 469, 264),
      screen: CGSize(width: 951, height: 669),
      .docked
    ),
    Case(
      "of an iPad, for an app for iPhones on it",
      rect(-59, 263, 438, 303),
      screen: CGSize(width: 320, height: 480),
      .docked
    ),
    Case(
      "a point wider than the screen, and a point lower",
      rect(1, 589, 391, 256),
      screen: CGSize(width: 390, height: 844),
      .docked
    ),
    Case(
      "in a window that is larger than the screen",
      rect(0, 700, 834, 264),
      screen: CGSize(width: 390, height: 844),
      window: rect(0, 0, 834, 1194),
      .docked
    ),
    Case(
      "of an iPad before its rotation",
      rect(0, 721, 768, 303),
      screen: CGSize(width: 1024, height: 768),
      .docked
    ),
    Case("not a number", rect(0, CGFloat.nan, 1024, 320), .hidden),
    Case("infinite", rect(CGFloat.infinity, .infinity, 0, 0), .hidden),
    Case("null", .null, .hidden),
  ]

  @Test(arguments: cases) func `an end frame has one placement`(_ row: Case) {
    let screen = CGRect(origin: .zero, size: row.screen)
    let placement = Placement(
      endFrame: row.endFrame,
      screen: screen,
      window: row.window ?? screen
    )
    #expect(placement == row.expected)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a rectangle is finite if all of its numbers are`(number: CGFloat) {
    #expect(CGRect(x: 1, y: 2, width: 3, height: 4).isFinite)
    #expect(!CGRect(x: number, y: 2, width: 3, height: 4).isFinite)
    #expect(!CGRect(x: 1, y: number, width: 3, height: 4).isFinite)
    #expect(!CGRect(x: 1, y: 2, width: number, height: 4).isFinite)
    #expect(!CGRect(x: 1, y: 2, width: 3, height: number).isFinite)
    #expect(!CGRect.null.isFinite)
    #expect(!CGRect.infinite.isFinite)
  }
}
