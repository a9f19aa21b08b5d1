import UIKit

/// How long a change takes and how it eases.
struct AnimationTiming: Equatable, Sendable {
  static let none = AnimationTiming(duration: 0, curve: 0)

  /// As whatever is going on animates: a change in the middle of a layout pass moves with the views
  /// that are being laid out.
  static let inherited = AnimationTiming(isInherited: true)

  /// For a reveal that no keyboard movement accompanies: the keyboard's usual duration and its curve,
  /// so that going from field to field feels the same with and without one.
  static let keyboardLike = AnimationTiming(duration: 0.25, curve: 7)

  /// In seconds; zero means no animation.
  let duration: TimeInterval
  /// The raw value of a curve.
  ///
  /// UIKit posts 7 for the keyboard, which no declared case has.
  let curve: Int

  private let isInherited: Bool

  init(duration: TimeInterval, curve: Int) {
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.curve = curve
    isInherited = false
  }

  private init(isInherited: Bool) {
    duration = 0
    curve = 0
    self.isInherited = isInherited
  }

  var options: UIView.AnimationOptions {
    // The curve has four bits from the sixteenth on; any integer is legal, and what does not fit
    // would switch other options on.
    let bits = UInt(UInt8(truncatingIfNeeded: curve) & 0xF)
    return [.beginFromCurrentState, .allowUserInteraction, .init(rawValue: bits << 16)]
  }

  /// Makes changes, animated where there is a duration.
  ///
  /// Without one, animation is switched off: the handlers of keyboard notifications run inside an
  /// animation block of UIKit's, which would animate a bare assignment.
  @MainActor
  func animate(_ changes: @escaping () -> Void) {
    guard !isInherited else { return changes() }
    guard duration > 0 else {
      UIView.performWithoutAnimation(changes)
      return
    }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }
}
