import CoreGraphics
import Foundation
import Testing

@testable import filmstrip

struct PlainNumberTests {
  @Test(arguments: [
    (CGFloat(0), "0"), (-0.0, "0"), (-0.001, "0"), (302, "302"), (-91, "-91"), (0.5, "0.5"),
    (0.05, "0.05"), (-0.25, "-0.25"), (445.33333333333326, "445.33"),
    (366.66666666666674, "366.67"), (9.86e-32, "0"), (99.999, "100"), (.infinity, "inf"),
    (.nan, "nan"), (44.375, "44.38"), ((44.375 + 20.1) - 20.1, "44.38"),
  ])
  func `a number has two decimals at most`(number: CGFloat, text: String) {
    #expect(number.plain == text)
  }
}
