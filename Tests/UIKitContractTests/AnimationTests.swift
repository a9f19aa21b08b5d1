import Testing
import UIKit

@MainActor struct AnimationTests {
  // Evidence: one source, for the keyboard. Apple documents that nested animations inherit a
  // duration.
  @Test(.needsKeyboard)
  func `S162: an animation inside willShow inherits the keyboard's duration`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    var inherited: [TimeInterval] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == .willShow else { return }
      UIView.animate(withDuration: 3) {
        inherited.append(UIView.inheritedAnimationDuration)
      }
    }
    let shown = try await focus.show()
    expectEqual(inherited, to: [shown.duration])
  }

  @Test func `S163: the keyboard's curve survives in animation options`() {
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    expectEqual((options.rawValue >> 16) & 0xF, to: 7)
    let together = options.union(.beginFromCurrentState)
    expectEqual((together.rawValue >> 16) & 0xF, to: 7)
    #expect(together.contains(.beginFromCurrentState))
  }

  // Apple documents the next cycle of the run loop for a duration of zero.
  @Test(arguments: [0.25, 0])
  func `S164, S293: a completion waits for its animation, or for the next turn`(
    duration: TimeInterval
  ) {
    let stage = Stage()
    let view = stage.addView()
    var results: [Bool] = []
    UIView.animate(
      withDuration: duration, animations: { view.frame.origin.x = 100 },
      completion: { results.append($0) }
    )
    expectEqual(view.frame.origin.x, to: 100)
    expectEqual(results, to: [])
    if duration == 0 { expectEqual(view.layer.animationKeys() ?? [], to: []) }
  }

  @Test func `S166: with animations disabled, only an animated offset still takes time`() {
    let (p, animated) = (ScrollFixture.p(), ScrollFixture.p())
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    UIView.animate(withDuration: 0.25) {
      p.scrollView.contentOffset = CGPoint(x: 0, y: 500)
    }
    expectEqual(p.scrollView.contentOffset, to: CGPoint(x: 0, y: 500))
    expectEqual(p.scrollView.layer.animationKeys() ?? [], to: [])
    animated.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    expectEqual(animated.scrollView.contentOffset, to: .zero)
    #expect(animated.recorder.offsets.isEmpty)
  }

  // Apple documents that animated views ignore events; that hit-testing skips them is inferred.
  @Test func `S278: hit-testing skips a view in an animation, unless its block allows touches`() {
    let stage = Stage()
    for options: UIView.AnimationOptions in [[], .allowUserInteraction] {
      let view = stage.addView()
      let inner = UIView(frame: view.bounds)
      view.addSubview(inner)
      let isHit = { stage.root.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === inner }
      #expect(isHit())
      UIView.animate(withDuration: 1, delay: 0, options: options) { view.frame.size.width = 20 }
      expectEqual(isHit(), to: options == .allowUserInteraction)
      view.removeFromSuperview()
    }
  }

  // Evidence: one library that does this in production.
  @Test func `S167: an animator with curve seven starts and completes`() throws {
    let stage = Stage()
    let view = stage.addView()
    let curve = try #require(UIView.AnimationCurve(rawValue: 7))
    let animator = UIViewPropertyAnimator(duration: 0.25, curve: curve) {
      view.frame.origin.x = 100
    }
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    animator.startAnimation()
    #expect(animator.isRunning)
    expectEqual(view.frame.origin.x, to: 100)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    expectEqual(positions, to: [.end])
    expectEqual(view.frame.origin.x, to: 100)
  }

  @Test func `S168: leaving the window ends a view's animations`() {
    let stage = Stage()
    let view = stage.addView()
    UIView.animate(withDuration: 0.25) { view.frame.origin.x = 100 }
    #expect(view.layer.animationKeys() ?? [] != [])
    view.removeFromSuperview()
    expectEqual(view.layer.animationKeys() ?? [], to: [])
    expectEqual(view.frame.origin.x, to: 100)
  }

  // Evidence: the animations of a layer on iOS 8, and a WWDC session of 2014.
  @Test func `S212: a second animation of a position leaves the first one running`() {
    let stage = Stage()
    let view = stage.addView()
    var results: [Bool] = []
    UIView.animate(
      withDuration: 0.25, animations: { view.center.x = 100 }, completion: { results.append($0) }
    )
    let keys = view.layer.animationKeys() ?? []
    UIView.animate(withDuration: 0.25, delay: 0, options: .beginFromCurrentState) {
      view.center.x = 0
    }
    expectEqual(Set(view.layer.animationKeys() ?? []).count, to: keys.count + 1)
    expectEqual(results, to: [])
  }

  @Test func `S249: UIKit removes a finished animation from its layer`() async throws {
    let (stage, view) = Self.animated(.curveLinear, duration: 0.05)
    defer { stage.window.isHidden = true }
    let layer = view.layer
    let keys = try #require(layer.animationKeys())
    #expect(keys.allSatisfy { layer.animation(forKey: $0)?.isRemovedOnCompletion == true })
    guard timePasses else { return }
    #expect(await wait { layer.animationKeys() == nil })
  }

  @Test(arguments: [
    (UIView.AnimationOptions.curveLinear.rawValue, 0.3), (UIView.AnimationOptions().rawValue, 0.3),
    (7 << 16, 0.5),
  ])
  func `S250: a layer has the duration of a block, or half a second for the keyboard's curve`(
    options: UInt, duration: TimeInterval
  ) throws {
    let (stage, view) = Self.animated(UIView.AnimationOptions(rawValue: options), duration: 0.3)
    defer { stage.window.isHidden = true }
    let keys = try #require(view.layer.animationKeys())
    for key in keys {
      let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
      #expect(abs(animation.duration - duration) < 0.000_001)
    }
  }

  // Evidence: the animations of a layer on iOS 8, as for S212.
  @Test func `S273: the values of a moved view's animation differ by the distance`() throws {
    let (stage, view) = Self.animated(.curveLinear, duration: 0.3)
    defer { stage.window.isHidden = true }
    let start = view.center
    UIView.animate(withDuration: 0.3) { view.center = CGPoint(x: start.x + 10, y: start.y + 60) }
    let key = try #require(view.layer.animationKeys()?.last { $0.hasPrefix("position") })
    let animation = try #require(view.layer.animation(forKey: key) as? CABasicAnimation)
    let from = try #require(animation.fromValue as? CGPoint)
    let to = try #require(animation.toValue as? CGPoint)
    expectEqual([from.x - to.x, from.y - to.y], to: [-10, -60])
  }

  @Test func `S212: a change of bounds is an animation of the origin and one of the size`() {
    let stage = Stage()
    let view = stage.addView()
    defer { stage.window.isHidden = true }
    UIView.animate(withDuration: 0.3) { view.bounds.size.height += 40 }
    let keys = view.layer.animationKeys() ?? []
    let bounds = keys.filter { $0.hasPrefix("bounds") }.sorted()
    expectEqual(bounds, to: ["bounds.origin", "bounds.size"])
    let size = view.layer.animation(forKey: "bounds.size") as? CABasicAnimation
    expectEqual(size?.fromValue as? CGSize, to: CGSize(width: 0, height: -40))
    expectEqual(size?.toValue as? CGSize, to: .zero)
  }

  // False only in a check against UIKit's declarations, which include no QuartzCore.
  #if canImport(Darwin) || os(Linux)
  @Test func `S251: a layer has a block's curve, and for the keyboard's curve a spring`() throws {
    let rows: [(UIView.AnimationOptions, [Float])] = [
      (.curveEaseInOut, [0.42, 0, 0.58, 1]), (.curveEaseIn, [0.42, 0, 1, 1]),
      (.curveEaseOut, [0, 0, 0.58, 1]), (.curveLinear, [0, 0, 1, 1]),
    ]
    for (options, points) in rows {
      let (stage, view) = Self.animated(options, duration: 0.3)
      defer { stage.window.isHidden = true }
      let key = try #require(view.layer.animationKeys()?.first)
      let function = try #require(view.layer.animation(forKey: key)?.timingFunction)
      var first: [Float] = [0, 0]
      var second: [Float] = [0, 0]
      function.getControlPoint(at: 1, values: &first)
      function.getControlPoint(at: 2, values: &second)
      for (found, expected) in zip(first + second, points) {
        #expect(abs(found - expected) < 0.001, "\(points)")
      }
    }
    let (stage, view) = Self.animated(UIView.AnimationOptions(rawValue: 7 << 16), duration: 0.25)
    defer { stage.window.isHidden = true }
    let key = try #require(view.layer.animationKeys()?.first)
    let spring = try #require(view.layer.animation(forKey: key) as? CASpringAnimation)
    expectEqual([spring.mass, spring.stiffness, spring.damping], to: [3, 1000, 500])
    expectEqual(spring.initialVelocity, to: 0)
  }
  #endif

  /// Returns a view that a block has just moved, and its window.
  private static func animated(
    _ options: UIView.AnimationOptions, duration: TimeInterval
  ) -> (Stage, UIView) {
    let stage = Stage()
    let view = stage.addView()
    UIView.animate(withDuration: duration, delay: 0, options: options) { view.center.x = 100 }
    return (stage, view)
  }
}
