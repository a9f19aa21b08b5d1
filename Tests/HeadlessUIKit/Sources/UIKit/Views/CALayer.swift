// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The part of Core Animation's layer that tests need: running animations and plain appearance.
open class CALayer: NSObject {
  var owner: ViewReference?

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var zPosition: CGFloat = 0

  /// Nil without running animations, as documented.
  ///
  /// A second animation of the same property has a key of its own, because both run (statement 212).
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  open func animationKeys() -> [String]? {
    let view = owner?.view
    return MainActor.assumeIsolated {
      let animator = HeadlessDevice.current.animator
      guard let animations = view?.animations.filter(animator.isRunning), !animations.isEmpty else {
        return nil
      }
      var counts: [String: Int] = [:]
      return animations.map { animation in
        counts[animation.key, default: 0] += 1
        let count = counts[animation.key] ?? 1
        return count == 1 ? animation.key : "\(animation.key)-\(count)"
      }
    }
  }

  open func removeAllAnimations() {
    let view = owner?.view
    MainActor.assumeIsolated { view?.finishAnimations() }
  }
}
