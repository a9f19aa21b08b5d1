import Testing

@testable import KeyboardScrolling

struct AnimationTimingValueTests {
  @Test func `the named timings have their durations`() {
    expectEqual(AnimationTiming.none.duration, to: 0)
    #expect(!AnimationTiming.none.isInherited)
    expectEqual(AnimationTiming.inherited.duration, to: 0)
    #expect(AnimationTiming.inherited.isInherited)
    expectEqual(AnimationTiming.keyboardLike, to: AnimationTiming(duration: 0.25, curve: 7))
  }

  @Test(arguments: [
    (0.25, 0.25), (0, 0), (-1, 0), (Double.nan, 0), (.infinity, 0), (-.infinity, 0),
  ])
  func `an invalid duration is treated as zero`(given: Double, kept: Double) {
    expectEqual(AnimationTiming(duration: given, curve: 7).duration, to: kept)
  }
}
