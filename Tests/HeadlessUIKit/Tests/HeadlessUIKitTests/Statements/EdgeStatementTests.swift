import Testing
@_spi(Headless) import UIKit

/// Statements from 213 on that need the clock.
@Suite(.ownDevice) struct EdgeStatementTests {
  private let fixture = KeyboardFixture()

  /// Seconds after the beginning, and how far a keyboard of 336 points has moved.
  private static let way: [(seconds: TimeInterval, points: CGFloat)] = [
    (0, 0), (0.125, 223.4), (0.25, 316.5), (0.499_999, 335.6), (0.5, 336), (0.6, 336),
  ]

  @Test(arguments: [0.25, 0.4, 1])
  func `S215: the keyboard's curve is a spring of half a second`(duration: TimeInterval) {
    let p = ScrollFixture()
    let clock = p.device.clock
    var ends: [TimeInterval] = []
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: UIView.AnimationOptions(rawValue: 7 << 16),
      animations: { p.scrollView.contentOffset.y = 336 },
      completion: { _ in ends.append(clock.now) }
    )
    for (seconds, points) in Self.way {
      clock.advance(by: seconds - clock.now)
      let shown = p.scrollView.headlessPresentationBounds.minY
      #expect(abs(shown - points) < 0.05, "\(seconds)")
      if points == 336 { expectEqual(shown, to: 336) }
    }
    clock.advance(by: 1)
    expectEqual(ends, to: [duration])
    expectNil(p.scrollView.layer.animationKeys())
  }

  @Test func `S215: the keyboard moves like a spring and arrives after its did-notification`() {
    let clock = fixture.device.clock
    fixture.addField().becomeFirstResponder()
    var tops: [CGFloat] = []
    clock.onFrame = { tops.append(fixture.keyboard.headlessPresentationFrame?.minY ?? 0) }
    for (seconds, points) in Self.way {
      clock.advance(by: seconds - clock.now)
      let top = fixture.keyboard.headlessPresentationFrame?.minY
      #expect(abs((top ?? 0) - (844 - points)) < 0.05, "\(seconds)")
    }
    clock.onFrame = nil
    expectEqual(fixture.keyboard.headlessPresentationFrame?.minY, to: 508)
    // The keyboard neither stops nor reverses.
    #expect(zip(tops, tops.dropFirst()).prefix(28).allSatisfy { $0 > $1 })
    let did = fixture.keyboard.log.first { $0.event.name == .didShow }
    expectEqual(did?.time, to: 0.25)
  }

  @Test func `S215: a finger stops the keyboard's spring`() {
    let scrollView = fixture.addScrollView()
    scrollView.keyboardDismissMode = .interactive
    let field = fixture.addField("field", y: 20, to: scrollView)
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 0.3)
    let finger = HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 450))
    for y: CGFloat in [500, 550, 600] { finger.move(to: CGPoint(100, y)) }
    expectEqual(fixture.keyboard.headlessPresentationFrame?.minY, to: 600)
  }

  @Test func `S229: content follows the finger, even in a flipped view`() {
    for (transform, end) in [(CGAffineTransform.identity, 340), (.init(scaleX: 1, y: -1), 260)]
      as [(CGAffineTransform, CGFloat)]
    {
      let fixture = KeyboardFixture()
      let scrollView = UIScrollView(frame: fixture.root.view.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.contentSize = CGSize(390, 3000)
      scrollView.transform = transform
      fixture.root.view.addSubview(scrollView)
      fixture.device.clock.settle()
      scrollView.contentOffset.y = 300
      let finger = HeadlessFinger(from: CGPoint(100, 500), to: CGPoint(100, 460))
      expectEqual(scrollView.contentOffset.y, to: end)
      finger.lift()
    }
  }

  @Test
  func `S220: a screen between opaque bars has no safe area, under them it has the whole one`() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    navigation.navigationBar.isTranslucent = false
    tabs.tabBar.isTranslucent = false
    fixture.show(tabs)
    expectEqual(screen.view.frame, to: CGRect(0, 91, 390, 670))
    expectEqual(screen.view.safeAreaInsets, to: .zero)
    screen.extendedLayoutIncludesOpaqueBars = true
    fixture.device.clock.settle()
    expectEqual(screen.view.frame, to: CGRect(0, 0, 390, 844))
    expectEqual(screen.view.safeAreaInsets, to: UIEdgeInsets(91, 0, 83, 0))
  }

  @Test func `S217: the completions of nested batches run together, the outer one first`() {
    let c = CollectionFixture()
    expectNestedCompletions(c.device) { c.view.performBatchUpdates($0, completion: $1) }
    let t = TableFixture()
    expectNestedCompletions(t.device) { t.table.performBatchUpdates($0, completion: $1) }
  }

  private func expectNestedCompletions(
    _ device: HeadlessDevice, batch: (@escaping () -> Void, ((Bool) -> Void)?) -> Void
  ) {
    withoutActuallyEscaping(batch) { batch in
      var log: [String] = []
      batch(
        {
          batch({}, { log.append("first \($0)") })
          batch({}, { log.append("second \($0)") })
        },
        { log.append("outer \($0)") }
      )
      expectEqual(log, to: [])
      device.clock.advance(by: 1)
      expectEqual(log, to: ["outer true", "first true", "second true"])
    }
  }

  @Test func `S190: a controller has its safe area in viewIsAppearing but not before`() {
    let controller = AppearanceSpy("it") { [weak fixture] spy, line in
      let top = spy.viewIfLoaded?.safeAreaInsets.top ?? 0
      if line.contains("appear") { fixture?.timeline.append("\(line) \(top)") }
    }
    fixture.show(UINavigationController(rootViewController: controller))
    // 47, and 44 for the bar.
    expectEqual(
      fixture.timeline, to: ["it will appear 0.0", "it is appearing 91.0", "it did appear 91.0"]
    )
  }
}
