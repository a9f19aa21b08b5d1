/// A view's layer, which shows the view's animations as Core Animation's.
final class HeadlessLayer: CALayer {
  var owner: ViewReference?

  /// A second animation of one property has its own key, because both run (S212).
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  override func animationKeys() -> [String]? {
    let animations = keyedAnimations()
    return animations.isEmpty ? nil : animations.map(\.key)
  }

  override func animation(forKey key: String) -> CAAnimation? {
    keyedAnimations().first { $0.key == key }?.animation
  }

  override func removeAllAnimations() {
    let view = owner?.view
    MainActor.assumeIsolated { view?.finishAnimations() }
  }

  private func keyedAnimations() -> [(key: String, animation: CAAnimation)] {
    let view = owner?.view
    let running = MainActor.assumeIsolated { view?.runningAnimations ?? [] }
    var counts: [String: Int] = [:]
    return running.flatMap(\.layerAnimations).map { key, animation in
      counts[key, default: 0] += 1
      let count = counts[key] ?? 1
      return (count == 1 ? key : "\(key)-\(count)", animation)
    }
  }
}

extension HeadlessAnimation {
  /// The animations of a layer, with their keys.
  ///
  /// A change of bounds is two animations (S212). The values begin at the distance from the new
  /// value, and end at zero (S273).
  fileprivate var layerAnimations: [(key: String, animation: CAAnimation)] {
    switch (from, to) {
    case (.point(let from), .point(let to)):
      [(key, layerAnimation(from: from - to, to: CGPoint.zero))]
    case (.rect(let from), .rect(let to)):
      [
        ("bounds.origin", layerAnimation(from: from.origin - to.origin, to: CGPoint.zero)),
        (
          "bounds.size",
          layerAnimation(
            from: CGSize(width: from.width - to.width, height: from.height - to.height),
            to: CGSize.zero
          )
        ),
      ]
    default: [(key, layerAnimation(from: nil, to: nil))]
    }
  }

  private func layerAnimation(from: Any?, to: Any?) -> CAAnimation {
    let animation: CABasicAnimation
    switch timing {
    case .bezier(let first, let second):
      animation = CABasicAnimation()
      animation.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)
      )
    case .spring(let mass, let stiffness, let damping):
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      animation = spring
    }
    animation.beginTime = start < .infinity ? start : 0
    animation.duration = duration
    animation.fromValue = from
    animation.toValue = to
    return animation
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
