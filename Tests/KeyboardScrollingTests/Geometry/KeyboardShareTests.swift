import CoreGraphics
import Testing

@testable import KeyboardScrolling

@Suite("KeyboardShare", .tags(.geometry))
struct KeyboardShareTests {
  struct Step {
    var overlap: CGFloat
    var contribution: CGFloat = 0
    var sum: CGFloat
    var max: CGFloat
  }

  /// Plays overlaps against an inset that starts with the app's part, for both policies.
  private func play(
    baseline: CGFloat,
    _ steps: [Step],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for policy in [KeyboardScrollCoordinator.BaselinePolicy.sum, .max] {
      var share = KeyboardShare()
      var inset = baseline
      for (index, step) in steps.enumerated() {
        let plan = share.plan(
          overlap: step.overlap,
          contribution: step.contribution,
          found: inset,
          policy: policy
        )
        share.apply(plan)
        inset = plan.inset
        #expect(
          inset == (policy == .sum ? step.sum : step.max),
          "step \(index), \(policy)",
          sourceLocation: sourceLocation
        )
      }
    }
  }

  @Test func `the home indicator is counted once`() {
    play(baseline: 0, [Step(overlap: 336, contribution: 34, sum: 302, max: 302)])
  }

  @Test func `what UIKit clears needs no share`() {
    play(baseline: 0, [Step(overlap: 20, contribution: 34, sum: 0, max: 0)])
  }

  @Test func `a second show replaces the first and a hide takes all of it back`() {
    play(
      baseline: 20,
      [
        Step(overlap: 336, contribution: 34, sum: 322, max: 302),
        Step(overlap: 291, contribution: 34, sum: 277, max: 257),
        Step(overlap: 0, contribution: 34, sum: 20, max: 20),
      ]
    )
  }

  @Test func `a baseline larger than the keyboard is kept`() {
    play(
      baseline: 400,
      [Step(overlap: 336, sum: 736, max: 400), Step(overlap: 0, sum: 400, max: 400)]
    )
  }

  @Test func `a negative baseline is kept`() {
    play(
      baseline: -34,
      [Step(overlap: 336, sum: 302, max: 336), Step(overlap: 0, sum: -34, max: -34)]
    )
  }

  @Test func `what the app adds meanwhile stays`() {
    var share = KeyboardShare()
    let shown = share.plan(overlap: 336, contribution: 34, found: 0, policy: .sum)
    share.apply(shown)
    let hidden = share.plan(
      overlap: 0,
      contribution: 34,
      found: shown.inset + 60,
      policy: .sum
    )
    #expect(hidden.inset == 60)
  }

  @Test func `an absolute value smaller than the share is a new baseline`() {
    var share = KeyboardShare()
    share.apply(share.plan(overlap: 336, contribution: 34, found: 0, policy: .max))
    share.settle(found: 80)
    let again = share.plan(overlap: 336, contribution: 34, found: 80, policy: .max)
    #expect(again.inset == 302)
    share.apply(again)
    #expect(share.plan(overlap: 0, contribution: 34, found: again.inset, policy: .max).inset == 80)
  }
}
