import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct MotionTests {
  private static let linear = Motion.Curve.bezier(.zero, CGPoint(x: 1, y: 1))
  private static let easeInOut = Motion.Curve.bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))

  @Test func `before a motion starts, all of it remains, and after its end nothing`() {
    let motion = Motion(duration: 0.3, curve: Self.linear)
    expectEqual(motion.remainder(at: 100), to: 1)
    expectEqual(motion.starting(at: 2).remainder(at: 2), to: 1)
    expectEqual(motion.starting(at: 2).remainder(at: 2.31), to: 0)
  }

  @Test(arguments: [.infinity, -.infinity, .nan] as [TimeInterval])
  func `a start that is no time is unknown, so that the motion starts with the next frame`(
    start: TimeInterval
  ) {
    #expect(Motion(start: start, duration: 0.3, curve: Self.linear).start == nil)
  }

  /// Points of CSS's curve `ease-in-out`, whose control points are those of ``easeInOut``.
  /// https://www.w3.org/TR/css-easing-1/
  @Test(
    arguments: [
      (linear, 0.25, 0.25), (linear, 0.9, 0.9), (easeInOut, 0.5, 0.5), (easeInOut, 0.25, 0.129),
      (easeInOut, 0.75, 0.871),
    ] as [(Motion.Curve, Double, CGFloat)]
  )
  func `a Bézier curve has the values of CSS`(
    row: (curve: Motion.Curve, part: Double, progress: CGFloat)
  ) {
    let motion = Motion(start: 1, duration: 0.4, curve: row.curve)
    #expect(abs(1 - motion.remainder(at: 1 + 0.4 * row.part) - row.progress) < 0.001)
  }

  @Test
  func `a spring with little damping overshoots, and overdamping is treated as critical damping`() {
    let critical = Motion.Curve.spring(mass: 1, stiffness: 100, damping: 20)
    let more = Motion.Curve.spring(mass: 1, stiffness: 100, damping: 200)
    let remainders = [critical, more].map {
      Motion(start: 0, duration: 1, curve: $0).remainder(at: 0.1)
    }
    // (1 + wt) * exp(-wt), where w is 10 and t is 0.1.
    #expect(remainders.allSatisfy { abs($0 - 2 * exp(-1)) < 1e-6 })
    // The decay and the square of the damped frequency are damping / 2m, and k / m - decay².
    let rows: [(CGFloat, CGFloat, decay: Double, square: Double)] = [
      (1, 4, decay: 2, square: 96), (4, 20, decay: 2.5, square: 18.75),
    ]
    for (mass, damping, decay, square) in rows {
      let spring = Motion.Curve.spring(mass: mass, stiffness: 100, damping: damping)
      let motion = Motion(start: 0, duration: 2, curve: spring)
      // After half a period of the damped frequency, the overshoot is exp(-decay * time) of the
      // distance.
      let time = Double.pi / square.squareRoot()
      let difference = motion.remainder(at: time) + exp(-decay * time)
      #expect(abs(difference) < 1e-6, "mass \(mass)")
    }
  }

  @Test func `motions are close if they start within a millisecond, or if neither has started`() {
    let motion = Motion(duration: 0.3, curve: Self.linear)
    #expect(motion.isClose(to: motion))
    #expect(motion.starting(at: 5).isClose(to: motion.starting(at: 5.0005)))
    #expect(!motion.starting(at: 5).isClose(to: motion.starting(at: 5.002)))
    #expect(!motion.isClose(to: Motion(duration: 0.4, curve: Self.linear)))
    #expect(!motion.isClose(to: Motion(duration: 0.3, curve: Self.easeInOut)))
  }

  @Test func `an animation block uses a curve that UIKit declares, or the keyboard's`() {
    let curves = [
      Self.easeInOut, .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      .bezier(.zero, CGPoint(x: 0.58, y: 1)), Self.linear, Motion.keyboard.curve,
      .bezier(CGPoint(x: 0.1, y: 0.9), CGPoint(x: 0.2, y: 1)),
    ]
    let timings = curves.map { Motion(duration: 0.3, curve: $0).timing }
    expectEqual(timings.map(\.curve), to: [0, 1, 2, 3, 7, 7])
    #expect(timings.allSatisfy { $0.duration == 0.3 })
  }
}
