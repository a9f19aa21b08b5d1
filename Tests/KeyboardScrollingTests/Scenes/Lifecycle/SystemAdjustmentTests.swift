#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Adjustments of the system", .tags(.scene))
struct SystemAdjustmentTests {
  /// The moment of the system's adjustment: before the coordinator's update, after it in the same
  /// turn, or with the layout of the next.
  enum Moment: CaseIterable, Sendable {
    case before, after, nextTurn
  }

  @Test(
    .bug("https://github.com/michaeltyson/TPKeyboardAvoiding/issues/161"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/646"),
    arguments: OptionMatrix.systemAdjustment,
    Moment.allCases
  )
  func `123: a table that its controller insets needs no adjustment`(
    _ option: OptionMatrix.Option,
    _ moment: Moment
  ) {
    Scene.run(Scene.Setup(baseline: 7).on(option)) { scene in
      for _ in 0..<2 {
        scene.post(.willChangeFrame, Keyboard.iPhone)
        // 34 and 302 are the 336 of the case.
        scene.adjust(by: 302, at: moment) { scene.post(.willShow, Keyboard.iPhone) }
        scene.finish(.didShow, Keyboard.iPhone)
        #expect(scene.scrollView.adjustedContentInset.bottom == 343)
        #expect(scene.b == 7)
        #expect(scene.i == 7)

        scene.adjust(by: 0, at: moment) {
          scene.post(.willChangeFrame, Keyboard.iPhoneHidden)
          scene.post(.willHide, Keyboard.iPhoneHidden)
        }
        scene.finish(.didHide, Keyboard.iPhoneHidden)
        #expect(scene.scrollView.adjustedContentInset.bottom == 41)
        #expect(scene.b == 7)
        #expect(scene.i == 7)
      }
    }
  }

  @Test(
    .bug("https://github.com/pichillilorenzo/flutter_inappwebview/issues/2859"),
    arguments: OptionMatrix.systemAdjustment,
    [(CGFloat(302), CGFloat(0)), (100, 202), (0, 302)]
  )
  func `142: a web view gets the part that WebKit does not inset`(
    _ option: OptionMatrix.Option,
    _ row: (byWebKit: CGFloat, expected: CGFloat)
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      scene.scrollView.headlessSystemKeyboardInset = row.byWebKit
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      #expect(scene.b == row.expected)
      #expect(scene.scrollView.adjustedContentInset.bottom == 336)
      #expect(scene.scrollView.headlessEffectiveVerticalIndicatorInsets.bottom == 336)
      scene.scrollView.headlessSystemKeyboardInset = 0
      scene.hide()
      #expect(scene.b == 0)
      #expect(scene.i == 0)
    }
  }
}

extension Scene {
  /// Posts notifications with the system's own adjustment, then runs turns.
  fileprivate func adjust(
    by inset: CGFloat,
    at moment: SystemAdjustmentTests.Moment,
    around post: () -> Void
  ) {
    if moment == .before { scrollView.headlessSystemKeyboardInset = inset }
    if moment == .nextTurn {
      device.clock.nextTurn { [scrollView] in scrollView.headlessSystemKeyboardInset = inset }
    }
    post()
    if moment == .after { scrollView.headlessSystemKeyboardInset = inset }
    device.clock.settle()
  }
}
#endif
