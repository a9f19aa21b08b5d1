#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct HalfDisplayTests {
  @Test(arguments: OptionMatrix.geometry, HeadlessHalf.allCases)
  func `248: another app's keyboard covers an app on a half of the display`(
    option: Option, half: HeadlessHalf
  ) {
    guard !option.options.omitsIsLocal else { return }
    Scene.run(.duoHalf(half).on(option)) { scene in
      scene.scroll(to: 600)
      scene.perform(.otherAppShows)
      scene.expect(bottom: 230, indicator: 230)
      scene.perform(.otherAppHides)
      scene.expect(bottom: 0, indicator: 0)
      scene.perform(.otherAppShows)
      scene.device.share(nil)
      scene.wait(2)
      scene.expect(bottom: 0, indicator: 0)
      scene.perform(.otherAppHides)
      scene.perform(.otherAppShows)
      scene.expect(bottom: 0, indicator: 0)
      scene.expectStill()
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `248: another app's keyboard covers an iPhone app on an iPad`(option: Option) throws {
    guard !option.options.omitsIsLocal else { return }
    let model = try #require(HeadlessDeviceModel.named("iPad Pro 11-inch (M4)"))
    let setup = Scene.Setup(model: model.forPhoneApps, container: .window, contentHeight: 2400)
    Scene.run(setup.on(option)) { scene in
      let (device, whole) = (scene.device, scene.window.frame)
      let top = whole.height - device.model.keyboardHeight
      scene.perform(.otherAppShows)
      scene.expect(bottom: 0, indicator: 0, "in a window that fills the screen")
      scene.perform(.otherAppHides)
      device.resize(
        device.scene, to: CGRect(x: 100, y: 0, width: 417, height: 1210), safeArea: .zero
      )
      scene.perform(.otherAppShows)
      scene.expect(bottom: 1210 - top, indicator: 1210 - top)
      scene.perform(.otherAppHides)
      scene.expect(bottom: 0, indicator: 0)
    }
  }

  struct Course: Sendable, CustomTestStringConvertible {
    let half: HeadlessHalf
    let keyboard: HeadlessOptions.KeyboardInHalf
    let isAtOrigin: Bool

    static let all = HeadlessHalf.allCases.flatMap { half in
      HeadlessOptions.KeyboardInHalf.allCases.flatMap { keyboard in
        [true, false].map { Course(half: half, keyboard: keyboard, isAtOrigin: $0) }
      }
    }

    var testDescription: String { "\(half), \(keyboard), at the origin: \(isAtOrigin)" }
  }

  @Test(arguments: OptionMatrix.geometry, Course.all)
  func `249: an app's own keyboard covers its half of the display`(option: Option, course: Course) {
    let setup = Scene.Setup.duoHalf(course.half).on(option).with {
      $0.options.keyboardInHalf = course.keyboard
      $0.options.halvesAreAtOrigin = course.isAtOrigin
    }
    Scene.run(setup) { scene in
      let field = scene.addField(500...544)
      scene.focusWithKeyboard(field)
      scene.expect(bottom: 230, indicator: 230, offset: 139)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `250: with a safe area on one side, only the vertical insets change`(option: Option) {
    for (setup, b) in [
      (Scene.Setup.duoWide, 230), (.duoClosed(.landscapeRight), 196),
      (.duoClosed(.landscapeLeft), 196), (.duoHalf(.left), 230), (.duoHalf(.right), 230),
    ] as [(Scene.Setup, CGFloat)] {
      Scene.run(setup.on(option)) { scene in
        let view = scene.scrollView
        view.contentInset.left = 7
        view.verticalScrollIndicatorInsets.right = 3
        let (left, x) = (view.adjustedContentInset.left, view.contentOffset.x)
        @MainActor func expectSides() {
          #expect(view.contentInset.left == 7 && view.contentInset.right == 0)
          expectEqual(view.verticalScrollIndicatorInsets.left, to: 0)
          expectEqual(view.verticalScrollIndicatorInsets.right, to: 3)
          expectEqual(view.contentOffset.x, to: x)
        }
        let field = scene.addField(300...344)
        scene.focusWithKeyboard(field)
        scene.expect(bottom: b, indicator: b)
        expectEqual(view.adjustedContentInset.left, to: left)
        expectSides()
        if scene.device.half == nil {
          let isRight = scene.device.scene.interfaceOrientation == .landscapeRight
          scene.device.rotate(to: isRight ? .landscapeLeft : .landscapeRight)
          scene.wait(2)
          scene.expect(bottom: b, indicator: b)
          expectSides()
        }
        field.resignFirstResponder()
        scene.wait(2)
        scene.expect(bottom: 0, indicator: 0)
        expectSides()
      }
    }
  }
}
#endif
