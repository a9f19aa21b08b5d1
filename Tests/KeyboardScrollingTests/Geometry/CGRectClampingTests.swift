import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("CGRect.clamped(to:)", .tags(.geometry))
struct CGRectClampingTests {
  static let container = CGRect(x: 10, y: 600, width: 370, height: 120)

  @Test(arguments: [
    // A caret far below the visible part of a text view, above it, inside it, and one larger.
    (CGRect(x: 14, y: 900, width: 2, height: 20), CGRect(x: 14, y: 700, width: 2, height: 20)),
    (CGRect(x: 14, y: 100, width: 2, height: 20), CGRect(x: 14, y: 600, width: 2, height: 20)),
    (CGRect(x: 14, y: 650, width: 2, height: 20), CGRect(x: 14, y: 650, width: 2, height: 20)),
    (CGRect(x: 14, y: 500, width: 2, height: 400), CGRect(x: 14, y: 600, width: 2, height: 120)),
    // The same along the horizontal axis.
    (CGRect(x: 900, y: 650, width: 2, height: 20), CGRect(x: 378, y: 650, width: 2, height: 20)),
    (CGRect(x: -90, y: 650, width: 2, height: 20), CGRect(x: 10, y: 650, width: 2, height: 20)),
    (CGRect(x: 0, y: 650, width: 400, height: 20), CGRect(x: 10, y: 650, width: 370, height: 20)),
  ])
  func `a rectangle moves to the nearest place inside`(rectangle: CGRect, expected: CGRect) {
    #expect(rectangle.clamped(to: Self.container) == expected)
  }
}
