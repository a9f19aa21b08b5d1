#if os(Linux)
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
struct PresentedControllerTests {
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .formSheet, .pageSheet, .popover, .fullScreen,
  ]

  @Test(arguments: OptionMatrix.focus, styles)
  func `each row of a presented table becomes visible`(
    _ option: Option, _ style: UIModalPresentationStyle
  ) throws {
    let root = FormController()
    let sheet = FieldListController()
    sheet.modalPresentationStyle = style
    try ControllerStage.run(root, on: Scene.Setup.iPadLandscape.model, option) { stage in
      stage.coordinator.manage(root.scrollView)
      let start = root.scrollView.contentOffset
      root.scrollView.headlessWrites = HeadlessScrollWrites()
      sheet.popoverPresentationController?.sourceView = root.field
      root.present(sheet, animated: false)
      stage.wait(1)
      let table = sheet.table
      stage.coordinator.manage(table)
      for row in [0, 13, 4, 9] {
        let field = try sheet.rows.field(row)
        stage.focus(field)
        stage.expectVisible(field, in: table)
        let overlap = max(0, stage.frame(of: table).maxY - stage.keyboardTop)
        let systemInset = table.adjustedContentInset.bottom - table.contentInset.bottom
        table.expect(bottom: max(0, overlap - systemInset))
      }
      // The covered list behind the controller may be inset, but does not scroll (case 120). Behind
      // a full-screen controller, the list has no window and no top safe area, so UIKit changes the
      // list's offset.
      if style != .fullScreen { expectEqual(root.scrollView.contentOffset, to: start) }
      stage.hideKeyboard()
      table.expect(bottom: 0)
      root.dismiss(animated: false)
      stage.wait(1)
      root.scrollView.expect(bottom: 0)
      if style != .fullScreen { expectEqual(root.scrollView.contentOffset, to: start) }
      root.scrollView.expect(offsetWrites: 0)
    }
  }

  /// The sheet grows in the keyboard's animation, in which UIKit moves the list to its new end.
  @Test(arguments: OptionMatrix.geometry, [0, 150] as [CGFloat])
  func `181: in a sheet that expands under the keyboard, a chat moves with its composer`(
    _ option: Option, distance: CGFloat
  ) {
    let root = UIViewController()
    let app = ChatApp()
    ControllerStage.run(root, option) { stage in
      let sheet = UINavigationController(rootViewController: app)
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: false)
      stage.wait(1)
      stage.coordinator.manage(app.table, bar: app.composer, configuration: .chat)
      let chat = ChatStage(stage: stage, app: app)
      chat.wait()
      chat.scroll(to: chat.end - distance)
      for isUp in [true, false, true, false] {
        chat.setKeyboard(isUp: isUp)
        let gaps = chat.film {
          let row = app.table.cellForRow(at: IndexPath(row: 27, section: 0))
          return row == nil ? .infinity : chat.drawnGap + distance
        }
        #expect(gaps.allSatisfy { abs($0) <= 2 }, "\(isUp): \(gaps.prefix(12))")
        chat.expect(gap: -distance)
      }
    }
  }

  /// On an iPad, the keyboard of a form sheet stays without a first responder (statement 277).
  @Test(arguments: OptionMatrix.focus)
  func `the keyboard that a form sheet keeps needs the inset, and leaves with the sheet`(
    _ option: Option
  ) throws {
    let root = FormController()
    let sheet = FieldListController()
    sheet.modalPresentationStyle = .formSheet
    try ControllerStage.run(root, on: Scene.Setup.iPadLandscape.model, option) { stage in
      stage.coordinator.manage(root.scrollView)
      root.present(sheet, animated: false)
      stage.wait(1)
      let table = sheet.table
      stage.coordinator.manage(table)
      for row in [13, 9] {
        let field = try sheet.rows.field(row)
        stage.focus(field)
        stage.expectVisible(field, in: table)
        let (bottom, offset) = (table.contentInset.bottom, table.contentOffset.y)
        #expect(bottom > 0)
        table.forgetWrites()
        stage.endEditing()
        #expect(!field.isFirstResponder && stage.device.keyboard.isDocked)
        table.expect(bottom: bottom, offset: offset, writes: 0)
      }
      sheet.dismiss(animated: true)
      stage.wait(1)
      expectNil(stage.device.keyboard.frameInScreen)
      root.scrollView.expect(bottom: 0, offsetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `120: a field in front of a list does not scroll the list`(_ option: Option) throws {
    let root = FormController()
    ControllerStage.run(UINavigationController(rootViewController: root), option) { stage in
      stage.coordinator.manage(root.scrollView)
      root.scrollView.contentOffset.y = 200
      root.scrollView.headlessWrites = HeadlessScrollWrites()
      let panel = UIViewController()
      panel.modalPresentationStyle = .overFullScreen
      let field = UITextField(frame: CGRect(x: 60, y: 400, width: 270, height: 30))
      panel.view.addSubview(field)
      root.present(panel, animated: false)
      stage.wait(1)
      stage.focus(field)
      root.scrollView.expect(bottom: 302, offset: 200)
      // Editing does not end explicitly; the field only leaves its window.
      root.dismiss(animated: false)
      stage.wait(1)
      expectNil(stage.device.keyboard.frameInScreen)
      root.scrollView.expect(bottom: 0, indicator: 0, offset: 200, offsetWrites: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `121: a field in another field's accessory view scrolls nothing`(_ option: Option) throws {
    let root = FormController()
    ControllerStage.run(UINavigationController(rootViewController: root), option) { stage in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let reply = UITextField(frame: CGRect(x: 16, y: 0, width: 358, height: 44))
      bar.addSubview(reply)
      root.field.inputAccessoryView = bar
      stage.coordinator.manage(root.scrollView)
      stage.focus(root.field)
      expectEqual(stage.keyboardTop, to: 464)
      root.scrollView.expect(bottom: 346)
      let offset = root.scrollView.contentOffset.y
      expectEqual(offset, to: 280)

      // The keyboard's window is above the app's window and contains the bar.
      let keyboardWindow = UIWindow(windowScene: stage.device.scene)
      let host = UIViewController()
      keyboardWindow.windowLevel = .alert
      keyboardWindow.rootViewController = host
      keyboardWindow.isHidden = false
      // The keyboard serves the key window (statement 188).
      keyboardWindow.makeKey()
      bar.frame.origin.y = 464
      host.view.addSubview(bar)
      reply.inputAccessoryView = bar
      stage.focus(reply)
      root.scrollView.expect(bottom: 346, offset: offset)
      reply.resignFirstResponder()
      stage.wait(1)
      root.scrollView.expect(bottom: 0, offset: offset)
    }
  }

  @Test(arguments: OptionMatrix.focus, FormController.Moment.allCases)
  func `128: if a pushed screen focuses its field, the screen is inset and the field is visible`(
    _ option: Option, _ moment: FormController.Moment
  ) throws {
    let first = FormController()
    let navigation = UINavigationController(rootViewController: first)
    ControllerStage.run(navigation, option) { stage in
      stage.coordinator.manage(first.scrollView)
      stage.focus(first.field)
      first.scrollView.expect(bottom: 302, offset: 236)
      let second = FormController(focusesAt: moment)
      let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      coordinator.manage(second.scrollView)
      navigation.pushViewController(second, animated: true)
      stage.wait(1)
      // A view that calls `becomeFirstResponder()` before it is in a window gets the focus when it
      // enters the window (statement 185).
      let hasKeyboard = moment != .never
      expectEqual(stage.device.keyboard.frameInScreen != nil, to: hasKeyboard)
      second.scrollView.expect(bottom: hasKeyboard ? 302 : 0)
      if hasKeyboard {
        second.scrollView.expect(offset: 236)
        stage.expectVisible(second.field, in: second.scrollView)
      } else {
        expectEqual(stage.device.clock.observerCount, to: 0)
      }
      stage.endEditing()
      second.scrollView.expect(bottom: 0)
      navigation.popViewController(animated: true)
      stage.wait(1)
      first.scrollView.expect(bottom: 0, indicator: 0)
      expectNil(stage.device.keyboard.frameInScreen)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a sheet that a push removes during its dismissal keeps no inset`(_ option: Option) {
    let root = FormController()
    let navigation = UINavigationController(rootViewController: root)
    ControllerStage.run(navigation, option) { stage in
      stage.coordinator.manage(root.scrollView)
      let sheet = FormController(focusesAt: .viewDidAppear)
      stage.coordinator.manage(sheet.scrollView)
      navigation.present(sheet, animated: true)
      stage.wait(2)
      #expect(sheet.scrollView.contentInset.bottom > 0)
      navigation.dismiss(animated: true)
      navigation.pushViewController(UIViewController(), animated: true)
      expectNil(sheet.view.window)
      #expect(sheet.transitionCoordinator != nil)
      let before = stage.requests.count
      stage.wait(2)
      #expect(stage.requests.count < before + 10)
      sheet.scrollView.expect(bottom: 0, indicator: 0)
      root.scrollView.expect(bottom: 0, indicator: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a screen that stays in its window under a sheet is updated at once`(_ option: Option) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      // The last offset: 1600 + 302 + 34 - 844.
      form.scrollView.contentOffset.y = 1092
      stage.wait(1)
      form.scrollView.expect(bottom: 302)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      form.present(sheet, animated: false)
      form.transition = sheet.presentingViewController.map {
        LeavingTransition(from: $0, to: sheet)
      }
      #expect(form.transition != nil)
      form.field.resignFirstResponder()
      stage.wait(0.35)
      form.scrollView.expect(bottom: 0)
    }
  }

  /// A sheet like the one for formats in Notes, or for the search on a map.
  @Test(arguments: OptionMatrix.focus)
  func `120: below a sheet that is not modal, a form stays when a field of the sheet is focused`(
    _ option: Option
  ) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      let sheet = UIViewController()
      sheet.sheetPresentationController?.detents = [.medium()]
      sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
      let search = UITextField(frame: CGRect(x: 16, y: 10, width: 358, height: 44))
      sheet.view.addSubview(search)
      form.present(sheet, animated: false)
      stage.wait(1)
      form.field.frame.origin.y = 1500
      for _ in 0..<2 {
        stage.focus(form.field)
        form.scrollView.expect(bottom: 302, offset: 1036)
        stage.endEditing()
        form.scrollView.expect(bottom: 0, offset: 790)
        stage.focus(search)
        form.scrollView.expect(offset: 790)
        stage.endEditing()
      }
    }
  }
}
#endif
