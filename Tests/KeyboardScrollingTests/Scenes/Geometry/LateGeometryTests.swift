#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Geometry that changes after the notification", .tags(.scene))
@MainActor
struct LateGeometryTests {
  /// The moment when UIKit moves a sheet up, relative to the notifications.
  enum SheetMove: CaseIterable {
    case nextTurnBeforeOthers, nextTurnAfterOthers, beforeDidShow, afterDidShow
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/234"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/318"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/562"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/646"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/909"),
    .bug("https://github.com/nathantannar4/InputBarAccessoryView/issues/244"),
    arguments: OptionMatrix.geometry,
    SheetMove.allCases
  )
  func `12: a sheet that UIKit moves late has the right insets at rest`(
    option: OptionMatrix.Option,
    move: SheetMove
  ) {
    let keyboard = Keyboard.iPadLandscape
    Scene.run(.iPadLandscape.on(option)) { scene in
      let sheet = scene.wrap(in: CGRect(x: 327, y: 107, width: 540, height: 620))
      let clock = scene.device.clock
      let moveUp = { @MainActor in sheet.frame.origin.y = 20 }

      if move == .nextTurnBeforeOthers { clock.nextTurn(moveUp) }
      scene.post(.willChangeFrame, keyboard)
      scene.post(.willShow, keyboard)
      // The inset for the current place; acceptable only until the sheet moves.
      #expect(scene.b == 306)
      if move == .nextTurnAfterOthers { clock.nextTurn(moveUp) }
      clock.settle()
      if move == .beforeDidShow { moveUp() }
      scene.finish(.didShow, keyboard)
      if move == .afterDidShow {
        moveUp()
        clock.settle()
      }
      scene.expect(b: 219, i: 219)
      #expect(scene.insetWrites <= 2)

      // The move back is not announced either.
      scene.post(.willChangeFrame, CGRect(x: 0, y: 834, width: 1194, height: 413))
      scene.post(.willHide, CGRect(x: 0, y: 834, width: 1194, height: 413))
      clock.nextTurn { sheet.frame.origin.y = 107 }
      clock.settle()
      scene.expect(b: 0, i: 0)
    }
  }

  @Test(
    .bug("https://github.com/square/Listable/pull/200"),
    arguments: OptionMatrix.geometry
  )
  func `25: a notification before the first layout is remembered`(option: OptionMatrix.Option) {
    let setup = Scene.Setup.iPhone.on(option).with {
      $0.frame = .zero
      $0.contentWidth = 390
    }
    Scene.run(setup) { scene in
      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.expect(b: 0, i: 0)
      #expect(scene.insetWrites == 0)

      scene.scrollView.frame = scene.controller.view.bounds
      scene.device.clock.settle()
      scene.expect(b: 302, i: 302)
      #expect(scene.scrollView.adjustedContentInset.bottom == 336)
    }
  }

  @Test(
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/1299"),
    arguments: OptionMatrix.geometry
  )
  func `26: an accessory view counts as long as it is in the frame`(option: OptionMatrix.Option) {
    Scene.run(.iPhone.on(option)) { scene in
      let withAccessory = CGRect(x: 0, y: 464, width: 390, height: 380)
      scene.show(withAccessory)
      scene.finish(.didShow, withAccessory)
      scene.expect(b: 346, i: 346)
      #expect(scene.insetWrites == 1)

      scene.show(Keyboard.iPhone)
      scene.finish(.didShow, Keyboard.iPhone)
      scene.expect(b: 302, i: 302)
      #expect(scene.insetWrites == 2)
      #expect(scene.indicatorWrites == 2)
    }
  }

  // MARK: Further scenes

  @Test(arguments: OptionMatrix.geometry)
  func `a sheet whose bottom is pulled down under the keys gains an inset`(
    option: OptionMatrix.Option
  ) {
    Scene.run(.iPad.on(option)) { scene in
      // 287 to 907, above the keys at 930; then as tall as the screen below 287.
      let sheet = scene.wrap(in: CGRect(x: 147, y: 287, width: 540, height: 620))
      scene.scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.show(Keyboard.iPad)
      scene.finish(.didShow, Keyboard.iPad)
      scene.expect(b: 0, i: 0)

      sheet.frame.size.height = 1194 - 287
      scene.device.clock.settle()
      // The lower 20 points are the home indicator's.
      #expect(scene.scrollView.adjustedContentInset.bottom == 264)
      scene.expect(b: 264 - 20, i: 264 - 20)
    }
  }
}
#endif
