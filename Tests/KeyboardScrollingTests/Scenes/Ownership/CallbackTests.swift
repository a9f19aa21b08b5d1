#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CallbackTests {
  private final class Kept {
    var delegate: ScriptedDelegate?
  }

  private let kept = Kept()

  /// A chat at its end, where the coordinator scrolls at a hide before it writes the inset.
  private func chatSetup(_ option: Option, baseline: CGFloat = 0) -> Scene.Setup {
    var setup = Scene.Setup(contentHeight: 3000, baseline: baseline).on(option)
    setup.configuration.keepsDistanceToEnd = true
    return setup
  }

  private func onNext(
    _ callback: ScriptedDelegate.Callback, in scene: Scene, _ act: @escaping (UIScrollView) -> Void
  ) {
    let delegate = ScriptedDelegate(callback, act)
    scene.scrollView.delegate = delegate
    kept.delegate = delegate
  }

  @Test(arguments: OptionMatrix.insets)
  func `insets that the app writes while the content moves are kept`(_ option: Option) {
    Scene.run(chatSetup(option)) { scene in
      // The last offset: 3000 + 34 - 844.
      scene.o = 2190
      scene.show(Keyboard.iPhone)
      onNext(.didScroll, in: scene) { scrollView in
        // A header that collapses, and a bar of the app.
        scrollView.contentInset.top = 40
        scrollView.contentInset.bottom += 16
        scrollView.verticalScrollIndicatorInsets.top = 9
      }
      scene.hide()
      let insets = UIEdgeInsets(top: 40, left: 0, bottom: 16, right: 0)
      expectEqual(scene.scrollView.contentInset, to: insets)
      scene.expect(indicator: 0)
      expectEqual(scene.scrollView.verticalScrollIndicatorInsets.top, to: 9)
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 318, indicator: 302)
      scene.hide()
      expectEqual(scene.scrollView.contentInset, to: insets)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a view given to another coordinator in a report is not reported to the first one`(
    _ option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let (other, second) = (UIScrollView(), KeyboardScrollCoordinator())
      other.frame = scene.controller.view.bounds
      scene.controller.view.addSubview(other)
      scene.coordinator.manage(other)
      scene.settle()
      scene.coordinator.onAdjustment = { adjustment in
        #expect(adjustment.scrollView === scene.scrollView)
        second.manage(other)
      }
      scene.show(Keyboard.iPhone)
      #expect(second.isManaging(other))
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `an inset that the app assigns while the content moves stays`(_ option: Option) {
    Scene.run(chatSetup(option)) { scene in
      scene.o = 2190
      scene.show(Keyboard.iPhone)
      // The assigned inset no longer contains the keyboard inset.
      onNext(.didScroll, in: scene) { $0.contentInset.bottom = 16 }
      scene.hide()
      scene.expect(bottom: 16, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `an indicator inset that the app writes is kept, and a copied one is not counted twice`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      onNext(.didChangeAdjustedContentInset, in: scene) { scrollView in
        scrollView.verticalScrollIndicatorInsets.top = 30
        scrollView.verticalScrollIndicatorInsets.bottom += 10
      }
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 302, indicator: 312)
      expectEqual(scene.scrollView.verticalScrollIndicatorInsets.top, to: 30)
      scene.hide()
      scene.expect(bottom: 0, indicator: 10)
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let delegate = ScriptedDelegate(.didChangeAdjustedContentInset, isOnce: false) {
        $0.verticalScrollIndicatorInsets = $0.contentInset
      }
      scene.scrollView.delegate = delegate
      for _ in 0..<2 {
        scene.show(Keyboard.iPhone)
        scene.expect(bottom: 302, indicator: 302)
        scene.show(Keyboard.iPhoneShort)
        scene.expect(bottom: 257, indicator: 257)
        scene.hide()
        scene.expect(bottom: 0, indicator: 0)
      }
    }
  }

  /// A header that stretches assigns the indicator insets in each step of a scroll (ngeri's
  /// bouncing-header, `ScrollViewController.swift`).
  @Test(arguments: OptionMatrix.insets)
  func `an indicator inset that the app assigns while the user scrolls is restored at rest`(
    option: Option
  ) {
    Scene.run(Scene.Setup(contentHeight: 3000).on(option)) { scene in
      let delegate = ScriptedDelegate(.didScroll, isOnce: false) {
        $0.verticalScrollIndicatorInsets = UIEdgeInsets(
          top: max(0, -$0.contentOffset.y), left: 0, bottom: 0, right: 0
        )
      }
      scene.scrollView.delegate = delegate
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 302, indicator: 302)
      scene.scroll(to: 500)
      scene.settle()
      scene.resetCounts()
      let finger = scene.drag(by: -100)
      for step in 1...20 {
        finger.move(to: CGPoint(x: 380, y: 200 - CGFloat(step)))
        scene.wait(1 / 60)
      }
      expectEqual(scene.adjustments.count, to: 0)
      scene.lift(finger)
      scene.expect(bottom: 302, indicator: 302)
      expectEqual(scene.adjustments.count, to: 1)
    }
  }

  @Test func `ending management inside a report is reported once`() {
    Scene.run(Scene.Setup()) { scene in
      let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scene.controller.view.addSubview(other)
      scene.coordinator.manage(other)
      scene.settle()
      var reports: [KeyboardScrollCoordinator.Adjustment] = []
      scene.coordinator.onAdjustment = { [unowned coordinator = scene.coordinator] report in
        if report.scrollView === other {
          reports.append(report)
        } else {
          coordinator.stopManaging(other)
        }
      }
      scene.show(Keyboard.iPhone)
      expectEqual(reports.map(\.trigger), to: [.released])
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `ending management inside a movement, or a write to another view, leaves no inset behind`(
    _ option: Option
  ) {
    Scene.run(chatSetup(option, baseline: 4)) { scene in
      scene.o = 2194
      scene.show(Keyboard.iPhone)
      onNext(.didScroll, in: scene) { scene.coordinator.stopManaging($0) }
      scene.hide()
      scene.expect(bottom: 4, indicator: 4, offset: 2194)
      #expect(scene.scrollView.subviews.isEmpty)
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let second = scene.addNeighbour(
        frame: CGRect(x: 0, y: 400, width: 390, height: 444), contentHeight: 2000
      )
      scene.coordinator.manage(second)
      onNext(.didChangeAdjustedContentInset, in: scene) { _ in
        scene.coordinator.stopManaging(second)
      }
      scene.show(Keyboard.iPhone)
      scene.expect(bottom: 302, indicator: 302)
      second.expect(bottom: 0)
      #expect(second.subviews.isEmpty)
      scene.coordinator.manage(second)
      second.expect(bottom: 302)
      scene.hide()
      second.expect(bottom: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `a list whose delegate ends editing in a scroll has no inset afterwards`(option: Option) {
    Scene.run(chatSetup(option).with { $0.contentHeight = 900 }) { scene in
      let field = scene.addField(700...744)
      scene.focus(field)
      scene.resetCounts()
      onNext(.didScroll, in: scene) { scrollView in
        scrollView.endEditing(true)
        scene.announce(.willHide, Keyboard.iPhoneHidden)
      }
      scene.post(.willShow, Keyboard.iPhone)
      // The hide arrived during the write, and is handled in the next turn.
      expectEqual(scene.adjustments.first?.reason, to: .overlap)
      scene.settle()
      expectEqual(scene.adjustments.last?.reason, to: .keyboardHidden)
      scene.expect(bottom: 0, indicator: 0)
      expectEqual(scene.scrollView.subviews, to: [field])
      // The last offset: 900 + 34 - 844.
      #expect(scene.o <= 90)
    }
  }
}

private final class ScriptedDelegate: NSObject, UIScrollViewDelegate {
  enum Callback { case didScroll, didChangeAdjustedContentInset }

  private let callback: Callback
  private let isOnce: Bool
  private var act: ((UIScrollView) -> Void)?

  init(_ callback: Callback, isOnce: Bool = true, _ act: @escaping (UIScrollView) -> Void) {
    self.callback = callback
    self.isOnce = isOnce
    self.act = act
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if callback == .didScroll { run(scrollView) }
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    if callback == .didChangeAdjustedContentInset { run(scrollView) }
  }

  private func run(_ scrollView: UIScrollView) {
    let act = act
    if isOnce { self.act = nil }
    act?(scrollView)
  }
}
#endif
