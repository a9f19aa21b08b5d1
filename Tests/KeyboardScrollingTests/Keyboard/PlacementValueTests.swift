import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct PlacementValueTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var endFrame: CGRect
    var screen: CGSize
    var window: CGRect?
    var expected: Placement

    var testDescription: String { name }

    init(
      _ name: String, _ endFrame: CGRect, screen: CGSize = CGSize(width: 1024, height: 1366),
      window: CGRect? = nil, _ expected: Placement
    ) {
      self.name = name
      self.endFrame = endFrame
      self.screen = screen
      self.window = window
      self.expected = expected
    }
  }

  private static let slideOver = rect(20, 20, 320, 1326)
  /// The displays of an iPhone Duo.
  private static let (inner, outer) = (size(951, 669), size(466, 678))
  private static func size(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
  }

  /// The frames of S94 and S110 to S116 in `HeadlessUIKit/statements.md`, then those of `Cases.md`.
  static let cases: [Case] = [
    Case("docked", rect(0, 1046, 1024, 320), .docked),
    Case("docked, within a fraction of a point", rect(0, 1045.333, 1024, 320.667), .docked),
    Case("lifted off the bottom", rect(0, 0, 1024, 320), .undocked),
    Case("floating", rect(300, 400, 320, 320), .floating),
    Case("below the screen", rect(0, 1366, 1024, 320), .hidden),
    Case("below the screen, but for a rounding error", rect(0, 1365.9999999, 1024, 320), .hidden),
    Case("half a point on the screen", rect(0, 1365.5, 1024, 320), .docked),
    Case(
      "beside the screen, but for a rounding error", rect(-1023.9999999, 1046, 1024, 320), .hidden
    ),
    Case("half a point beside the screen", rect(-1023.5, 1046, 1024, 320), .docked),
    Case("all zero", .zero, .hidden),
    Case("without height", rect(0, 0, 1024, 0), .hidden),
    Case("without height at the bottom", rect(0, 1366, 1024, 0), .hidden),
    Case("the bar of a hardware keyboard", rect(0, 1311, 1024, 398), .docked),
    Case("split at the bottom", rect(0, 929, 834, 265), screen: size(834, 1194), .docked),
    Case(
      "wider than the window beside another app", rect(0, 370, 1024, 398), screen: size(1024, 768),
      window: rect(0, 0, 507, 768), .docked
    ),
    Case("above the strip below Slide Over", rect(20, 1046, 1024, 300), window: slideOver, .docked),
    Case("a point narrower than Slide Over", rect(21, 1046, 318, 300), window: slideOver, .docked),
    Case(
      "two points from Slide Over's left edge", rect(22, 1046, 318, 300), window: slideOver,
      .floating
    ),
    Case(
      "two points from Slide Over's right edge", rect(20, 1046, 318, 300), window: slideOver,
      .floating
    ),
    Case(
      "floating over the lower edge of a window", rect(300, 500, 320, 277),
      window: rect(247, 17, 700, 760), .floating
    ),
    Case(
      "244: the outer display's keyboard, on the inner display", rect(0, 389, 466, 289),
      screen: inner, .hidden
    ),
    Case(
      "244: the inner display's keyboard, on the outer display", rect(0, 405, 951, 264),
      screen: outer, .hidden
    ),
    Case(
      "244: the upright inner display's keyboard, on the outer display", rect(0, 601, 669, 350),
      screen: outer, .hidden
    ),
    Case(
      "the landscape inner display's keyboard, on that display upright", rect(0, 405, 951, 264),
      screen: size(669, 951), .hidden
    ),
    Case(
      "249: in an app on half of the inner display", rect(0, 405, 469, 264), screen: inner, .docked
    ),
    Case(
      "an iPad's keyboard, in an iPhone app", rect(-59, 263, 438, 303), screen: size(320, 480),
      .docked
    ),
    Case("a point too far right and down", rect(1, 589, 391, 256), screen: size(390, 844), .docked),
    Case(
      "in a window that is larger than the screen", rect(0, 700, 834, 264), screen: size(390, 844),
      window: rect(0, 0, 834, 1194), .docked
    ),
    Case(
      "an iPad's keyboard, from before a rotation", rect(0, 721, 768, 303), screen: size(1024, 768),
      .docked
    ),
    Case(
      "an iPad's keyboard before iOS 8, in the coordinates of the upright screen",
      rect(0, 0, 352, 1024), screen: size(1024, 768), .docked
    ),
    Case("not a number", rect(0, CGFloat.nan, 1024, 320), .hidden),
    Case("infinite", rect(CGFloat.infinity, .infinity, 0, 0), .hidden),
    Case("null", .null, .hidden),
  ]

  @Test(arguments: cases) func `each end frame has the expected placement`(_ row: Case) {
    let screen = CGRect(origin: .zero, size: row.screen)
    let window = row.window ?? screen
    expectEqual(Placement(endFrame: row.endFrame, screen: screen, window: window), to: row.expected)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a rectangle is finite if all of its numbers are`(number: CGFloat) {
    #expect(rect(1, 2, 3, 4).isFinite)
    for broken in [
      rect(number, 2, 3, 4), rect(1, number, 3, 4), rect(1, 2, number, 4), rect(1, 2, 3, number),
      .null, .infinite,
    ] {
      #expect(!broken.isFinite)
    }
  }
}
