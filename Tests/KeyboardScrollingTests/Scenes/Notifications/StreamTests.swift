#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Notifications that repeat, grow and are missing", .tags(.scene))
@MainActor
struct StreamTests {
  @Test(
    .bug("https://github.com/GetStream/stream-chat-react-native/issues/3802"),
    .bug("https://github.com/GetStream/stream-chat-react-native/pull/3803"),
    arguments: OptionMatrix.all
  )
  func `39: empty shows on lock and unlock end where the keyboard is`(
    option: OptionMatrix.Option
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      for frame in [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
        CGRect(x: 0, y: 508, width: 390, height: 0), CGRect(x: 0, y: 0, width: 390, height: 0),
        CGRect(x: 0, y: 0, width: 0, height: 844), CGRect.zero,
      ] {
        scene.post(.willShow, frame, duration: 0)
        #expect([0, 302].contains(scene.b))
        scene.device.clock.settle()
        #expect([0, 302].contains(scene.b))
        #expect(scene.i == scene.b)
      }
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      #expect(scene.o == -91)
    }
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/130"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/2165"),
    arguments: OptionMatrix.notification
  )
  func `42: a third-party keyboard grows in steps`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      for (height, b) in [(0, 0), (216, 182), (256, 222)] as [(CGFloat, CGFloat)] {
        scene.post(.willShow, CGRect(x: 0, y: 844 - height, width: 390, height: height))
        scene.device.clock.settle()
        scene.expect(b: b, i: b)
      }
      scene.finish(.didShow, CGRect(x: 0, y: 588, width: 390, height: 256))
      scene.expect(b: 222, i: 222)
      #expect(scene.insetWrites == 2)
    }
  }

  @Test(
    .bug("https://github.com/freshOS/KeyboardLayoutGuide/issues/31"),
    .bug("https://github.com/facebook/react-native/issues/31722"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/327"),
    arguments: OptionMatrix.notification
  )
  func `44: three notifications for one focus end at the last`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      for frame in [Keyboard.iPhone, Keyboard.iPhoneShort, Keyboard.iPhoneShort] {
        scene.post(.willChangeFrame, frame)
        scene.post(.willShow, frame)
        scene.device.clock.advance(by: 0.003)
      }
      scene.finish(.didShow, Keyboard.iPhoneShort)
      scene.expect(b: 257, i: 257)
      #expect(scene.insetWrites <= 2)
      #expect(scene.indicatorWrites <= 2)
    }
  }

  @Test(arguments: OptionMatrix.notification, Scene.policies)
  func `45: the baseline does not include the first show's adjustment`(
    option: OptionMatrix.Option,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.baseline = 20
      $0.configuration.baselinePolicy = policy
    }
    Scene.run(setup) { scene in
      let expected: [CGFloat] = policy == .sum ? [322, 277, 20] : [302, 257, 20]
      scene.show(Keyboard.iPhone)
      scene.expect(b: expected[0], i: expected[0])
      scene.show(Keyboard.iPhoneShort)
      scene.expect(b: expected[1], i: expected[1])
      scene.hide()
      scene.expect(b: expected[2], i: expected[2])
      #expect(scene.insetWrites == 3)
    }
  }

  @Test(
    arguments: OptionMatrix.notification,
    [HeadlessKeyboardEvent.Name.willChangeFrame, .willShow]
  )
  func `49: the same frame again writes nothing and animates nothing`(
    option: OptionMatrix.Option,
    kind: HeadlessKeyboardEvent.Name
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      let animations = scene.device.animator.records.count
      for (duration, curve) in [(0.25, 7), (0, 0), (0.25, 7)] {
        scene.post(kind, Keyboard.iPhone, duration: duration, curve: curve)
        scene.device.clock.advance(by: 0.012)
      }
      scene.expect(b: 302, i: 302)
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)
      #expect(scene.scrollView.headlessWrites.contentOffset == 0)
      #expect(scene.device.animator.records.count == animations + 1)
    }
  }

  nonisolated static let partialStreams: [[HeadlessKeyboardEvent.Name]] = [
    [.willChangeFrame], [.didChangeFrame], [.didShow], [.didChangeFrame, .didShow],
  ]

  @Test(arguments: OptionMatrix.notification, partialStreams)
  func `50: a change that posts no show is followed`(
    option: OptionMatrix.Option,
    kinds: [HeadlessKeyboardEvent.Name]
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.expect(b: 302, i: 302)
      scene.device.clock.advance(by: 0.6)
      for kind in kinds { scene.post(kind, Keyboard.iPhoneShort) }
      scene.device.clock.settle()
      scene.expect(b: 257, i: 257)
      #expect(scene.insetWrites == 2)
    }
  }

  @Test(arguments: OptionMatrix.notification, partialStreams)
  func `50: a keyboard that only such notifications announce is visible`(
    option: OptionMatrix.Option,
    kinds: [HeadlessKeyboardEvent.Name]
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      for kind in kinds { scene.post(kind, Keyboard.iPhone) }
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
    }
  }

  // MARK: Further scenes

  @Test(arguments: OptionMatrix.notification)
  func `emoji and back change the height without a hide`(option: OptionMatrix.Option) {
    Scene.run(.iPad.on(option)) { scene in
      // Bars of 55 points come and go above keys of 264.
      let tall = CGRect(x: 0, y: 875, width: 834, height: 319)
      for (frame, height) in [
        (Keyboard.iPad, 264), (tall, 319), (Keyboard.iPad, 264), (tall, 319),
      ] as [(CGRect, CGFloat)] {
        scene.post(.willShow, frame)
        scene.finish(.didShow, frame)
        scene.expect(b: height - 20, i: height - 20)
      }
      #expect(scene.insetWrites == 4)
      #expect(scene.o == -74)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `resigning and focusing again in one turn ends as it began`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.focus(scene.addField(700...744))
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      #expect(scene.o == 236)

      scene.post(.willChangeFrame, Keyboard.iPhoneHidden)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.post(.willShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.finish(.didShow, Keyboard.iPhone)
      scene.device.clock.advance(by: 1)
      scene.expect(b: 302, i: 302)
      // 236 is within the range without the keyboard as well, which ends at 790.
      #expect(scene.o == 236)
    }
  }

  @Test(arguments: OptionMatrix.notification, Scene.policies)
  func `after twelve notifications in one turn the last one counts`(
    option: OptionMatrix.Option,
    policy: KeyboardScrollCoordinator.BaselinePolicy
  ) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.baseline = 8
      $0.configuration.baselinePolicy = policy
    }
    Scene.run(setup) { scene in
      for step in 1...12 {
        let height = CGFloat(step) * 28
        scene.post(
          step.isMultiple(of: 2) ? .willShow : .willChangeFrame,
          CGRect(x: 0, y: 844 - height, width: 390, height: height)
        )
      }
      scene.device.clock.settle()
      // 12 * 28 is 336, the height of the usual keyboard.
      let b: CGFloat = policy == .sum ? 8 + 302 : 302
      scene.expect(b: b, i: b)
      scene.hide()
      scene.expect(b: 8, i: 8)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `did before will, and hide before show, end at the last word`(
    option: OptionMatrix.Option
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.post(.didHide, Keyboard.iPhoneHidden)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.didChangeFrame, Keyboard.iPhoneShort)
      scene.post(.didShow, Keyboard.iPhoneShort)
      scene.device.clock.settle()
      // The ends of a show that the hide supersedes.
      scene.expect(b: 0, i: 0)
      scene.post(.willShow, Keyboard.iPhone)
      scene.post(.willChangeFrame, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 336 - 34, i: 336 - 34)
      scene.post(.willHide, Keyboard.iPhone)
      scene.post(.didHide, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `50: did events alone are followed each time`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 20).on(option)) { scene in
      for _ in 0..<3 {
        scene.post(.didShow, Keyboard.iPhone)
        scene.device.clock.settle()
        scene.expect(b: 322, i: 322)
        scene.post(.didHide, Keyboard.iPhoneHidden)
        scene.device.clock.settle()
        scene.expect(b: 20, i: 20)
      }
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `50: a hide with a did-notification alone is a hide`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup(baseline: 20).on(option)) { scene in
      for _ in 0..<2 {
        scene.post(.willShow, Keyboard.iPhone)
        scene.device.clock.advance(by: 1)
        scene.expect(b: 322, i: 322)
        scene.post(.didHide, Keyboard.iPhoneHidden)
        scene.device.clock.settle()
        scene.expect(b: 20, i: 20)
      }
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `28: a show whose frame only the did-notification contains is a show`(
    option: OptionMatrix.Option
  ) {
    Scene.run(.iPhone.on(option)) { scene in
      scene.show(Keyboard.iPhone)
      scene.post(.willHide, Keyboard.iPhoneHidden)
      scene.post(.willShow, nil)
      scene.device.clock.advance(by: 0.25)
      scene.post(.didShow, Keyboard.iPhone)
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
    }
  }
}
#endif
