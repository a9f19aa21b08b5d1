import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("Placement", .tags(.geometry))
struct KeyboardPlacementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var endFrame: CGRect
    var screen = CGSize(width: 1024, height: 1366)
    var window: CGRect?
    var expected: KeyboardPlacement

    var testDescription: String { name }
  }

  /// Frames of statements 94 and 110 to 116, then those of the cases.
  static let cases = [
    Case(
      name: "docked",
      endFrame: CGRect(x: 0, y: 1046, width: 1024, height: 320),
      expected: .docked
    ),
    Case(
      name: "docked, a fraction off",
      endFrame: CGRect(x: 0, y: 1045.333, width: 1024, height: 320.667),
      expected: .docked
    ),
    Case(
      name: "lifted off the bottom",
      endFrame: CGRect(x: 0, y: 0, width: 1024, height: 320),
      expected: .undocked
    ),
    Case(
      name: "floating",
      endFrame: CGRect(x: 300, y: 400, width: 320, height: 320),
      expected: .floating
    ),
    Case(
      name: "below the screen",
      endFrame: CGRect(x: 0, y: 1366, width: 1024, height: 320),
      expected: .hidden
    ),
    Case(
      name: "below the screen, but for a rounding error",
      endFrame: CGRect(x: 0, y: 1365.9999999, width: 1024, height: 320),
      expected: .hidden
    ),
    Case(
      name: "half a point on the screen",
      endFrame: CGRect(x: 0, y: 1365.5, width: 1024, height: 320),
      expected: .docked
    ),
    Case(
      name: "beside the screen, but for a rounding error",
      endFrame: CGRect(x: -1023.9999999, y: 1046, width: 1024, height: 320),
      expected: .hidden
    ),
    Case(
      name: "half a point beside the screen",
      endFrame: CGRect(x: -1023.5, y: 1046, width: 1024, height: 320),
      expected: .docked
    ),
    Case(name: "all zero", endFrame: .zero, expected: .hidden),
    Case(
      name: "without height",
      endFrame: CGRect(x: 0, y: 0, width: 1024, height: 0),
      expected: .hidden
    ),
    Case(
      name: "without height at the bottom",
      endFrame: CGRect(x: 0, y: 1366, width: 1024, height: 0),
      expected: .hidden
    ),
    Case(
      name: "the bar of a hardware keyboard",
      endFrame: CGRect(x: 0, y: 1311, width: 1024, height: 398),
      expected: .docked
    ),
    Case(
      name: "split at the bottom",
      endFrame: CGRect(x: 0, y: 929, width: 834, height: 265),
      screen: CGSize(width: 834, height: 1194),
      expected: .docked
    ),
    Case(
      name: "wider than the window beside another app",
      endFrame: CGRect(x: 0, y: 370, width: 1024, height: 398),
      screen: CGSize(width: 1024, height: 768),
      window: CGRect(x: 0, y: 0, width: 507, height: 768),
      expected: .docked
    ),
    Case(
      name: "Slide Over, above the strip below the app",
      endFrame: CGRect(x: 20, y: 1046, width: 1024, height: 300),
      window: CGRect(x: 20, y: 20, width: 320, height: 1326),
      expected: .docked
    ),
    Case(
      name: "a point narrower than the window above the screen's edge",
      endFrame: CGRect(x: 21, y: 1046, width: 318, height: 300),
      window: CGRect(x: 20, y: 20, width: 320, height: 1326),
      expected: .docked
    ),
    Case(
      name: "two points from the left edge of the window",
      endFrame: CGRect(x: 22, y: 1046, width: 318, height: 300),
      window: CGRect(x: 20, y: 20, width: 320, height: 1326),
      expected: .floating
    ),
    Case(
      name: "two points from the right edge of the window",
      endFrame: CGRect(x: 20, y: 1046, width: 318, height: 300),
      window: CGRect(x: 20, y: 20, width: 320, height: 1326),
      expected: .floating
    ),
    Case(
      name: "floating over the lower edge of a window",
      endFrame: CGRect(x: 300, y: 500, width: 320, height: 277),
      window: CGRect(x: 247, y: 17, width: 700, height: 760),
      expected: .floating
    ),
    Case(
      name: "not a number",
      endFrame: CGRect(x: 0, y: CGFloat.nan, width: 1024, height: 320),
      expected: .hidden
    ),
    Case(
      name: "infinite",
      endFrame: CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0),
      expected: .hidden
    ),
    Case(name: "null", endFrame: .null, expected: .hidden),
  ]

  @Test(arguments: cases) func `an end frame has one placement`(_ row: Case) {
    let screen = CGRect(origin: .zero, size: row.screen)
    let placement = KeyboardPlacement(
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
