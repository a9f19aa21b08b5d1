import Testing

@testable import KeyboardScrolling

@Suite("AnimationTiming, values", .tags(.state))
struct AnimationTimingValueTests {
  @Test func `the named timings have their durations`() {
    #expect(AnimationTiming.none.duration == 0)
    #expect(!AnimationTiming.none.isInherited)
    #expect(AnimationTiming.inherited.duration == 0)
    #expect(AnimationTiming.inherited.isInherited)
    #expect(AnimationTiming.keyboardLike == AnimationTiming(duration: 0.25, curve: 7))
  }

  @Test(arguments: [
    (0.25, 0.25), (0, 0), (-1, 0), (Double.nan, 0), (.infinity, 0), (-.infinity, 0),
  ])
  func `an invalid duration counts as zero`(given: Double, kept: Double) {
    #expect(AnimationTiming(duration: given, curve: 7).duration == kept)
  }
}
