import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("KeyboardOverlap", .tags(.geometry))
struct KeyboardOverlapTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var keyboard: CGRect
    var bounds: CGRect
    var expected: CGFloat

    var testDescription: String { name }
  }

  static let iPhone = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)

  static let cases = [
    Case(name: "the whole keyboard", keyboard: docked, bounds: iPhone, expected: 336),
    Case(
      name: "in a view scrolled by 500",
      keyboard: docked.offsetBy(dx: 0, dy: 500),
      bounds: iPhone.offsetBy(dx: 0, dy: 500),
      expected: 336
    ),
    Case(
      name: "a view that ends above the keyboard",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: 508),
      expected: 0
    ),
    Case(
      name: "a view that touches the keyboard by a sliver",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: 508.15),
      expected: 0
    ),
    Case(
      name: "a view that ends a point within the keyboard",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: 509),
      expected: 1
    ),
    Case(
      name: "a view that is a point wide over the keyboard",
      keyboard: docked.offsetBy(dx: 389, dy: 0),
      bounds: iPhone,
      expected: 336
    ),
    Case(
      name: "a view beside the keyboard",
      keyboard: docked.offsetBy(dx: 389.5, dy: 0),
      bounds: iPhone,
      expected: 0
    ),
    Case(
      name: "a view that ends within the keyboard",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: 761),
      expected: 253
    ),
    Case(
      name: "a view that reaches below the screen",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: 900),
      expected: 392
    ),
    Case(
      name: "a view behind the keyboard",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 600, width: 390, height: 100),
      expected: 100
    ),
    Case(
      name: "a keyboard below the view, where subtraction is negative",
      keyboard: CGRect(x: -116, y: 572, width: 1024, height: 55),
      bounds: CGRect(x: 0, y: 138, width: 787, height: 327),
      expected: 0
    ),
    Case(name: "a view without size", keyboard: docked, bounds: .zero, expected: 0),
    Case(
      name: "a keyboard that is not a number",
      keyboard: CGRect(x: 0, y: CGFloat.nan, width: 390, height: 336),
      bounds: iPhone,
      expected: 0
    ),
    Case(
      name: "bounds that are not a number",
      keyboard: docked,
      bounds: CGRect(x: 0, y: 0, width: 390, height: CGFloat.infinity),
      expected: 0
    ),
  ]

  @Test(arguments: cases) func `an overlap is the covered height at the bottom`(_ row: Case) {
    let overlap = KeyboardOverlap(
      keyboardFrame: row.keyboard,
      bounds: row.bounds,
      edge: .bottom
    )
    #expect(overlap.height == row.expected)
  }

  @Test func `a view upside down is covered at its own top`() {
    // In a flipped view, the keyboard's 336 points are at the start of the visible coordinates.
    let overlap = KeyboardOverlap(
      keyboardFrame: CGRect(x: 0, y: 500, width: 390, height: 336),
      bounds: Self.iPhone.offsetBy(dx: 0, dy: 500),
      edge: .top
    )
    #expect(overlap == KeyboardOverlap(height: 336, edge: .top))
    // A view is completely covered if the keyboard extends past it.
    let short = KeyboardOverlap(
      keyboardFrame: CGRect(x: 0, y: -50, width: 390, height: 336),
      bounds: CGRect(x: 0, y: 0, width: 390, height: 100),
      edge: .top
    )
    #expect(short == KeyboardOverlap(height: 100, edge: .top))
  }
}
