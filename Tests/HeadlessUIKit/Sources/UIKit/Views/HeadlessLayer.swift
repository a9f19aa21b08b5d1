/// A view's layer, which shows the view's animations as Core Animation's.
final class HeadlessLayer: CALayer {
  var owner: ViewReference?

  /// A second animation of one property has its own key, because both run (S212).
  /// https://developer.apple.com/documentation/quartzcore/calayer/animationkeys()
  override func animationKeys() -> [String]? {
    let changes = keyedChanges()
    return changes.isEmpty ? nil : changes.map(\.key)
  }

  override func animation(forKey key: String) -> CAAnimation? {
    keyedChanges().first { $0.key == key }?.change.makeAnimation()
  }

  override func removeAllAnimations() {
    let view = owner?.view
    MainActor.assumeIsolated { view?.finishAnimations() }
  }

  private func keyedChanges() -> [(key: String, change: Change)] {
    let view = owner?.view
    let running = MainActor.assumeIsolated { view?.runningAnimations ?? [] }
    var counts: [String: Int] = [:]
    return running.flatMap(Change.all(of:)).map { change in
      counts[change.key, default: 0] += 1
      let count = counts[change.key] ?? 1
      return (count == 1 ? change.key : "\(change.key)-\(count)", change)
    }
  }
}

/// An animated change of one of a layer's properties.
///
/// The values begin at the distance from the new value, and end at zero (S273).
private struct Change {
  let key: String
  var from: Any?
  var to: Any?
  let animation: HeadlessAnimation

  /// A change of bounds is two changes (S212).
  static func all(of animation: HeadlessAnimation) -> [Change] {
    switch (animation.from, animation.to) {
    case (.point(let from), .point(let to)):
      [Change(key: animation.key, from: from - to, to: CGPoint.zero, animation: animation)]
    case (.rect(let from), .rect(let to)):
      [
        Change(
          key: "bounds.origin", from: from.origin - to.origin, to: CGPoint.zero,
          animation: animation
        ),
        Change(
          key: "bounds.size",
          from: CGSize(width: from.width - to.width, height: from.height - to.height),
          to: CGSize.zero, animation: animation
        ),
      ]
    default: [Change(key: animation.key, animation: animation)]
    }
  }

  func makeAnimation() -> CAAnimation {
    let made: CABasicAnimation
    switch animation.timing {
    case .bezier(let first, let second):
      made = CABasicAnimation()
      made.timingFunction = CAMediaTimingFunction(
        controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)
      )
    case .spring(let mass, let stiffness, let damping):
      let spring = CASpringAnimation()
      (spring.mass, spring.stiffness, spring.damping) = (mass, stiffness, damping)
      made = spring
    }
    made.beginTime = animation.start < .infinity ? animation.start : 0
    made.duration = animation.duration
    (made.fromValue, made.toValue) = (from, to)
    return made
  }
}

extension CGPoint {
  fileprivate static func - (left: CGPoint, right: CGPoint) -> CGPoint {
    CGPoint(x: left.x - right.x, y: left.y - right.y)
  }
}
