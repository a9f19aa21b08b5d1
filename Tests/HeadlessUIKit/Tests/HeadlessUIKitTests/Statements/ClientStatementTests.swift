import Testing
@_spi(Headless) import UIKit

/// Values that a client reads while the system also adjusts.
@Suite(.ownDevice) struct ClientStatementTests {
  private let p = ScrollFixture()

  @Test func `S174: an overlap of seven tenths of a point is left for the client to ignore`() {
    let n = ScrollFixture(.never)
    n.scrollView.autoresizingMask = []
    n.scrollView.frame = CGRect(0, 100, 390, 408.7)
    n.scrollView.contentOffset.y = 500
    let keyboard = n.scrollView.convert(.docked, from: n.window.screen.coordinateSpace)
    let overlap = n.scrollView.bounds.maxY - keyboard.minY
    #expect(abs(overlap - 0.7) < 0.000001)
    // A client ignores an overlap of less than one point.
    #expect(n.scrollView.bounds.intersection(keyboard).height < 1)
    n.scrollView.frame.size.height = 409
    expectEqual(n.scrollView.bounds.intersection(keyboard).height, to: 1)
  }

  @Test func `S293: a completion of an animation without a duration runs in the next turn`() {
    let view = p.scrollView
    var steps: [String] = []
    p.device.clock.nextTurn { steps.append("turn") }
    UIView.animate(withDuration: 0, animations: { view.alpha = 0.5 }) { steps.append("end \($0)") }
    steps.append("call")
    p.device.clock.turn()
    expectEqual(steps, to: ["call", "turn", "end true"])
  }

  @Test func `S164, S203: a completion runs after the duration, a spring's after its delay too`() {
    let view = p.scrollView
    var results: [Bool] = []
    UIView.animate(withDuration: 0.25, animations: { view.alpha = 0.5 }) { results.append($0) }
    p.device.clock.advance(by: 0.2499)
    expectEqual(results, to: [])
    p.device.clock.advance(by: 0.0001)
    expectEqual(results, to: [true])
    UIView.animate(withDuration: 0, animations: { view.alpha = 1 }) { results.append($0) }
    p.device.clock.turn()
    expectEqual(results, to: [true, true])
    UIView.animate(
      withDuration: 0.5, delay: 0.1, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
      animations: { view.alpha = 0 }, completion: { results.append($0) }
    )
    p.device.clock.advance(by: 0.59)
    expectEqual(results.count, to: 2)
    p.device.clock.advance(by: 0.01)
    expectEqual(results, to: [true, true, true])
  }

  @Test func `S165: an animation that is replaced ends unfinished`() {
    let view = p.scrollView
    var log: [String] = []
    UIView.animate(withDuration: 1, animations: { view.alpha = 0 }) { log.append("first \($0)") }
    p.device.clock.advance(by: 0.5)
    expectEqual(log, to: [])
    UIView.animate(
      withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { view.alpha = 1 },
      completion: { log.append("second \($0)") }
    )
    p.device.clock.advance(by: 0.9)
    expectEqual(log, to: ["first false"])
    p.device.clock.advance(by: 0.1)
    expectEqual(log, to: ["first false", "second true"])
  }

