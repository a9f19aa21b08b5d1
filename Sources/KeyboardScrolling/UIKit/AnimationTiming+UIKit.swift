import UIKit

extension AnimationTiming {
  var options: UIView.AnimationOptions {
    // The curve has four bits from the sixteenth on. Any integer is legal; bits that do not fit would
    // switch other options on.
    let bits = UInt(UInt8(truncatingIfNeeded: curve) & 0xF)
    return [.beginFromCurrentState, .allowUserInteraction, .init(rawValue: bits << 16)]
  }

  /// Makes changes, animated where there is a duration.
  ///
  /// Without a duration, animation is switched off: the handlers of keyboard notifications run inside
  /// an animation block of UIKit's, which would animate a bare assignment.
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
