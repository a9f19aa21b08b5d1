#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Fields", .tags(.scene))
struct FieldTests {
  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/925"),
    .bug("https://github.com/defagos/CoconutKit/pull/38"),
    arguments: OptionMatrix.focus
  )
  func `56: a visible field does not move`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.focusAndShow(scene.addField(300...344))
      scene.rest()
      scene.expectMove(from: -91, to: -91, writes: 0)
      scene.expectInsets()
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/1062"),
    arguments: OptionMatrix.all
  )
  func `57: a field below the keyboard's edge comes just above it`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(700...744)
      let others = scene.untouched
      scene.focusAndShow(field)
      scene.rest()
      scene.expectMove(from: -91, to: 236)
      scene.expectInsets()
      #expect(scene.insetWrites == 1)
      #expect(scene.indicatorWrites == 1)
      #expect(scene.untouched == others)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `57: with padding it comes eight points higher`(option: OptionMatrix.Option) {
    var setup = Scene.Setup().on(option)
    setup.configuration = .init()
    Scene.run(setup) { scene in
      scene.focusAndShow(scene.addField(700...744))
      scene.rest()
      scene.expectMove(from: -91, to: 244)
      scene.expectInsets()
    }
  }

  @Test(arguments: [0.25, 0.35, 0])
  func `57: inset and content move with the keyboard, and nothing else does`(
    duration: TimeInterval
  ) {
    var setup = Scene.Setup()
    setup.options.scrollsToFirstResponder = false
    Scene.run(setup) { scene in
      let field = scene.addField(700...744)
      #expect(field.becomeFirstResponder())
      let before = scene.device.animator.records.count
      scene.post(.willShow, Keyboard.iPhone, duration: duration)
      scene.device.clock.settle()
      let records = scene.device.animator.records.dropFirst(before)
      #expect(scene.offsets == [236])
      #expect(records.allSatisfy { $0.duration == duration && $0.curve == 7 })
      #expect(records.allSatisfy { $0.beginsFromCurrentState })
      #expect(records.isEmpty == (duration == 0))
      #expect(field.headlessPresentationBounds == field.bounds)
      // On the screen the content has not moved yet, unless the duration is zero.
      let shown = scene.scrollView.headlessPresentationBounds.minY
      #expect(shown == (duration == 0 ? 236 : -91))
      // The keyboard's spring outlasts the durations.
      scene.device.clock.advance(by: 0.5)
      #expect(scene.scrollView.headlessPresentationBounds.minY == 236)
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1341"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1352"),
    arguments: OptionMatrix.focus
  )
  func `58: a field above the visible area comes down`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(520...560)
      scene.scroll(to: 500)
      scene.focusAndShow(field)
      scene.rest()
      scene.expectMove(from: 500, to: 429)
      scene.expectInsets()
    }
  }

  @Test(
    .bug("https://github.com/iZettle/Form/issues/122"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/856"),
    arguments: OptionMatrix.focus
  )
  func `59: a field just under the navigation bar stays there`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.focusAndShow(scene.addField(0...44))
      scene.rest()
      scene.expectMove(from: -91, to: -91, writes: 0)
      scene.expectInsets()
    }
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/924"),
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/pull/153"),
    arguments: OptionMatrix.focus
  )
  func `60: the last field of the form can be reached`(option: OptionMatrix.Option) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let field = scene.addField(1540...1584)
      scene.focusAndShow(field)
      scene.rest()
      scene.expectMove(from: -91, to: 1076)
      scene.expectInsets()
      #expect(field.resignFirstResponder())
      scene.hide()
      scene.finish(.didHide, Keyboard.iPhoneHidden)
      // The range ends at 1600 + 34 - 844 then.
      #expect(scene.o == 790)
      #expect(scene.b == 0)
      #expect(scene.i == 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `62: content that fits until the keyboard comes scrolls then`(option: OptionMatrix.Option) {
    var setup = Scene.Setup().on(option)
    setup.contentHeight = 500
    Scene.run(setup) { scene in
      scene.focusAndShow(scene.addField(440...480))
      scene.rest()
      scene.expectMove(from: -91, to: -28)
      scene.expectInsets()
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `63: content that fits even with the keyboard does not scroll`(
    option: OptionMatrix.Option
  ) {
    var setup = Scene.Setup().on(option)
    setup.contentHeight = 300
    Scene.run(setup) { scene in
      scene.focusAndShow(scene.addField(200...240))
      scene.rest()
      scene.expectMove(from: -91, to: -91, writes: 0)
      scene.expectInsets()
    }
  }

  // MARK: 88

  /// The rectangle as a vertical range, and the offset that shows it, from 50.
  private static let small: [(ClosedRange<CGFloat>, CGFloat)] = [
    (49...99, 49), (101...151, 51), (50...100, 50), (100...150, 50),
  ]

  /// The same with insets of 10 and 20: 60 to 130 is visible.
  private static let inset: [(ClosedRange<CGFloat>, CGFloat)] = [
    (59...109, 49), (91...141, 61), (60...110, 50), (80...130, 50),
  ]

  private func expectReveal(
    _ rows: [(ClosedRange<CGFloat>, CGFloat)],
    contentInset: UIEdgeInsets,
    _ option: OptionMatrix.Option
  ) {
    var setup = Scene.Setup(
      container: .window,
      frame: CGRect(x: 0, y: 100, width: 100, height: 100),
      behavior: .never,
      contentHeight: 1000
    ).on(option)
    setup.configuration = .init(revealsFirstResponder: false, revealPadding: 0)
    // UIKit would scroll there on its own.
    setup.options.scrollsToFirstResponder = false
    for (range, offset) in rows {
      Scene.run(setup) { scene in
        scene.scrollView.contentInset = contentInset
        let field = scene.addField(range, x: 0, width: 100)
        scene.scroll(to: 50)
        scene.focus(field)
        #expect(scene.offsets == [])
        scene.coordinator.revealFirstResponder(animated: false)
        scene.device.clock.settle()
        #expect(scene.offsets == (offset == 50 ? [] : [offset]))
        #expect(scene.scrollView.contentInset == contentInset)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `88: below or above, small round numbers`(option: OptionMatrix.Option) {
    expectReveal(Self.small, contentInset: .zero, option)
  }

  @Test(arguments: OptionMatrix.focus)
  func `88: the same between insets`(option: OptionMatrix.Option) {
    expectReveal(
      Self.inset,
      contentInset: UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0),
      option
    )
  }
}
#endif
