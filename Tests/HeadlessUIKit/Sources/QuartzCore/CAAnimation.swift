public import CoreFoundation
public import Foundation

/// A layer's animation.
///
/// Changing this object does not change the animation. Apple documents no effect:
/// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
open class CAAnimation: NSObject {
  /// Zero before the commit that starts the animation, on a device that shows commits.
  ///
  /// https://wangling.me/2011/06/time-warp-in-animation.html
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var timingFunction: CAMediaTimingFunction?
  open var isRemovedOnCompletion = true
}
