import Testing
@_spi(Headless) import UIKit

/// Statements 222 to 226, 236 and 237, about behaviour that differs by version or is based on one
/// report.
@Suite(.ownDevice) struct EdgeOptionTests {
  @Test(arguments: HeadlessOptions.DidFrames.allCases)
  func `S222: a did-notification has the announced end frame, or the begin frame`(
    didFrames: HeadlessOptions.DidFrames
  ) {
    let fixture = KeyboardFixture(options: .with(\.didFrames, didFrames))
    let field = fixture.addField()
    let below = CGRect(0, 844, 390, 336)
    let shown = fixture.posted(within: 1) { field.becomeFirstResponder() }
    let did = didFrames == .asAnnounced ? CGRect.docked : below
    expectEqual(shown.map(\.endFrame), to: [.docked, .docked, did, did])
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    let hidden = fixture.posted(within: 1) { field.resignFirstResponder() }
    let didHide = didFrames == .asAnnounced ? below : CGRect.docked
    expectEqual(hidden.map(\.endFrame), to: [below, below, didHide, didHide])
    expectNil(fixture.keyboard.frameInScreen)
  }

  @Test(arguments: [(false, CGFloat(508)), (true, 408)])
  func `S223: the end frame is in the coordinates of the screen or of the window`(
    endFrameInWindow: Bool, top: CGFloat
  ) {
    let fixture = KeyboardFixture(options: .with(\.endFrameInWindow, endFrameInWindow))
    fixture.window.frame = CGRect(0, 100, 390, 700)
    let field = fixture.addField()
    let shown = fixture.posted(within: 1) { field.becomeFirstResponder() }
    expectEqual(shown.map { $0.endFrame?.minY }, to: [top, top, top, top])
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    expectEqual(fixture.keyboard.headlessPresentationFrame, to: .docked)
  }

  @Test(arguments: [(false, CGFloat(0)), (true, 47)])
  func `S224: the safe area of a flipped view follows the rotation, or stays`(
    keepsSafeAreaUnderTransform: Bool, top: CGFloat
  ) {
    let options = HeadlessOptions.with(\.keepsSafeAreaUnderTransform, keepsSafeAreaUnderTransform)
    let fixture = KeyboardFixture(options: options)
    let view = UIScrollView(frame: fixture.root.view.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.transform = CGAffineTransform(scaleX: 1, y: -1)
    fixture.root.view.addSubview(view)
    fixture.device.clock.settle()
    expectEqual(view.safeAreaInsets.top, to: 47)
    fixture.device.rotate(to: .landscapeLeft)
    fixture.device.clock.advance(by: 1)
    expectEqual(view.safeAreaInsets.top, to: top)
  }

  @Test(arguments: HeadlessOptions.KeyboardAfterAppSwitch.allCases)
  func `S225: after a switch of apps the field is focused, or only the keyboard is up`(
    keyboardAfterAppSwitch: HeadlessOptions.KeyboardAfterAppSwitch
  ) {
    let options = HeadlessOptions.with(\.keyboardAfterAppSwitch, keyboardAfterAppSwitch)
    let fixture = KeyboardFixture(options: options)
    let field = fixture.addFocusedField()
    let posted = fixture.posted(within: 1) {
      fixture.keyboard.perform(.background)
      fixture.keyboard.perform(.foreground)
    }
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    let hasFocus = keyboardAfterAppSwitch == .withFocus
    expectEqual(field.isFirstResponder, to: hasFocus)
    expectEqual(posted.isEmpty, to: !hasFocus)
    // The next field uses the keyboard that is already up.
    let next = fixture.addFocusedField("next", y: 200)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
    next.resignFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectNil(fixture.keyboard.frameInScreen)
  }

  @Test(arguments: [(false, CGFloat(100), CGFloat(100)), (true, 40, 0)])
  func `S228: a write inside willHide is animated with the hide's curve, or follows the swipe`(
    interactivePopTakesUpWrites: Bool, shown: CGFloat, shownAfterCancel: CGFloat
  ) {
    var options = HeadlessOptions.with(\.interactivePopTakesUpWrites, interactivePopTakesUpWrites)
    // Otherwise UIKit's scroll to the restored focus would also move the content.
    options.scrollsToFirstResponder = false
    let fixture = KeyboardFixture(options: options)
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: UIViewController())
    fixture.window.rootViewController = navigation
    navigation.pushViewController(screen, animated: false)
    let scrollView = UIScrollView(frame: CGRect(0, 0, 390, 844))
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(390, 2000)
    screen.view.addSubview(scrollView)
    fixture.addFocusedField(y: 20, to: scrollView)
    fixture.onKeyboard = { name in
      if name == .willHide { scrollView.contentOffset.y = 100 }
    }
    let pop = navigation.headlessBeginInteractivePop()
    pop?.move(to: 0.4)
    fixture.device.clock.advance(by: 1)
    expectEqual(scrollView.contentOffset.y, to: 100)
    #expect(abs(scrollView.headlessPresentationBounds.minY - shown) < 0.001)
    pop?.cancel()
    fixture.device.clock.advance(by: 0.1399)
    #expect(abs(scrollView.headlessPresentationBounds.minY - shownAfterCancel) < 0.5)
    fixture.device.clock.advance(by: 1)
    expectEqual(scrollView.headlessPresentationBounds.minY, to: 100)
  }

