import Testing
@_spi(Headless) import UIKit

/// Statements that need a driven keyboard, a finger or the stand-in's own numbers.
@Suite(.ownDevice) struct ControllerStatementTests {
  private let fixture = KeyboardFixture()

  @Test func `S201: a container's screen appears and disappears with its container, in a window`() {
    let screen = AppearanceSpy("screen") { [weak fixture] spy, line in
      fixture?.timeline.append("\(line) \(spy.viewIfLoaded?.window != nil)")
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: screen)]
    let window = UIWindow()
    fixture.timeline = []
    window.rootViewController = tabs
    expectEqual(fixture.timeline, to: [])
    window.makeKeyAndVisible()
    let appears = [
      "screen will appear false", "screen is appearing true", "screen did appear true",
    ]
    expectEqual(fixture.timeline, to: appears)
    fixture.timeline = []
    window.rootViewController = UIViewController()
    expectEqual(fixture.timeline, to: ["screen will disappear true", "screen did disappear false"])
    fixture.timeline = []
    window.rootViewController = tabs
    expectEqual(fixture.timeline.count, to: 3)
  }

  /// Returns two screens that note their windows.
  private func leavingScreens() -> [AppearanceSpy] {
    ["first", "second"].map { name in
      AppearanceSpy(name) { [weak fixture] spy, line in
        guard !line.contains("move") else { return }
        fixture?.timeline.append("\(line) \(spy.viewIfLoaded?.window != nil)")
      }
    }
  }

  @Test func `S282: a screen leaves the window at the end of an animated push or pop`() {
    let spies = leavingScreens()
    let navigation = UINavigationController(rootViewController: spies[0])
    fixture.show(navigation)
    let field = fixture.addField("field", to: spies[0].view)
    field.becomeFirstResponder()
    fixture.device.clock.settle()
    fixture.timeline = []
    navigation.pushViewController(spies[1], animated: true)
    let subviews = navigation.view.subviews
    #expect(
      subviews.firstIndex(of: spies[0].view)! < subviews.firstIndex(of: spies[1].view)!,
      "the new screen is on top"
    )
    #expect(!field.isFirstResponder)
    fixture.device.clock.advance(by: 0.3)
    expectEqual(
      fixture.timeline.filter { $0.hasPrefix("first") || $0.hasPrefix("second") },
      to: ["first will disappear true", "second will appear false", "second is appearing true"]
    )
    #expect(spies[0].transitionCoordinator != nil)
    fixture.timeline = []
    fixture.device.clock.advance(by: 0.1)
    expectEqual(
      fixture.timeline.suffix(2), to: ["first did disappear false", "second did appear true"]
    )
    fixture.timeline = []
    navigation.popViewController(animated: true)
    #expect(spies[1].view.window != nil && spies[1].parent === navigation)
    // A transition that begins too early completes the one before.
    navigation.pushViewController(UIViewController(), animated: false)
    expectNil(spies[1].parent)
    expectEqual(
      fixture.timeline.suffix(4),
      to: [
        "second did disappear false", "first did appear true", "first will disappear true",
        "first did disappear false",
      ]
    )
  }

  @Test func `S282: screens leave at the end of an animated presentation and dismissal`() {
    let spies = leavingScreens()
    fixture.show(spies[0])
    fixture.timeline = []
    spies[1].modalPresentationStyle = .fullScreen
    spies[0].present(spies[1], animated: true)
    fixture.device.clock.advance(by: 0.4)
    #expect(spies[0].view.window != nil && spies[1].isBeingPresented)
    expectEqual(fixture.timeline.count, to: 3)
    fixture.device.clock.advance(by: 0.2)
    #expect(spies[0].view.window == nil && !spies[1].isBeingPresented)
    expectEqual(
      fixture.timeline.suffix(2), to: ["first did disappear false", "second did appear true"]
    )
    let field = fixture.addField("field", to: spies[1].view)
    field.becomeFirstResponder()
    spies[0].dismiss(animated: true)
    #expect(!field.isFirstResponder)
    fixture.device.clock.advance(by: 0.4)
    var isComplete = false
    spies[0].dismiss(animated: true) { isComplete = true }
    #expect(spies.allSatisfy { $0.view.window != nil } && spies[1].isBeingDismissed)
    #expect(spies[0].presentedViewController === spies[1])
    fixture.device.clock.advance(by: 0.2)
    #expect(spies[1].view.window == nil && spies[0].presentedViewController == nil)
    fixture.device.clock.advance(by: 0.4)
    #expect(isComplete)
    expectEqual(
      fixture.timeline.suffix(2), to: ["second did disappear false", "first did appear true"]
    )
  }

  @Test func `S206: the tab bar hides with a screen that hides it, and shows again`() {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    fixture.show(tabs)
    expectEqual(root.view.safeAreaInsets, to: UIEdgeInsets(91, 0, 83, 0))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    fixture.device.clock.settle()
    expectEqual(pushed.view.safeAreaInsets, to: UIEdgeInsets(91, 0, 34, 0))
    expectEqual(tabs.tabBar.frame.maxX, to: 0)
    navigation.pushViewController(UIViewController(), animated: false)
    fixture.device.clock.settle()
    expectEqual(navigation.topViewController?.view.safeAreaInsets.bottom, to: 34)
    navigation.popToRootViewController(animated: false)
    fixture.device.clock.settle()
    expectEqual(root.view.safeAreaInsets.bottom, to: 83)
    expectEqual(tabs.tabBar.frame, to: CGRect(0, 761, 390, 83))
    // The app's own value is restored too.
    tabs.tabBar.isHidden = true
    navigation.pushViewController(pushed, animated: false)
    navigation.popViewController(animated: false)
    #expect(tabs.tabBar.isHidden)
  }

  @Test func `S207: a tab that does not extend under the tab bar ends above it`() {
    let screen = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    fixture.show(tabs)
    expectEqual(screen.view.safeAreaInsets, to: UIEdgeInsets(47, 0, 83, 0))
    screen.edgesForExtendedLayout = .top
    fixture.device.clock.settle()
    expectEqual(screen.view.frame, to: CGRect(0, 0, 390, 761))
    expectEqual(screen.view.safeAreaInsets, to: UIEdgeInsets(47, 0, 0, 0))
  }

  @Test func `S209: the pan recognizer follows a dragging finger`() {
    let p = ScrollFixture()
    let pan = p.scrollView.panGestureRecognizer
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(100, 400))
    expectEqual(pan.state, to: .possible)
    var states: [UIGestureRecognizer.State] = []
    p.delegate.onWillBeginDragging = { states.append(pan.state) }
    p.delegate.onWillEndDragging = { states.append(pan.state) }
    finger.move(to: CGPoint(100, 390))
    finger.move(to: CGPoint(100, 350))
    expectEqual(pan.state, to: .changed)
    expectEqual(pan.numberOfTouches, to: 1)
    expectEqual(pan.location(in: nil), to: CGPoint(100, 350))
    // The content has moved up by the same distance as the finger.
    expectEqual(pan.location(in: p.scrollView), to: CGPoint(100, 400))
    expectEqual(pan.translation(in: p.scrollView), to: CGPoint(0, -50))
    pan.setTranslation(.zero, in: p.scrollView)
    expectEqual(pan.translation(in: p.scrollView), to: .zero)
    finger.lift(velocity: CGPoint(0, -500))
    expectEqual(states, to: [.began, .ended])
    expectEqual(pan.velocity(in: nil), to: CGPoint(0, -500))
    expectEqual(pan.state, to: .possible)
  }

  @Test func `S209: a disabled pan recognizer drags nothing, and disabling it ends a drag`() {
    let p = ScrollFixture()
    let pan = p.scrollView.panGestureRecognizer
    let finger = HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 350))
    pan.isEnabled = false
    #expect(!p.scrollView.isDragging)
    expectEqual(pan.state, to: .cancelled)
    finger.lift()
    for (isEnabled, y): (Bool, CGFloat) in [(false, 50), (true, 150)] {
      pan.isEnabled = isEnabled
      HeadlessFinger(from: CGPoint(100, 400), to: CGPoint(100, 300)).lift()
      expectEqual(p.y, to: y)
    }
  }

  @Test func `S210: spaces push items apart, and a button runs its action`() throws {
    let bar = UIToolbar(frame: CGRect(0, 0, 390, 44))
    var taps = 0
    bar.setItems(
      [
        UIBarButtonItem(title: "Previous"), .fixedSpace(20), UIBarButtonItem(title: "Next"),
        .flexibleSpace(),
        UIBarButtonItem(systemItem: .done, primaryAction: UIAction { _ in taps += 1 }),
      ],
      animated: false
    )
    let field = fixture.addField()
    field.inputAccessoryView = bar
    field.becomeFirstResponder()
    fixture.device.clock.settle()
    let buttons = bar.subviews.compactMap { $0 as? UIButton }
    // Titles of 15 points have 7.5 points per character.
    expectEqual(buttons.map(\.frame.minX), to: [16, 96, 344])
    expectEqual(buttons.map(\.frame.maxX), to: [76, 126, 374])
    let done = try #require(buttons.last)
    done.headlessTap()
    expectEqual(taps, to: 1)
    let views = [UIView(frame: CGRect(0, 0, 40, 30)), UIView(frame: CGRect(0, 0, 60, 30))]
    bar.items = views.map { UIBarButtonItem(customView: $0) }
    bar.layoutIfNeeded()
    // The margin of 16, the first view's width of 40 and a spacing of 8.
    expectEqual(views.map(\.frame.minX), to: [16, 64])
    bar.items = nil
    bar.layoutIfNeeded()
    expectEqual(bar.subviews, to: [])
    expectNil(bar.items)
  }

  @Test func `S211: the application is notified of the background after its scenes`() {
    for (name, word) in [
      (UIScene.willDeactivateNotification, "scene resigns"),
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIScene.didEnterBackgroundNotification, "scene in background"),
      (UIApplication.didEnterBackgroundNotification, "in background"),
      (UIScene.willEnterForegroundNotification, "scene comes"),
      (UIApplication.willEnterForegroundNotification, "comes"),
      (UIScene.didActivateNotification, "scene active"),
      (UIApplication.didBecomeActiveNotification, "active"),
    ] {
      fixture.observe(name) { _ in
        fixture.timeline.append(word + " \(UIApplication.shared.applicationState)")
      }
    }
    fixture.keyboard.perform(.background)
    fixture.keyboard.perform(.foreground)
    expectEqual(
      fixture.timeline,
      to: [
        "scene resigns inactive", "resigns inactive", "scene in background background",
        "in background background", "scene comes inactive", "comes inactive",
        "scene active active", "active active",
      ]
    )
  }

  @Test func `an NSValue made of a rectangle or a point can be read again`() {
    let rect = CGRect(1, 2, 3, 4)
    expectEqual(NSValue(cgRect: rect).cgRectValue, to: rect)
    expectEqual(NSValue(cgPoint: rect.origin).cgPointValue, to: rect.origin)
  }
}
