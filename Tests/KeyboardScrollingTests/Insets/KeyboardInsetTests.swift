import CoreGraphics
import Testing

@testable import KeyboardScrolling

struct KeyboardInsetTests {
  struct Step {
    var overlap: CGFloat
    var systemInset: CGFloat = 0
    var sum: CGFloat
    var max: CGFloat
  }

  private func play(
    baseline: CGFloat, _ steps: [Step], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for policy in [BaselinePolicy.sum, .max] {
      var keyboardInset = KeyboardInset()
      var inset = baseline
      for (index, step) in steps.enumerated() {
        let system = step.systemInset
        keyboardInset = keyboardInset.clearing(step.overlap, uikit: system, in: inset, policy)
        inset = keyboardInset.inset
        #expect(
          inset == (policy == .sum ? step.sum : step.max), "step \(index), \(policy)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test func `a rounding error of a subtraction is not a keyboard inset`() {
    let almost: CGFloat = 302 - 1e-9
    play(baseline: 0, [Step(overlap: 302, systemInset: almost, sum: 0, max: 0)])
    play(baseline: almost, [Step(overlap: 302, sum: almost + 302, max: almost)])
    play(baseline: 0, [Step(overlap: 34.5, systemInset: 34.25, sum: 0.25, max: 0.25)])
  }

  @Test func `a baseline that is larger than the keyboard, or negative, is kept`() {
    play(
      baseline: 400, [Step(overlap: 336, sum: 736, max: 400), Step(overlap: 0, sum: 400, max: 400)]
    )
    play(baseline: 20, [Step(overlap: 34.5, systemInset: 34, sum: 20.5, max: 20)])
    play(
      baseline: -34, [Step(overlap: 336, sum: 302, max: 336), Step(overlap: 0, sum: -34, max: -34)]
    )
  }

  /// The baseline, the overlap, and the keyboard's part of the inset with each policy.
  @Test(
    arguments: [
      (20, 336, 336, 336), (400, 336, 336, 400), (-34, 336, 336, 336), (20, 0, 0, 20),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func `with sum, the keyboard's part is the overlap; with max, the larger of overlap and baseline`(
    _ row: (baseline: CGFloat, overlap: CGFloat, sum: CGFloat, max: CGFloat)
  ) {
    func part(_ policy: BaselinePolicy) -> CGFloat {
      KeyboardInset().clearing(row.overlap, in: row.baseline, policy).keyboardPart(policy)
    }
    expectEqual(part(.sum), to: row.sum)
    expectEqual(part(.max), to: row.max)
  }

  /// The baseline before a keyboard inset of 336, an inset found later, and the baseline in it.
  @Test(
    arguments: [
      (0, 336, 0), (0, 340, 4), (0, 335.9, 335.9), (0, 335, 335), (20, 336, 0), (20, 335, 335),
      // The written inset includes a negative baseline.
      (-34, 302, -34), (-34, 310, -26), (-34, 301.9, 301.9),
    ] as [(CGFloat, CGFloat, CGFloat)]
  )
  func `an inset too small to contain the keyboard inset is the app's`(
    _ row: (baseline: CGFloat, found: CGFloat, expected: CGFloat)
  ) {
    var keyboardInset = KeyboardInset().clearing(336, in: row.baseline)
    keyboardInset.dropIfOverwritten(by: row.found)
    expectEqual(keyboardInset.clearing(0, in: row.found).inset, to: row.expected)
  }
}

extension KeyboardInset {
  /// Returns the keyboard inset for a covered height, UIKit's inset and the view's current inset.
  func clearing(
    _ height: CGFloat, uikit systemInset: CGFloat = 0, in currentInset: CGFloat,
    _ policy: BaselinePolicy = .sum
  ) -> KeyboardInset {
    let overlap = KeyboardOverlap(height: height)
    return clearing(overlap, systemInset: systemInset, found: currentInset, policy: policy)
  }
}