  @Test(arguments: [true, false])
  func `S226: unlocking posts shows of an empty keyboard with or without did-notifications`(
    unlockPostsDid: Bool
  ) {
    let fixture = KeyboardFixture(options: .with(\.unlockPostsDid, unlockPostsDid))
    fixture.addFocusedField()
    let posted = fixture.posted(within: 1) { fixture.keyboard.perform(.lockAndUnlock) }
    let will = posted.filter { $0.name == .willShow }
    expectEqual(will.map { $0.endFrame?.size.height }, to: [0, 336, 336])
    expectEqual(will.map { $0.endFrame?.size.width }, to: [390, 0, 390])
    expectEqual(posted.filter { $0.name == .didShow }.count, to: unlockPostsDid ? 3 : 1)
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  /// The spring takes half a second.
  @Test(arguments: [
    (HeadlessOptions.DidTime.asAnnounced, 0.25), (.afterSpring, 0.5), (.shortly, 0.04),
  ])
  func `S236: did-notifications are posted after the duration, after the spring, or after 40 ms`(
    didTime: HeadlessOptions.DidTime, delay: TimeInterval
  ) {
    let fixture = KeyboardFixture(options: .with(\.didTime, didTime))
    fixture.addFocusedField()
    expectEqual(fixture.keyboard.log.map(\.event.duration), to: [0.25, 0.25, 0.25, 0.25])
    expectEqual(fixture.keyboard.log.map(\.time), to: [0, 0, delay, delay])
  }

  @Test(arguments: [(false, 0.25), (true, 0)])
  func `S237: emoji and suggestions change the height with a duration, or without one`(
    keysChangeAtOnce: Bool, duration: TimeInterval
  ) {
    let fixture = KeyboardFixture(options: .with(\.keysChangeAtOnce, keysChangeAtOnce))
    let field = fixture.addField()
    let shown = fixture.posted { field.becomeFirstResponder() }
    expectEqual(shown.map(\.duration), to: [0.25, 0.25])
    fixture.device.clock.advance(by: 1)
    for scenario in [
      HeadlessKeyboardScenario.toggleEmoji(height: 376), .predictiveBar(isVisible: false),
    ] {
      let changed = fixture.posted { fixture.keyboard.perform(scenario) }
      expectEqual(changed.prefix(2).map(\.duration), to: [duration, duration])
      fixture.device.clock.advance(by: 1)
    }
  }
}
