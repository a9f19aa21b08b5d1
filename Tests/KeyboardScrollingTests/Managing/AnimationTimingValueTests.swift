import Testing

@testable import KeyboardScrolling

struct AnimationTimingValueTests {
  @Test func `the named timings have their durations, and an invalid duration is zero`() {
    expectEqual(AnimationTiming.none.duration, to: 0)
    #expect(!AnimationTiming.none.isInherited)
    expectEqual(AnimationTiming.inherited.duration, to: 0)
    #expect(AnimationTiming.inherited.isInherited)
    expectEqual(AnimationTiming.keyboardLike, to: AnimationTiming(duration: 0.25, curve: 7))
    let rows: [(Double, Double)] = [
      (0.25, 0.25), (0, 0), (-1, 0), (.nan, 0), (.infinity, 0), (-.infinity, 0),
    ]
    for (given, kept) in rows {
      let timing = AnimationTiming(duration: given, curve: 7)
      expectEqual(timing.duration, to: kept, note: "\(given)")
    }
  }
}
