#if os(Linux)
import CoreGraphics
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Managed while the keyboard is up", .tags(.scene))
struct LateManagementTests {
  @Test(arguments: OptionMatrix.geometry)
  func `a pushed screen that receives only a hide has no adjustment`(_ option: Option) throws {
    try Scene.run(Scene.Setup().on(option)) { scene in
      let navigation = try #require(scene.controller.navigationController)
      scene.show(Keyboard.iPhone)
      let pushed = ListController()
      pushed.loadViewIfNeeded()
      scene.hide()
      navigation.pushViewController(pushed, animated: true)
      scene.device.clock.settle()
      #expect(pushed.list.contentInset.bottom == 0)
      #expect(pushed.list.headlessWrites.contentInset == 0)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a tab that appears while another keeps the keyboard is inset`(_ option: Option) throws {
    let setup = Scene.Setup(container: .navigationAndTabs)
    try Scene.run(setup.on(option)) { scene in
      let tabs = try #require(scene.controller.tabBarController)
      let second = ListController()
      tabs.viewControllers = (tabs.viewControllers ?? []) + [second]
      scene.show(Keyboard.iPhone)
      // 336 less the tab bar's 49 and the home indicator's 34.
      #expect(scene.b == 253)
      tabs.selectedIndex = 1
      scene.device.clock.settle()
      #expect(second.list.contentInset.bottom == 253)
      tabs.selectedIndex = 0
      scene.hide()
      #expect(scene.b == 0)
      #expect(second.list.contentInset.bottom == 0)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a view that changes hands before its text is revealed is revealed by the new ones`(
    _ option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let text = CaretTextView.make(
        frame: CGRect(x: 0, y: 600, width: 390, height: 300),
        caret: CGRect(x: 0, y: 200, width: 2, height: 20)
      )
      scene.scrollView.addSubview(text)
      scene.device.clock.settle()
      #expect(text.becomeFirstResponder())
      scene.post(.willShow, Keyboard.iPhone)
      let other = KeyboardScrollCoordinator()
      other.manage(scene.scrollView, configuration: .init(revealPadding: 0))
      scene.rest()
      // The text view fits: 900 less the 508 that are visible.
      #expect(scene.o == 392)
    }
  }
}

/// A screen as in an app: a list that fills it, and its own coordinator.
private final class ListController: UIViewController {
  let list = UIScrollView()
  private let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))

  override func viewDidLoad() {
    super.viewDidLoad()
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: view.bounds.width, height: 1600)
    view.addSubview(list)
    coordinator.manage(list)
  }
}
#endif
