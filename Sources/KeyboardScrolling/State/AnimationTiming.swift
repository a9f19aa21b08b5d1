import Foundation

/// How long a change takes and how it eases.
struct AnimationTiming: Equatable, Sendable {
  static let none = AnimationTiming(duration: 0, curve: 0)

  /// The timing of the animation block that the change is made in, if there is one.
  static let inherited = AnimationTiming(duration: 0, curve: 0, isInherited: true)

  /// For a change that no keyboard movement accompanies: the keyboard's usual duration and curve, so
  /// that going from field to field feels the same with and without a movement.
  static let keyboardLike = AnimationTiming(duration: 0.25, curve: 7)

  /// In seconds; zero means no animation.
  let duration: TimeInterval
  /// The raw value of a curve.
  ///
  /// UIKit posts 7 for the keyboard, which no declared case has.
  let curve: Int
  let isInherited: Bool

  init(duration: TimeInterval, curve: Int, isInherited: Bool = false) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.curve = curve
    self.isInherited = isInherited
  }
}
