import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct ToleranceTests {
  private let tolerance = CGFloat.insetTolerance

  @Test func `a difference of exactly the tolerance is ignored, and such an overlap too`() {
    #expect(CGFloat(0).isClose(to: tolerance) && !CGFloat(0).isClose(to: tolerance.nextUp))
    #expect(CGFloat(0).isSameOffset(as: tolerance, pixel: 0))
    #expect(!CGFloat(0).isSameOffset(as: tolerance.nextUp, pixel: 0))
    let inset = KeyboardInset().clearing(tolerance, in: 0)
    expectEqual(inset, to: KeyboardInset())
  }
}
