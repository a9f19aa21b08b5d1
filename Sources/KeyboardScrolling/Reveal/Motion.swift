import CoreGraphics
package import Foundation

/// One of the animations that move a view on the screen.
struct PlaceAnimation: Equatable, Sendable {
  /// The distance by which the view's top starts below its final place, negative above that place;
  /// nil if unknown.
  let displacement: CGFloat?
  let motion: Motion

  var reversed: PlaceAnimation {
    PlaceAnimation(displacement: displacement.map { -$0 }, motion: motion)
  }
}

extension [PlaceAnimation] {
  var totalDisplacement: CGFloat? {
    let displacements = compactMap(\.displacement)
    return displacements.count == count ? displacements.reduce(0, +) : nil
  }
}

/// A movement on the screen: its start, its duration and its curve.
package struct Motion: Equatable, Sendable {
  package enum Curve: Equatable, Sendable {
    /// A spring that starts at rest.
    ///
    /// Core Animation limits the damping to critical damping, unless `allowsOverdamping` is set.
    /// https://developer.apple.com/documentation/quartzcore/caspringanimation/allowsoverdamping
    case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    /// A Bézier curve from (0, 0) to (1, 1) with two control points; x is the time, y the distance.
    case bezier(CGPoint, CGPoint)
  }

  /// The keyboard's spring, which ends within 0.6 s, whatever duration is announced.
  ///
  /// https://github.com/flutter-team-archive/engine/pull/37604
  package static let keyboard = Motion(
    duration: 0.6,
    curve: .spring(mass: 3, stiffness: 1000, damping: 500)
  )

  static let immediate = Motion(duration: 0, curve: .bezier(.zero, CGPoint(x: 1, y: 1)))

  /// The duration of the keyboard's animations, whatever UIKit announces.
  /// https://github.com/jaredsinclair/JTSSloppySwiping/issues/2
  static let durationOfKeyboard: TimeInterval = 0.5

  /// The longest duration of a bar's animation that content follows.
  ///
  /// A list needs a display link for as long as it moves.
  static let longestDuration: TimeInterval = 5

  /// The movement's start; nil before the commit that starts the movement.
  package let start: TimeInterval?
  package let duration: TimeInterval
  package let curve: Curve

  package init(start: TimeInterval? = nil, duration: TimeInterval, curve: Curve) {
    // A layer whose time stands still, as in a transition that a finger drives, may convert a time
    // to infinity: the movement would never end.
    // https://developer.apple.com/documentation/quartzcore/camediatiming/speed
    self.start = start.flatMap { $0.isFinite ? $0 : nil }
    (self.duration, self.curve) = (duration, curve)
  }

  /// Returns whether the motions have the same curve and duration, and begin within a millisecond:
  /// two keyboards that move on them stay less than two points apart.
  func isClose(to other: Motion) -> Bool {
    duration == other.duration && curve == other.curve
      && abs((start ?? 0) - (other.start ?? 0)) < 0.001
  }

  func starting(at time: TimeInterval?) -> Motion {
    Motion(start: time, duration: duration, curve: curve)
  }

  /// The timing of the UIKit animation block that is most like this motion.
  var timing: AnimationTiming {
    let curves: [Curve] = [
      .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)),
      .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)),
      .bezier(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1)),
      .bezier(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
    ]
    let keyboardLike = AnimationTiming.keyboardLike.curve
    return AnimationTiming(duration: duration, curve: curves.firstIndex(of: curve) ?? keyboardLike)
  }

  /// Returns the remaining part of the distance: 1 at the start, 0 at the end.
  func remainder(at time: TimeInterval) -> CGFloat {
    guard let start, time > start else { return 1 }
    guard time < start + duration else { return 0 }
    let elapsed = time - start
    switch curve {
    case .spring(let mass, let stiffness, let damping):
      let frequency = (stiffness / mass).squareRoot()
      let ratio = min(1, damping / (2 * (stiffness * mass).squareRoot()))
      let decay = exp(-ratio * frequency * elapsed)
      guard ratio < 1 else { return (1 + frequency * elapsed) * decay }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      return decay * (cos(damped * elapsed) + ratio * frequency / damped * sin(damped * elapsed))
    case .bezier(let first, let second):
      return 1 - Self.progress(at: elapsed / duration, first: first, second: second)
    }
  }

  private static func progress(at part: CGFloat, first: CGPoint, second: CGPoint) -> CGFloat {
    // The curve's time never decreases with the parameter, so bisection finds the parameter.
    var (low, high): (CGFloat, CGFloat) = (0, 1)
    for _ in 0..<24 {
      let middle = (low + high) / 2
      let isBefore = coordinate(at: middle, first: first.x, second: second.x) < part
      if isBefore { low = middle } else { high = middle }
    }
    return coordinate(at: (low + high) / 2, first: first.y, second: second.y)
  }

  private static func coordinate(at t: CGFloat, first: CGFloat, second: CGFloat) -> CGFloat {
    3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
  }
}
