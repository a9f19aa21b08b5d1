#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct BarTests {
  /// Runs screen P of `Cases.md` with a composer of 50 points that moves with the keyboard.
  private func run(_ option: Option, _ body: (Scene, Scene.Composer) throws -> Void) rethrows {
    let setup = Scene.Setup(contentHeight: 3000, configuration: .chat).on(option)
    try Scene.run(setup) { scene in
      let composer = scene.addComposer()
      scene.coordinator.manage(scene.scrollView, bar: composer.bar)
      scene.settle()
      scene.device.keyboard.isAutomatic = true
      try body(scene, composer)
    }
  }

  private func expect(
    _ scene: Scene, _ inset: CGFloat, sourceLocation: SourceLocation = #_sourceLocation
  ) { scene.expect(offset: 3000 + inset - 844, adjusted: inset, sourceLocation: sourceLocation) }

  @Test(arguments: OptionMatrix.geometry)
  func `155: the inset includes a bar until the bar is removed`(_ option: Option) {
    run(option) { scene, composer in
      scene.expect(adjusted: 84)
      scene.scroll(to: 3000 + 84 - 844)
      composer.field.takeFocus()
      scene.wait(1)
      expect(scene, 386)
      composer.height.constant = 90
      scene.wait(1)
      expect(scene, 426)
      composer.field.resignFirstResponder()
      scene.wait(1)
      expect(scene, 124)
      composer.bar.removeFromSuperview()
      scene.wait(1)
      expect(scene, 34)
      scene.expect(bottom: 0)
    }
  }

  /// A banner of the app makes the view lower while the keyboard is up.
  @Test(arguments: OptionMatrix.geometry)
  func `155: a hide follows the bar at once, although the view has become lower`(_ option: Option) {
    run(option) { scene, composer in
      scene.scroll(to: 3000 + 84 - 844)
      composer.field.takeFocus()
      scene.wait(1)
      scene.scrollView.frame.origin.y += 30
      scene.scrollView.frame.size.height -= 30
      scene.wait(1)
      var inset: CGFloat?
      let token = observe(UIResponder.keyboardWillHideNotification) {
        inset = scene.scrollView.contentInset.bottom
      }
      composer.field.resignFirstResponder()
      NotificationCenter.default.removeObserver(token)
      expectEqual(inset, to: 50)
      scene.wait(1)
      scene.expect(adjusted: 84)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `155: when a bar grows, the inset changes once, with the bar's animation`(
    option: Option
  ) throws {
    try run(option) { scene, composer in
      scene.resetCounts()
      UIView.animate(withDuration: 0.3) {
        composer.height.constant = 90
        scene.window.layoutIfNeeded()
      }
      let records = scene.device.animator.records.count
      scene.settle()
      scene.expect(insetWrites: 1)
      let record = try #require(scene.device.animator.records.dropFirst(records).last)
      expectEqual(record.duration, to: 0.3)
      scene.wait(1)
      // If the bar is not animated, the inset is not animated either.
      composer.height.constant = 50
      let last = scene.device.animator.records.count
      scene.settle()
      scene.expect(insetWrites: 2)
      expectEqual(scene.device.animator.records.count, to: last)
      expectEqual(scene.adjustments.last?.reason, to: .bar)
      withExtendedLifetime(composer.bar) {}
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a hidden or deallocated bar covers nothing`(_ option: Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      var bar: UIView? = scene.addBar()
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.expect(bottom: 50)
      bar?.isHidden = true
      scene.settle()
      scene.expect(bottom: 0)
      bar?.isHidden = false
      scene.settle()
      scene.expect(bottom: 50)
      let container = UIView(frame: scene.controller.view.bounds)
      scene.controller.view.addSubview(container)
      bar.map(container.addSubview)
      container.isHidden = true
      scene.settle()
      scene.expect(bottom: 0)
      container.isHidden = false
      scene.settle()
      scene.expect(bottom: 50)
      bar?.removeFromSuperview()
      bar = nil
      scene.settle()
      scene.expect(bottom: 0)
      expectEqual(scene.device.clock.observerCount, to: 0)
    }
  }

  @Test func `194: a chat on a hidden tab is right when the tab returns`() throws {
    try Scene.run(Scene.Setup(container: .navigationAndTabs)) { scene in
      let tabs = try #require(scene.window.rootViewController as? UITabBarController)
      let bar = UIView(frame: CGRect(x: 0, y: 711, width: 390, height: 50))
      scene.controller.view.addSubview(bar)
      tabs.viewControllers = (tabs.viewControllers ?? []) + [UIViewController()]
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.settle()
      scene.expect(bottom: 50, indicator: 50)
      tabs.selectedIndex = 1
      scene.wait(1)
      try #require(scene.scrollView.window == nil)
      scene.expect(bottom: 50, indicator: 50)
      bar.frame = CGRect(x: 0, y: 671, width: 390, height: 90)
      tabs.selectedIndex = 0
      scene.settle()
      scene.expect(bottom: 90, indicator: 90)
      bar.frame = CGRect(x: 0, y: 711, width: 390, height: 50)
      scene.settle()
      scene.expect(bottom: 50, indicator: 50)
    }
  }

  @Test func `a chat on a hidden tab keeps its inset while another tab changes`() throws {
    try Scene.run(Scene.Setup(container: .navigationAndTabs, contentHeight: 3000)) { scene in
      let tabs = try #require(scene.window.rootViewController as? UITabBarController)
      let bar = UIView(frame: CGRect(x: 0, y: 711, width: 390, height: 50))
      scene.controller.view.addSubview(bar)
      let other = UIViewController()
      let list = UIScrollView(frame: other.view.bounds)
      other.view.addSubview(list)
      tabs.viewControllers = (tabs.viewControllers ?? []) + [other]
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.coordinator.manage(list, configuration: .chat)
      scene.scroll(to: 3000 + 50 - 761)
      tabs.selectedIndex = 1
      scene.wait(1)
      list.contentSize.height = 2000
      scene.wait(1)
      scene.expect(bottom: 50, indicator: 50)
      tabs.selectedIndex = 0
      scene.wait(1)
      scene.expect(bottom: 50, offset: 3000 + 50 - 761)
    }
  }

  @Test func `setting and removing a bar is animated only inside the caller's animation`() throws {
    try Scene.run { scene in
      let bar = scene.addBar()
      let before = scene.device.animator.records.count
      scene.coordinator.manage(scene.scrollView, bar: bar)
      #expect(scene.device.animator.records.dropFirst(before).allSatisfy { $0.keys.isEmpty })
      UIView.animate(withDuration: 0.7) { scene.coordinator.setBar(nil, for: scene.scrollView) }
      scene.expect(bottom: 0)
      let record = try #require(scene.device.animator.records.last)
      expectEqual(record.duration, to: 0.7)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a footer on the keyboard covers a view that ends above the keyboard`(_ option: Option) {
    let setup = Scene.Setup(frame: CGRect(x: 0, y: 0, width: 390, height: 500))
    Scene.run(setup.on(option)) { scene in
      scene.coordinator.manage(scene.scrollView, bar: scene.addBar())
      scene.expect(bottom: 0)
      scene.show(Keyboard.iPhone)
      // The footer covers the view from 458 on.
      scene.expect(bottom: 42)
      scene.hide()
      scene.expect(bottom: 0)
    }
  }

  @Test(
    .bug("https://github.com/badoo/Chatto/issues/797"),
    arguments: OptionMatrix.geometry,
    [(true, false), (false, false), (true, true), (false, true)]
  )
  func `152: the inset includes an accessory view only once`(
    option: Option, row: (isExcluded: Bool, isOfController: Bool)
  ) {
    var setup = Scene.Setup().on(option)
    setup.options.endFrameExcludesAccessory = row.isExcluded
    Scene.run(setup) { scene in
      scene.device.keyboard.isAutomatic = true
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let field = FieldWithController(frame: CGRect(x: 16, y: 700, width: 358, height: 44))
      if row.isOfController { field.bar.view = bar } else { field.inputAccessoryView = bar }
      field.hasController = row.isOfController
      scene.scrollView.addSubview(field)
      field.takeFocus()
      scene.wait(2)
      scene.expect(bottom: 346, indicator: 346, offset: 280)
      field.resignFirstResponder()
      scene.wait(2)
      scene.expect(bottom: 0, indicator: 0)
    }
  }
}

private final class FieldWithController: UITextField {
  let bar = UIInputViewController()
  var hasController = false

  override var inputAccessoryViewController: UIInputViewController? { hasController ? bar : nil }
}
#endif
