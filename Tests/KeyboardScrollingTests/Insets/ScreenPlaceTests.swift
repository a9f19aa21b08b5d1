import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct ScreenPlaceTests {
  private let bounds = CGRect(x: 0, y: 100, width: 200, height: 400)
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  /// Returns a view's place: on the screen, the point below is (x, y) away from the corner.
  ///
  /// In the view, the point below is 400 points to the right of the corner and 800 points below
  /// the corner.
  private func place(corner: CGPoint, x: CGFloat, y: CGFloat) -> ScreenPlace {
    let pointBelow = CGPoint(x: corner.x + x, y: corner.y + y)
    return ScreenPlace(corner: corner, pointBelow: pointBelow, distance: 400)
  }

  /// Views that are upright, flipped, and rotated by 180 degrees (flipped in both axes).
  ///
  /// The flipped views begin at y = 600 on the screen, which is 100 in the view. So the keyboard's
  /// bottom at 844 is at -144, and its top at 508 is at 192.
  @Test(arguments: [
    (CGPoint(x: 10, y: 200), CGPoint(x: 400, y: 800), false, CGPoint(x: -10, y: 408)),
    (CGPoint(x: 10, y: 600), CGPoint(x: 400, y: -800), true, CGPoint(x: -10, y: -144)),
    (CGPoint(x: 210, y: 600), CGPoint(x: -400, y: -800), true, CGPoint(x: -180, y: -144)),
  ])
  func `the bottom edge of an upright view faces down, and the top edge of a flipped one`(
    corner: CGPoint, diagonal: CGPoint, isFlipped: Bool, origin: CGPoint
  ) {
    let place = place(corner: corner, x: diagonal.x, y: diagonal.y)
    expectEqual(place.facingEdge, to: isFlipped ? .top : .bottom)
    let found = place.convert(keyboard, to: bounds)
    expectEqual(found, to: CGRect(origin: origin, size: keyboard.size))
  }

  @Test func `a bar at the top of the screen is at the bottom of a flipped view`() {
    let safeArea = VerticalEdges(top: 91, bottom: 34)
    let upright = place(corner: .zero, x: 400, y: 800)
    expectEqual(upright.bars(safeArea), to: VerticalEdges(top: 91))
    let flipped = place(corner: CGPoint(x: 0, y: 600), x: 400, y: -800)
    expectEqual(flipped.bars(safeArea), to: VerticalEdges(bottom: 91))
  }

  @Test func `a view without a size, or without an edge that faces down, converts nothing`() {
    // The views are rotated by 90 degrees or around a vertical axis, or have no size.
    for (x, y) in [(800, -400), (-800, 400), (0, 800), (0, 0)] as [(CGFloat, CGFloat)] {
      let place = place(corner: .zero, x: x, y: y)
      expectEqual(place.facingEdge, to: nil, note: "\(x), \(y)")
      #expect(place.convert(keyboard, to: bounds).isNull, "\(x), \(y)")
    }
    let point = ScreenPlace(corner: .zero, pointBelow: .zero, distance: 1)
    expectNil(point.facingEdge)
    #expect(point.convert(keyboard, to: bounds).isNull)
    #expect(point.convert(CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), to: bounds).isNull)
  }

  @Test func `the bottom edge of a view stretched to at most twice its width faces down`() {
    expectEqual(place(corner: .zero, x: 800, y: 800).facingEdge, to: .bottom)
    expectNil(place(corner: .zero, x: 801, y: 800).facingEdge)
  }

  @Test func `the keyboard covers more points of a scaled-down view`() {
    let place = place(corner: CGPoint(x: 20, y: 408), x: 200, y: 400)
    // 100 points on the screen are 200 in the view.
    expectEqual(
      place.convert(keyboard, to: bounds), to: CGRect(x: -40, y: 300, width: 780, height: 672)
    )
  }

  @Test func `neither the distance of the measured points nor rounding changes the scale`() {
    for distance in [0.5, 1, 400] as [CGFloat] {
      let place = ScreenPlace(
        corner: .zero, pointBelow: CGPoint(x: distance, y: 2 * distance), distance: distance
      )
      expectEqual(place.scale, to: CGSize(width: 1, height: 1), note: "\(distance)")
    }
    // Conversions between fractional origins give values like these.
    let place = ScreenPlace(
      corner: CGPoint(x: 0.1, y: 91.3),
      pointBelow: CGPoint(x: 844.1 + 1e-11, y: 91.3 - 1688 + 1e-11), distance: 844
    )
    expectEqual(place.scale, to: CGSize(width: 1, height: -1))
  }

  private typealias Change = @Sendable (inout ScreenPlace, CGFloat) -> Void

  nonisolated private static let changes: [(change: Change, tolerance: CGFloat)] = [
    ({ $0.corner.x += $1 }, 0.01), ({ $0.corner.y += $1 }, 0.01),
    ({ $0.scale.width += $1 }, 0.0001), ({ $0.scale.height += $1 }, 0.0001),
  ]

  @Test(arguments: changes.indices, [(0.5, true), (-0.5, true), (1.5, false), (-1.5, false)])
  func `positions are equal within a hundredth of a point, and scales within a ten-thousandth`(
    index: Int, row: (difference: CGFloat, isClose: Bool)
  ) {
    let (change, tolerance) = Self.changes[index]
    let place = place(corner: CGPoint(x: 10, y: 600), x: 400, y: 800)
    var other = place
    change(&other, row.difference * tolerance)
    expectEqual(place.isClose(to: other), to: row.isClose)
  }
}
