import UIKit

// False only in a check against UIKit's declarations, which include no QuartzCore.
#if canImport(Darwin) || os(Linux)
import QuartzCore
#endif

/// Calls a closure before each frame of the display.
///
/// Between movements the link is paused: pausing a link costs a fifth of creating one.
/// https://github.com/kirillzyusko/react-native-keyboard-controller/pull/980
@MainActor
final class DisplayFrames: NSObject {
  /// Runs work before each frame of a window's display, with the time at which the frame is shown,
  /// until the returned closure is called.
  func observe(in window: UIWindow?, _ work: @escaping MainRunLoop.FrameWork) -> MainRunLoop.Work {
    #if canImport(ObjectiveC)
    self.work = work
    let link = link(for: window?.screen)
    link.isPaused = false
    return { [self] in
      self.work = nil
      link.isPaused = true
    }
    #else
    // Without a display link, one call with an infinite time makes a whole movement.
    DispatchQueue.main.async { work(.infinity) }
    return {}
    #endif
  }

  /// Returns a view's own animations, oldest first, with the displacements of one edge.
  ///
  /// A motion's start is nil until the commit of its animation. UIKit's animation keys begin with
  /// the names of the animated properties. Since iOS 8, UIKit adds an animation to those under way.
  /// https://developer.apple.com/documentation/quartzcore/camediatiming/begintime
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  /// https://developer.apple.com/videos/play/wwdc2014/236/
  static func animations(of view: UIView, at edge: VerticalEdge = .top) -> [PlaceAnimation] {
    #if canImport(Darwin) || os(Linux)
    let layer = view.layer
    let keys = (layer.animationKeys() ?? []).filter { key in
      ["position", "bounds", "transform"].contains(where: key.hasPrefix)
    }
    return keys.compactMap { key in
      layer.animation(forKey: key).map { animation in
        PlaceAnimation(
          displacement: key.hasPrefix("bounds.origin")
            ? 0 : (animation as? CABasicAnimation)?.displacement(of: edge),
          motion: Motion(of: animation, in: layer)
        )
      }
    }
    #else
    return []
    #endif
  }

  #if canImport(ObjectiveC)
  private var work: MainRunLoop.FrameWork?
  /// The display link of the last movement, and its screen.
  private var last: (link: CADisplayLink, screen: ScreenID?)?

  /// Returns the display link of a screen; its times are on the clock of `DispatchTime`.
  ///
  /// A link without a screen is that of the main display, which may be off: for example, that of an
  /// iPhone Duo whose window is on the other display.
  /// https://developer.apple.com/documentation/uikit/uiscreen/displaylink(withtarget:selector:)
  private func link(for screen: UIScreen?) -> CADisplayLink {
    let screenID = screen.map { ScreenID($0) }
    if let last, last.screen == screenID { return last.link }
    last?.link.invalidate()
    let selector = #selector(frameBegan(_:))
    var own: CADisplayLink?
    // False only in a check against UIKit's declarations, which include no link of a screen.
    #if canImport(Darwin)
    own = screen?.displayLink(withTarget: self, selector: selector)
    #endif
    let link = own ?? CADisplayLink(target: self, selector: selector)
    // Without this range, the link runs at 60 frames a second beside a keyboard at 120. An iPhone
    // also needs `CADisableMinimumFrameDurationOnPhone` in the app's Info.plist.
    // https://developer.apple.com/documentation/quartzcore/optimizing-promotion-refresh-rates-for-iphone-13-pro-and-ipad-pro
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 80, maximum: 120, preferred: 120)
    link.add(to: .main, forMode: .common)
    last = (link, screenID)
    return link
  }

  @objc private func frameBegan(_ link: CADisplayLink) { work?(link.targetTimestamp) }
  #endif
}

#if canImport(Darwin) || os(Linux)
extension CABasicAnimation {
  /// The distance of a layer's edge from its final place when the animation starts; nil if
  /// `fromValue` or `toValue` is missing.
  ///
  /// An additive animation moves the layer from a distance (`fromValue`) to zero.
  /// https://gist.github.com/d-ronnqvist/137ce6b4c852d8ebd96d
  fileprivate func displacement(of edge: VerticalEdge) -> CGFloat? {
    switch (fromValue, toValue) {
    case (let from as CGPoint, let to as CGPoint): from.y - to.y
    // A layer grows around its center, so each edge moves by half the growth.
    case (let from as CGSize, let to as CGSize):
      (to.height - from.height) / (edge == .top ? 2 : -2)
    default: nil
    }
  }
}

extension Motion {
  fileprivate init(of animation: CAAnimation, in layer: CALayer) {
    let start = animation.beginTime > 0 ? layer.convertTime(animation.beginTime, to: nil) : nil
    let curve: Curve
    if let spring = animation as? CASpringAnimation {
      curve = .spring(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
    } else {
      let points = (1...2).map { index in
        var point: [Float] = [Float(index - 1), Float(index - 1)]
        animation.timingFunction?.getControlPoint(at: index, values: &point)
        // The nearest `Float` to 0.42 is not the 0.42 with which `Motion.timing` compares.
        let decimals = point.map { (CGFloat($0) * 10_000).rounded() / 10_000 }
        return CGPoint(x: decimals[0], y: decimals[1])
      }
      curve = .bezier(points[0], points[1])
    }
    self.init(start: start, duration: animation.duration, curve: curve)
  }
}
#endif
