open class CALayer: NSObject {
  var owner: ViewReference?

  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var zPosition: CGFloat = 0

  /// Nil without running animations.
  ///
  /// A second animation of one property has its own key, because both run (S212).
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  open func animationKeys() -> [String]? {
    let animations = keyedAnimations()
    return animations.isEmpty ? nil : animations.map(\.key)
  }

  open func animation(forKey key: String) -> CAAnimation? {
    guard let found = keyedAnimations().first(where: { $0.key == key })?.animation else {
      return nil
    }
    let animation = CABasicAnimation()
    animation.duration = found.duration
    if case (.point(let from), .point(let to)) = (found.from, found.to) {
      animation.fromValue = CGPoint(x: from.x - to.x, y: from.y - to.y)
      animation.toValue = CGPoint.zero
    }
    return animation
  }

  private func keyedAnimations() -> [(key: String, animation: HeadlessAnimation)] {
    let view = owner?.view
    return MainActor.assumeIsolated {
      var counts: [String: Int] = [:]
      return (view?.runningAnimations ?? []).map { animation in
        counts[animation.key, default: 0] += 1
        let count = counts[animation.key] ?? 1
        let key = count == 1 ? animation.key : "\(animation.key)-\(count)"
        return (key, animation)
      }
    }
  }

  open func removeAllAnimations() {
    let view = owner?.view
    MainActor.assumeIsolated { view?.finishAnimations() }
  }
}
