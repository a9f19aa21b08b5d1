#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@Suite("Sheets that UIKit moves", .tags(.scene))
@MainActor
struct SheetTests {
  nonisolated static let moves: [HeadlessOptions.SheetMove] = [.nextTurn, .beforeDidShow]

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/pull/234"),
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/909"),
    arguments: OptionMatrix.focus,
    moves
  )
  func `12: a field in a form sheet is revealed for the place the sheet ends at`(
    option: OptionMatrix.Option,
    move: HeadlessOptions.SheetMove
  ) {
    let setup = Scene.Setup.iPadLandscape.on(option).with {
      $0.options.sheetMove = move
      $0.isManaged = false
    }
    Scene.run(setup) { scene in
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .formSheet
      scene.controller.present(sheet, animated: false)
      scene.device.clock.settle()
      let root: UIView = sheet.view
      @MainActor func frameInWindow() -> CGRect {
        root.convert(root.bounds, to: scene.window as UIView?)
      }
      #expect(frameInWindow() == CGRect(x: 327, y: 107, width: 540, height: 620))

      let list = UIScrollView(frame: root.bounds)
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 540, height: 1600)
      let field = UITextField(frame: CGRect(x: 16, y: 500, width: 508, height: 44))
      list.addSubview(field)
      root.addSubview(list)
      scene.coordinator.manage(list)
      scene.focus(field)
      #expect(list.contentOffset.y == 0)

      scene.show(Keyboard.iPadLandscape)
      scene.finish(.didShow, Keyboard.iPadLandscape)
      scene.device.clock.advance(by: 1)
      #expect(frameInWindow() == CGRect(x: 327, y: 20, width: 540, height: 620))
      #expect(list.contentInset.bottom == 219)
      #expect(list.verticalScrollIndicatorInsets.bottom == 219)
      switch move {
      case .nextTurn:
        // The field's end on the keys' edge: 544 less 620 - 219.
        #expect(list.contentOffset.y == 143)
      case .beforeDidShow:
        // A reveal after the keyboard's transition would leave the field covered during it. A
        // reveal for the earlier place, at 544 less 620 - 306, also shows it.
        #expect([143, 230].contains(list.contentOffset.y))
      }

      scene.hide()
      scene.finish(.didHide, nil)
      #expect(list.contentInset.bottom == 0)
      #expect(list.verticalScrollIndicatorInsets.bottom == 0)
    }
  }
}
#endif
