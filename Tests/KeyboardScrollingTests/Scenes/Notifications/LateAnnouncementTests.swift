#if os(Linux)
import Judging
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct LateAnnouncementTests {
  private func run(
    _ option: Option, _ keyboard: HeadlessRoughness.Keyboard, _ body: (Scene) throws -> Void
  ) rethrows {
    try Scene.run(Scene.Setup().on(option)) { scene in
      scene.device.roughness.keyboard = keyboard
      scene.device.keyboard.isAutomatic = true
      try body(scene)
    }
  }

  @Test(
    .bug("https://github.com/WebKit/WebKit/pull/7500"),
    arguments: OptionMatrix.focus,
    HeadlessRoughness.Keyboard.Announcement.allCases
  )
  func `199: a field is revealed in one movement, whenever its keyboard is announced`(
    option: Option, announcement: HeadlessRoughness.Keyboard.Announcement
  ) {
    var keyboard = HeadlessRoughness().keyboard
    keyboard.announcement = announcement
    run(option, keyboard) { scene in
      for (range, end) in [(640...684, 176), (300...344, -91)] as [(ClosedRange<CGFloat>, CGFloat)]
      {
        let field = scene.addField(range)
        field.takeFocus()
        scene.wait(1.5)
        scene.expect(bottom: 302, indicator: 302)
        scene.expectMove(to: end)
        field.resignFirstResponder()
        scene.wait(1)
        scene.scroll(to: -91)
      }
    }
  }

  @Test(
    .bug("https://github.com/WebKit/WebKit/pull/15335"),
    arguments: OptionMatrix.focus,
    HeadlessRoughness.Keyboard.FalseStart.allCases
  )
  func `200: after a false first announcement, the inset only grows`(
    option: Option, start: HeadlessRoughness.Keyboard.FalseStart
  ) {
    var keyboard = HeadlessRoughness().keyboard
    keyboard.falseStart = start
    run(option, keyboard) { scene in
      scene.addField(700...744).takeFocus()
      scene.wait(1.5)
      scene.expect(bottom: 302, indicator: 302)
      scene.expect(offset: 236, within: 0.34)
      let insets = scene.adjustments.map(\.contentInsetAfter.bottom)
      expectEqual(insets, to: insets.sorted())
      scene.expect(path: scene.offsets.sorted())
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1077"),
    arguments: OptionMatrix.hide
  )
  func `209: a keyboard preloaded at launch changes nothing`(option: Option) {
    run(option, HeadlessRoughness().keyboard) { scene in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      scene.controller.view.addSubview(field)
      scene.device.clock.nextTurn {
        field.becomeFirstResponder()
        field.resignFirstResponder()
      }
      scene.wait(2)
      scene.expect(bottom: 0, indicator: 0, offset: -91, path: [])
      expectEqual(scene.device.clock.observerCount, to: 0)
    }
  }

  /// Returns the inset and the drawn offset in each frame of a show and a hide of 0.25 s each.
  private func film(
    _ option: Option, didShow: TimeInterval, didHide: TimeInterval, keepsDistance: Bool
  ) -> [[CGFloat]] {
    var frames: [[CGFloat]] = []
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let (clock, keyboard) = (stage.device.clock, stage.device.keyboard)
      let view: UIScrollView = screen.scrollView
      stage.device.options.scrollsToFirstResponder = false
      keyboard.isAutomatic = false
      clock.advance(by: 1)
      var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
      configuration.keepsDistanceToEnd = keepsDistance
      stage.coordinator.manage(view, configuration: configuration)
      if keepsDistance { view.contentOffset.y = 790 }
      clock.advance(by: 1)
      clock.onFrame = {
        frames.append([view.contentInset.bottom, view.headlessPresentationBounds.minY])
      }
      for (isShow, delay) in [(true, didShow), (false, didHide)] {
        let frame = isShow ? Keyboard.iPhone : Keyboard.iPhoneHidden
        if isShow {
          screen.field.becomeFirstResponder()
        } else {
          screen.field.resignFirstResponder()
        }
        stage.post(.willChangeFrame, frame)
        stage.post(isShow ? .willShow : .willHide, frame)
        clock.after(delay) {
          stage.post(.didChangeFrame, frame)
          stage.post(isShow ? .didShow : .didHide, frame)
        }
        clock.advance(by: 2)
      }
      clock.onFrame = nil
    }
    return frames
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1161"),
    arguments: OptionMatrix.notification,
    [false, true]
  )
  func `196: did-notifications change nothing, at any time`(_ option: Option, keepsDistance: Bool) {
    let usual = film(option, didShow: 0.25, didHide: 0.25, keepsDistance: keepsDistance)
    #expect(usual.count > 200)
    #expect(usual.contains { $0[0] == 302 })
    expectEqual(usual.last?.first, to: 0)
    let late: [(TimeInterval, TimeInterval)] = [
      (0.5, 0.5), (0.04, 0.04), (1.1, 1.1), (0.25, 0.007),
    ]
    for (didShow, didHide) in late {
      let film = film(option, didShow: didShow, didHide: didHide, keepsDistance: keepsDistance)
      expectEqual(film, to: usual, note: "\(didShow), \(didHide)")
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/376"),
    arguments: OptionMatrix.withoutScrollOfUIKit(OptionMatrix.notification)
  )
  func `197: an emoji keyboard without animation moves a form or a chat at once`(_ option: Option) {
    let emoji = CGRect(x: 0, y: 488, width: 390, height: 356)
    Scene.run(Scene.Setup().on(option)) { scene in
      // The field ends at 508 on the screen, just above the keyboard.
      let field = scene.addField(373...417)
      scene.edit(field)
      scene.expect(offset: -91)
      for (frame, inset, offset) in [(emoji, 322, -71), (Keyboard.iPhone, 302, -71)]
        as [(CGRect, CGFloat, CGFloat)]
      {
        scene.announce(.willShow, frame, duration: 0)
        // The coordinator waits a tenth of a second before it follows a shorter keyboard.
        if frame == emoji { scene.settle() } else { scene.wait(1) }
        scene.expect(bottom: inset, offset: offset)
        expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: offset)
        scene.finish(.didShow, frame)
        scene.expect(offset: offset)
      }
    }
    let setup = Scene.Setup(configuration: .chat).on(option)
    Scene.run(setup) { scene in
      let bar = scene.addBar()
      scene.judge.screen.bar = bar
      scene.coordinator.manage(scene.scrollView, bar: bar)
      scene.scroll(to: 840)
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.wait(1)
      scene.expect(offset: 1142)
      scene.announce(.willShow, emoji, duration: 0)
      scene.settle()
      scene.expect(bottom: 372)
      expectEqual(scene.scrollView.headlessPresentationBounds.minY, to: 1162)
      scene.finish(.didShow, emoji)
      scene.expect(offset: 1162)
    }
  }
}
#endif
