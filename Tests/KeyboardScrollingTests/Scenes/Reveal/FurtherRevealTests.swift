#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("Further reveals", .tags(.scene)) struct FurtherRevealTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var keyboard = Keyboard.iPhone
    var field: ClosedRange<CGFloat> = 700...744
    let inset: CGFloat
    let end: CGFloat
    let change: @MainActor @Sendable (inout Scene.Setup) -> Void
  }

  nonisolated static let rows: [Row] = [
    // The visible height is 390, less 32 for the bar and 209 for the keyboard. The field's end at
    // 644 is at 181 on the screen.
    Row(
      testDescription: "a phone in landscape has 149 points left",
      keyboard: Keyboard.iPhoneLandscape, field: 600...644, inset: 188, end: 463
    ) { $0 = .iPhoneLandscape },
    // Content at 1050 is at 421 on the screen.
    Row(
      testDescription: "an iPad in landscape", keyboard: Keyboard.iPadLandscape, field: 1000...1050,
      inset: 393, end: 629
    ) { $0 = .iPadLandscape },
    // Without the bar, the visible part ends at 1024, and with the bar at 969.
    Row(
      testDescription: "the bar of a hardware keyboard is enough to cover a field",
      keyboard: CGRect(x: 0, y: 969, width: 768, height: 313), field: 890...934, inset: 55, end: -35
    ) { $0 = .iPadWithHomeButton },
    // 408 of the view's points are above the keyboard's top at 508.
    Row(testDescription: "a view in the middle of the screen", inset: 192, end: 336) {
      $0.container = .window
      $0.frame = CGRect(x: 20, y: 100, width: 350, height: 600)
    },
    // With the sum, 60 points stay free above the keyboard. With the maximum, no points stay free.
    Row(testDescription: "the sum with the app's own inset", inset: 362, end: 296) {
      $0.baseline = 60
    },
    Row(testDescription: "the maximum with the app's own inset", inset: 302, end: 236) {
      $0.baseline = 60
      $0.configuration.baselinePolicy = .max
    },
    Row(testDescription: "an inset of the app that leaves no space", inset: 902, end: 236) {
      $0.baseline = 600
    },
    Row(testDescription: "a tab bar hides below the keyboard", inset: 253, end: 236) {
      $0.container = .navigationAndTabs
    },
  ]

  @Test(arguments: OptionMatrix.focus, rows)
  func `a field moves just above the keyboard on any screen`(option: Option, row: Row) {
    var setup = Scene.Setup()
    row.change(&setup)
    Scene.run(setup.on(option)) { scene in
      scene.focusAndShow(scene.addField(row.field, x: 0, width: 350), row.keyboard)
      scene.rest(row.keyboard)
      scene.expect(bottom: row.inset)
      scene.expectMove(to: row.end)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `if layout moves a field while the keyboard shows, the field's final position is revealed`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option).withoutScroll) { scene in
      let field = scene.addField(300...344)
      // A hint opens above the field in the turn after the announcement.
      scene.device.clock.nextTurn { field.frame.origin.y = 700 }
      field.takeFocus()
      scene.announce(.willShow, Keyboard.iPhone)
      scene.expect(path: [])
      scene.settle()
      scene.rest()
      scene.expect(path: [236])
    }
  }

  @Test(arguments: OptionMatrix.focus, [Keyboard.iPhone, Keyboard.iPhoneShort])
  func `the last of two shows in a turn reveals the field in a step`(option: Option, last: CGRect) {
    Scene.run(Scene.Setup().on(option).withoutScroll) { scene in
      let field = scene.addField(700...744)
      field.takeFocus()
      for keyboard in [Keyboard.iPhone, Keyboard.iPhoneShort] where keyboard != last {
        scene.post(.willShow, keyboard)
      }
      scene.post(.willShow, last)
      scene.settle()
      scene.rest(last)
      scene.expect(adjusted: last.height, path: [744 - last.minY], insetWrites: 2)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a view scaled to half its size is measured in the view's points`(option: Option) {
    var setup = Scene.Setup().on(option)
    setup.container = .window
    setup.behavior = .never
    setup.contentHeight = 3000
    Scene.run(setup) { scene in
      let half = scene.wrap(in: CGRect(x: 0, y: 0, width: 390, height: 844))
      half.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      half.bounds.size = CGSize(width: 780, height: 1688)
      half.center = CGPoint(x: 195, y: 422)
      scene.scrollView.frame = half.bounds
      scene.scrollView.automaticallyAdjustsScrollIndicatorInsets = false
      scene.settle()
      scene.scroll(to: 0)
      scene.edit(scene.addField(1400...1444))
      // 336 points of the screen are 672 of the view, and 1016 remain.
      scene.expect(bottom: 672, indicator: 672)
      scene.expectMove(to: 428)
    }
  }
}
#endif
