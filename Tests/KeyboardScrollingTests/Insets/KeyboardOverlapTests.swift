import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct KeyboardOverlapTests {
  static let iPhone = CGRect(x: 0, y: 0, width: 390, height: 844)
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)

  private static func moved(x: CGFloat = 0, y: CGFloat = 0) -> CGRect {
    docked.offsetBy(dx: x, dy: y)
  }

  static let cases: [(name: String, keyboard: CGRect, bounds: CGRect, expected: CGFloat)] = [
    ("the whole keyboard", docked, iPhone, 336),
    ("in a view scrolled by 500", moved(y: 500), iPhone.offsetBy(dx: 0, dy: 500), 336),
    ("a view that ends above the keyboard", docked, rect(0, 0, 390, 508), 0),
    (
      "a view that overlaps the keyboard by a fraction of a point", docked, rect(0, 0, 390, 508.15),
      0
    ),
    ("a view that ends one point below the keyboard's top", docked, rect(0, 0, 390, 509), 1),
    ("a keyboard over one point of the view's width", moved(x: 389), iPhone, 336),
    ("a keyboard over half a point of the view's width", moved(x: 389.5), iPhone, 0),
    ("a view that ends above the keyboard's bottom", docked, rect(0, 0, 390, 761), 253),
    ("a view that reaches below the screen", docked, rect(0, 0, 390, 900), 392),
    ("a view behind the keyboard", docked, rect(0, 600, 390, 100), 100),
    (
      "a keyboard below the view, where subtraction is negative", rect(-116, 572, 1024, 55),
      rect(0, 138, 787, 327), 0
    ),
    ("a view without size", docked, .zero, 0),
    ("a keyboard that is not a number", rect(0, CGFloat.nan, 390, 336), iPhone, 0),
    ("bounds that are not a number", docked, rect(0, 0, 390, CGFloat.infinity), 0),
  ]

  @Test(arguments: cases.indices) func `an overlap is the covered height at the bottom`(
    _ index: Int
  ) {
    let row = Self.cases[index]
    let overlap = KeyboardOverlap(keyboardFrame: row.keyboard, bounds: row.bounds, edge: .bottom)
    expectEqual(overlap.height, to: row.expected, note: row.name)
  }

  @Test func `the overlap of a flipped view is at the view's top edge`() {
    // In a flipped view, the keyboard covers the smallest visible y coordinates, 500 to 836.
    let overlap = KeyboardOverlap(
      keyboardFrame: CGRect(x: 0, y: 500, width: 390, height: 336),
      bounds: Self.iPhone.offsetBy(dx: 0, dy: 500), edge: .top
    )
    expectEqual(overlap, to: KeyboardOverlap(height: 336, edge: .top))
    // A view is completely covered if the keyboard extends past it.
    let short = KeyboardOverlap(
      keyboardFrame: CGRect(x: 0, y: -50, width: 390, height: 336),
      bounds: CGRect(x: 0, y: 0, width: 390, height: 100), edge: .top
    )
    expectEqual(short, to: KeyboardOverlap(height: 100, edge: .top))
  }
}

extension KeyboardOverlap {
  /// Creates the overlap in a view whose coordinates on the screen are its own or, with `.top`,
  /// their negatives.
  fileprivate init(keyboardFrame frame: CGRect, bounds: CGRect, edge: VerticalEdge) {
    let sign: CGFloat = edge == .bottom ? 1 : -1
    let corner = CGPoint(x: bounds.minX, y: sign * bounds.minY)
    let place = ScreenPlace(corner: corner, y: 2 * sign)
    let snapshot = ScrollSnapshot(place: place, bounds: bounds)
    let origin = CGPoint(x: frame.minX, y: edge == .bottom ? frame.minY : -frame.maxY)
    self = snapshot.overlap(ofKeyboard: CGRect(origin: origin, size: frame.size))
  }
}
