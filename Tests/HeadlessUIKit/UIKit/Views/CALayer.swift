// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// The part of Core Animation's layer that tests need: which animations
/// run, and plain appearance.
open class CALayer: NSObject {
  var owner: ViewReference?

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var zPosition: CGFloat = 0

  /// Nil when nothing runs, as documented.
  ///
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  open func animationKeys() -> [String]? {
    let view = owner?.view
    return MainActor.assumeIsolated {
      guard let animations = view?.animations, !animations.isEmpty else {
        return nil
      }
      return animations.values.sorted { $0.number < $1.number }.map(\.key)
    }
  }

  open func removeAllAnimations() {
    let view = owner?.view
    MainActor.assumeIsolated { view?.finishAnimations() }
  }
}
