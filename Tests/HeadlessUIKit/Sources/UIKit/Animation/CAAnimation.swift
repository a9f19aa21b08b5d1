public import CoreFoundation

/// A layer's animation.
///
/// Changing this object does not change the animation. Apple documents no effect:
/// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var isRemovedOnCompletion = true
}
