import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct CaretRectangleTests {
  static let container = CGRect(x: 10, y: 600, width: 370, height: 120)

  @Test(arguments: [
    // Carets below the visible part of a text view, above this part, inside it, and taller than it.
    (CGRect(x: 14, y: 900, width: 2, height: 20), CGRect(x: 14, y: 700, width: 2, height: 20)),
    (CGRect(x: 14, y: 100, width: 2, height: 20), CGRect(x: 14, y: 600, width: 2, height: 20)),
    (CGRect(x: 14, y: 650, width: 2, height: 20), CGRect(x: 14, y: 650, width: 2, height: 20)),
    (CGRect(x: 14, y: 500, width: 2, height: 400), CGRect(x: 14, y: 600, width: 2, height: 120)),
    // Carets to the right of the text view, to its left, and wider than the text view.
    (CGRect(x: 900, y: 650, width: 2, height: 20), CGRect(x: 378, y: 650, width: 2, height: 20)),
    (CGRect(x: -90, y: 650, width: 2, height: 20), CGRect(x: 10, y: 650, width: 2, height: 20)),
    (CGRect(x: 0, y: 650, width: 400, height: 20), CGRect(x: 10, y: 650, width: 370, height: 20)),
  ])
  func `a rectangle moves to the nearest position inside the text view`(
    rectangle: CGRect, expected: CGRect
  ) { expectEqual(rectangle.clamped(to: Self.container), to: expected) }

  @Test(
    arguments: [
      // The first line, a line in the middle, the last line, and the only line.
      (8...28, 100, 0...28), (40...60, 100, 40...60), (72...92, 100, 72...100),
      (8...28, 36, 0...36),
      // A caret exactly a line from both edges, and carets below and above the visible text.
      (20...40, 60, 20...40), (130...150, 100, 130...150), (-60...(-40), 100, -60...(-40)),
    ] as [(ClosedRange<CGFloat>, CGFloat, ClosedRange<CGFloat>)]
  )
  func `a caret is revealed with a margin of up to a line`(
    _ row: (caret: ClosedRange<CGFloat>, height: CGFloat, expected: ClosedRange<CGFloat>)
  ) {
    let length = row.caret.upperBound - row.caret.lowerBound
    let caret = CGRect(x: 5, y: row.caret.lowerBound, width: 2, height: length)
    let line = caret.withMargins(in: CGRect(x: 0, y: 0, width: 300, height: row.height))
    expectEqual(line.minY...line.maxY, to: row.expected)
    expectEqual(line.minX, to: 5)
    expectEqual(line.width, to: 2)
    let scrolled = caret.offsetBy(dx: 0, dy: 500)
      .withMargins(in: CGRect(x: 0, y: 500, width: 300, height: row.height))
    expectEqual(scrolled, to: line.offsetBy(dx: 0, dy: 500))
  }
}
