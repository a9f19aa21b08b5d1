import UIKit

extension AnimationTiming {
  var options: UIView.AnimationOptions {
    // The options store a curve in four bits, from bit 16 on. A notification may post more bits,
    // which would set other options.
    let bits = UInt(UInt8(truncatingIfNeeded: curve) & 0xF)
    return [.beginFromCurrentState, .allowUserInteraction, .init(rawValue: bits << 16)]
  }

  /// Makes changes with this timing; an inherited timing is that of the block around the call.
  ///
  /// Without a duration, disables animation: UIKit calls keyboard handlers in an animation block,
  /// which would animate the changes.
  @MainActor
  func animate(_ changes: @escaping () -> Void) {
    guard !isInherited else { return changes() }
    guard duration > 0 else { return UIView.performWithoutAnimation(changes) }
    UIView.animate(withDuration: duration, delay: 0, options: options, animations: changes)
  }
}
