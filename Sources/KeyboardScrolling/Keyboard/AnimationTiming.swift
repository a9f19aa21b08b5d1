import Foundation

struct AnimationTiming: Equatable, Sendable {
  static let none = AnimationTiming(duration: 0, curve: 0)

  /// The timing of the enclosing animation block, if any.
  static let inherited = AnimationTiming(duration: 0, curve: 0, isInherited: true)

  /// The keyboard's usual timing, for a change while the keyboard does not move.
  static let keyboardLike = AnimationTiming(duration: 0.25, curve: 7)

  /// The duration; zero means no animation.
  let duration: TimeInterval
  /// The raw value of an animation curve; UIKit posts 7 for the keyboard, which no declared curve
  /// has.
  let curve: Int
  let isInherited: Bool

  init(duration: TimeInterval, curve: Int, isInherited: Bool = false) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.curve = curve
    self.isInherited = isInherited
  }
}
