public import CoreFoundation

/// A layer's animation.
///
/// Changes to it have no effect. Apple leaves that open:
/// https://developer.apple.com/documentation/quartzcore/calayer/animation(forkey:)
open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var isRemovedOnCompletion = true
}
