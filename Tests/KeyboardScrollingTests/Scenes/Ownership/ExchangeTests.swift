#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Insets that the app assigns while the keyboard is up, once or repeatedly.
@MainActor
@Suite("Exchanges of writes", .tags(.scene))
struct ExchangeTests {
  /// An app that assigns its inset whenever its view is laid out.
  private final class AssigningController: UIViewController {
    weak var scrollView: UIScrollView?
    var assignments = 0

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      assignments += 1
      scrollView?.contentInset.bottom = 60
    }
  }

  /// A scroll view that assigns its inset whenever it is laid out.
  private final class AssigningScrollView: UIScrollView {
    var assigns = false

    override var contentInset: UIEdgeInsets {
      didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if assigns, contentInset.bottom != 60 { contentInset.bottom = 60 }
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `150: an app that assigns in each layout pass gets the keyboard's part in each turn`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(isManaged: false).on(option)) { scene in
      let controller = AssigningController()
      let list = UIScrollView()
      controller.scrollView = list
      list.contentSize = CGSize(width: 390, height: 1600)
      scene.controller.addChild(controller)
      scene.controller.view.addSubview(controller.view)
      controller.view.frame = scene.controller.view.bounds
      controller.view.addSubview(list)
      list.frame = controller.view.bounds
      scene.device.clock.settle()
      scene.coordinator.manage(list)
      scene.show(Keyboard.iPhone)
      #expect(list.contentInset.bottom == 362)
      for _ in 0..<3 {
        scene.device.clock.advance(by: 1)
        list.headlessWrites = HeadlessScrollWrites()
        controller.view.setNeedsLayout()
        scene.device.clock.settle()
        #expect(list.contentInset.bottom == 362)
        // The app's write and ours.
        #expect(list.headlessWrites.contentInset == 2)
      }
      scene.hide()
      scene.device.clock.settle()
      #expect(list.contentInset.bottom == 60)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `150: an exchange in which each write causes the next comes to an end`(
    _ option: OptionMatrix.Option
  ) throws {
    let setup = Scene.Setup(makeScrollView: { AssigningScrollView() }).on(option)
    try Scene.run(setup) { scene in
      let list = try #require(scene.scrollView as? AssigningScrollView)
      list.assigns = true
      scene.show(Keyboard.iPhone)
      // Three of ours, and the app's answers.
      #expect(scene.insetWrites <= 6)
      let writes = scene.insetWrites
      for _ in 0..<3 {
        scene.post(.willShow, Keyboard.iPhone)
        scene.device.clock.settle()
      }
      #expect(scene.insetWrites == writes)
      #expect(scene.device.clock.observerCount == 1)
      scene.hide()
      #expect(scene.b == 60)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `150: an app that assigns its inset with each letter gets the keyboard's part in the end`(
    _ option: OptionMatrix.Option
  ) {
    Scene.run(Scene.Setup(baseline: 60).on(option)) { scene in
      scene.focusAndShow(scene.addField(0...44))
      scene.rest()
      for letter in 0..<10 {
        scene.scrollView.contentInset.bottom = 60 + CGFloat(letter)
        scene.device.clock.advance(by: 0.1)
      }
      scene.device.clock.advance(by: 1)
      scene.expect(b: 371, i: 362)
      scene.resetCounts()
      scene.device.clock.advance(by: 5)
      #expect(scene.insetWrites == 0)
      scene.hide()
      #expect(scene.b == 69)
    }
  }
}
#endif
