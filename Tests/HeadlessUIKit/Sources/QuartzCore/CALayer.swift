public import CoreFoundation
public import Foundation

/// A layer without animations of its own; a view has a subclass.
open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var zPosition: CGFloat = 0

  /// Nil without running animations.
  open func animationKeys() -> [String]? { nil }

  open func animation(forKey key: String) -> CAAnimation? { nil }

  open func removeAllAnimations() {}

  /// Returns the time, because no layer here has a time of its own.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