  @Test func `S212: a reversing animation is blended with the one in progress`() {
    var ends: [Bool] = []
    for target in [100, 0] as [CGFloat] {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState],
        animations: { p.scrollView.contentOffset.y = target }, completion: { ends.append($0) }
      )
      p.device.clock.advance(by: 0.5)
    }
    // The first animation has ended, and half of the second one is left. The two cancelled each
    // other.
    expectEqual(p.scrollView.headlessPresentationBounds.minY, to: 50)
    expectEqual(ends, to: [true])
    p.device.clock.advance(by: 0.5)
    expectEqual(p.scrollView.headlessPresentationBounds.minY, to: 0)
    expectEqual(ends, to: [true, true])
  }

  /// UIKit's raw numbers, and the progress after a quarter, a half and three quarters of the time.
  nonisolated static let curves: [(curve: UInt, way: [CGFloat])] = [
    (0, [0.129, 0.5, 0.871]), (1, [0.093, 0.315, 0.622]), (2, [0.378, 0.685, 0.907]),
    (3, [0.25, 0.5, 0.75]),
  ]

  @Test(arguments: curves)
  func `S251: a block's curve is Core Animation's`(curve: UInt, way: [CGFloat]) {
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: 0.4, delay: 0, options: options) {
      p.scrollView.contentOffset.y = 100
    }
    for part in way {
      p.device.clock.advance(by: 0.1)
      #expect(abs(p.scrollView.headlessPresentationBounds.minY - part * 100) < 0.1)
    }
  }

  @Test func `S278: a scroll view whose offset is animated ignores fingers, unless it may not`() {
    let start = CGPoint(100, 400)
    for options: UIView.AnimationOptions in [[], .allowUserInteraction] {
      UIView.animate(withDuration: 0.25, delay: 0, options: options) {
        p.scrollView.contentOffset.y += 100
      }
      let finger = HeadlessFinger(from: start, to: CGPoint(100, 350))
      expectEqual(p.scrollView.isDragging, to: options == .allowUserInteraction)
      finger.lift()
      p.device.clock.advance(by: 0.25)
      let later = HeadlessFinger(from: start, to: CGPoint(100, 350))
      #expect(p.scrollView.isDragging)
      later.lift()
      p.device.clock.advance(by: 1)
    }
  }

  @Test func `S278: an animator's views receive touches, unless it may not`() {
    let view = p.scrollView
    for isEnabled in [true, false] {
      let animator = UIViewPropertyAnimator(duration: 0.25, curve: .linear) { view.center.y += 1 }
      #expect(animator.isUserInteractionEnabled)
      animator.isUserInteractionEnabled = isEnabled
      animator.startAnimation()
      let hit = p.window.hitTest(CGPoint(100, 400), with: nil)
      expectEqual(hit === view, to: isEnabled)
      p.device.clock.advance(by: 0.25)
      #expect(p.window.hitTest(CGPoint(100, 400), with: nil) === view)
    }
  }

  @Test func `S278: a change without an animation, and a replaced animation, take touches`() {
    let view = p.scrollView
    let isHit = { p.window.hitTest(CGPoint(100, 400), with: nil) === view }
    UIView.animate(withDuration: 0) { view.center.y += 1 }
    #expect(isHit())
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(!isHit())
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    #expect(isHit())
  }

  @Test func `S250, S251: the last animation has its beginning, its duration and its timing`() {
    let view = p.scrollView
    expectNil(view.headlessAnimation)
    p.device.clock.advance(by: 1)
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseOut) { view.center.y += 1 }
    expectEqual(view.headlessAnimation?.start, to: 1)
    expectEqual(view.headlessAnimation?.duration, to: 0.2)
    let easeOut = HeadlessTiming.bezier(CGPoint(0, 0), CGPoint(0.58, 1))
    expectEqual(view.headlessAnimation?.timing, to: easeOut)
    p.device.clock.advance(by: 0.1)
    // Both animations continue, and the view reports the later one.
    let keyboard = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: keyboard) {
      view.bounds.size.height += 1
    }
    expectEqual(view.headlessAnimation?.start, to: 1.1)
    expectEqual(view.headlessAnimation?.duration, to: 0.5)
    expectEqual(view.headlessAnimation?.timing, to: .spring(mass: 3, stiffness: 1000, damping: 500))
  }

  @Test func `S251: neither an unanimated change nor an animated alpha is a last animation`() {
    let view = p.scrollView
    UIView.performWithoutAnimation { view.center.y += 1 }
    UIView.animate(withDuration: 0) { view.center.y += 1 }
    UIView.animate(withDuration: 0.2) { view.alpha = 0.5 }
    expectNil(view.headlessAnimation)
    expectEqual(view.layer.animationKeys(), to: ["opacity"])
  }

  /// The completion of a block with the keyboard's curve runs earlier, after 0.25 seconds.
  @Test(arguments: [(3 as UInt, 0.25), (7, 0.5)])
  func `S249: a finished animation is not a view's last animation`(curve: UInt, end: TimeInterval) {
    let view = p.scrollView
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { view.center.y += 1 }
    p.device.clock.advance(by: end - 0.01)
    expectEqual(view.headlessBeginOfAnimation, to: 0)
    #expect(view.layer.animationKeys() != nil)
    p.device.clock.advance(by: 0.01)
    expectNil(view.headlessBeginOfAnimation)
    expectNil(view.headlessAnimation)
    expectNil(view.layer.animationKeys())
  }
}
