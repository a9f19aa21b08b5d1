import UIKit

extension AnimationTiming {
  var options: UIView.AnimationOptions {
    // The curve has four bits, from bit 16 on. A notification may post any integer; bits that do
    // not fit would set other options.
    let bits = UInt(UInt8(truncatingIfNeeded: curve) & 0xF)
    return [.beginFromCurrentState, .allowUserInteraction, .init(rawValue: bits << 16)]
  }

  /// Makes changes, animated if there is a duration.
  ///
  /// Without a duration, animation is disabled: UIKit calls handlers of keyboard notifications
  /// inside an animation block, which would animate a plain assignment.
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
