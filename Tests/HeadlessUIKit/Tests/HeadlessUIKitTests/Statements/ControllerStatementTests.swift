import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// Statements that need a driven keyboard, a finger or the stand-in's own numbers.
@MainActor
@Suite("Statements: controllers and accessories")
struct ControllerStatementTests {
  /// The lines of a controller, each with whether its view is in a window.
  private func spy(_ name: String, in fixture: KeyboardFixture) -> AppearanceSpy {
    AppearanceSpy(name) { [weak fixture] spy, line in
      fixture?.timeline.append("\(line) \(spy.viewIfLoaded?.window != nil)")
    }
  }

  @Test func `S201: a container's screen appears with it, in a window, and leaves with it`() {
    KeyboardFixture.run { fixture in
      let screen = spy("screen", in: fixture)
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: screen)]
      let window = UIWindow()
      fixture.timeline = []
      window.rootViewController = tabs
      #expect(fixture.timeline == [])
      window.makeKeyAndVisible()
      let appears = [
        "screen will appear false", "screen is appearing true", "screen did appear true",
      ]
      #expect(fixture.timeline == appears)
      fixture.timeline = []
      window.rootViewController = UIViewController()
      #expect(fixture.timeline == ["screen will disappear true", "screen did disappear false"])
      fixture.timeline = []
      window.rootViewController = tabs
      #expect(fixture.timeline.count == 3)
    }
  }

  @Test func `S206: the tab bar leaves with the screen that hides it, and comes back`() {
    KeyboardFixture.run { fixture in
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      fixture.show(tabs)
      #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
      let pushed = UIViewController()
      pushed.hidesBottomBarWhenPushed = true
      navigation.pushViewController(pushed, animated: false)
      fixture.device.clock.settle()
      #expect(pushed.view.safeAreaInsets == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
      #expect(tabs.tabBar.frame.maxX == 0)
      navigation.pushViewController(UIViewController(), animated: false)
      fixture.device.clock.settle()
      #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 34)
      navigation.popToRootViewController(animated: false)
      fixture.device.clock.settle()
      #expect(root.view.safeAreaInsets.bottom == 83)
      #expect(tabs.tabBar.frame == CGRect(0, 761, 390, 83))
      // An app's own value comes back too.
      tabs.tabBar.isHidden = true
      navigation.pushViewController(pushed, animated: false)
      navigation.popViewController(animated: false)
      #expect(tabs.tabBar.isHidden)
    }
  }

  nonisolated private static let extended: [(UIRectEdge, CGRect, UIEdgeInsets)] = [
    (.all, CGRect(0, 0, 390, 844), UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)),
    (.bottom, CGRect(0, 91, 390, 753), UIEdgeInsets(top: 0, left: 0, bottom: 83, right: 0)),
    (.top, CGRect(0, 0, 390, 761), UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0)),
    ([], CGRect(0, 91, 390, 670), .zero),
  ]

  @Test func `S207: a tab that does not go under the tab bar ends above it`() {
    KeyboardFixture.run { fixture in
      let screen = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      fixture.show(tabs)
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 83, right: 0))
      screen.edgesForExtendedLayout = .top
      fixture.device.clock.settle()
      #expect(screen.view.frame == CGRect(0, 0, 390, 761))
      #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
    }
  }

  @Test func `S208: on an iPhone the medium detent is half of the screen`() throws {
    try KeyboardFixture.run { fixture in
      let sheet = UIViewController()
      let presentation = try #require(sheet.sheetPresentationController)
      presentation.detents = [.medium(), .large()]
      fixture.root.present(sheet, animated: false)
      #expect(sheet.view.frame == CGRect(0, 422, 390, 422))
      presentation.animateChanges { presentation.selectedDetentIdentifier = .large }
      #expect(sheet.view.frame == CGRect(0, 57, 390, 787))
      #expect(sheet.view.layer.animationKeys() == ["bounds", "position"])
    }
  }

  @Test func `S209: the pan recognizer follows the finger that drags`() {
    ScrollFixture.run { p in
      let pan = p.scrollView.panGestureRecognizer
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 100, y: 400))
      #expect(pan.state == .possible)
      var states: [UIGestureRecognizer.State] = []
      p.delegate.onWillBeginDragging = { states.append(pan.state) }
      p.delegate.onWillEndDragging = { states.append(pan.state) }
      finger.move(to: CGPoint(x: 100, y: 390))
      finger.move(to: CGPoint(x: 100, y: 350))
      #expect(pan.state == .changed)
      #expect(pan.numberOfTouches == 1)
      #expect(pan.location(in: nil) == CGPoint(x: 100, y: 350))
      // The content has gone up by as much as the finger.
      #expect(pan.location(in: p.scrollView) == CGPoint(x: 100, y: 400))
      #expect(pan.translation(in: p.scrollView) == CGPoint(x: 0, y: -50))
      pan.setTranslation(.zero, in: p.scrollView)
      #expect(pan.translation(in: p.scrollView) == .zero)
      finger.lift(velocity: CGPoint(x: 0, y: -500))
      #expect(states == [.began, .ended])
      #expect(pan.velocity(in: nil) == CGPoint(x: 0, y: -500))
      #expect(pan.state == .possible)
    }
  }

  @Test func `S209: a pan recognizer that is off drags nothing, and ends a drag`() {
    ScrollFixture.run { p in
      let pan = p.scrollView.panGestureRecognizer
      let finger = HeadlessFinger(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 350))
      pan.isEnabled = false
      #expect(!p.scrollView.isDragging)
      #expect(pan.state == .cancelled)
      finger.lift()
      for (isEnabled, y): (Bool, CGFloat) in [(false, 50), (true, 150)] {
        pan.isEnabled = isEnabled
        HeadlessFinger(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 300)).lift()
        #expect(p.y == y)
      }
    }
  }

  @Test func `S210: spaces push items apart, and a button runs its action`() throws {
    try KeyboardFixture.run { fixture in
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
      // Titles of 15 points: 7.5 a character.
      #expect(buttons.map(\.frame.minX) == [16, 96, 344])
      #expect(buttons.map(\.frame.maxX) == [76, 126, 374])
      let done = try #require(buttons.last)
      done.headlessTap()
      #expect(taps == 1)
      let views = [UIView(frame: CGRect(0, 0, 40, 30)), UIView(frame: CGRect(0, 0, 60, 30))]
      bar.items = views.map { UIBarButtonItem(customView: $0) }
      bar.layoutIfNeeded()
      // 16 + 40 + 8
      #expect(views.map(\.frame.minX) == [16, 64])
      bar.items = nil
      bar.layoutIfNeeded()
      #expect(bar.subviews == [])
      #expect(bar.items == nil)
    }
  }

  @Test func `S211: the application reports the background after its scenes`() {
    KeyboardFixture.run { fixture in
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
      #expect(
        fixture.timeline == [
          "scene resigns inactive", "resigns inactive", "scene in background background",
          "in background background", "scene comes inactive", "comes inactive",
          "scene active active", "active active",
        ]
      )
    }
  }

  @Test func `a value made of a rectangle or a point can be read again`() {
    let rect = CGRect(1, 2, 3, 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
  }

  // MARK: Support

  private final class BarOwner: UIViewController {
    private let bar = BarController()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private final class DoubleOwner: UIViewController {
    let ownBar = UIView(frame: CGRect(0, 0, 390, 30))
    private let bar = BarController()
    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { ownBar }
    override var inputAccessoryViewController: UIInputViewController? { bar }
  }

  private final class BarController: UIInputViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      view.frame.size.height = 50
    }
  }
}
