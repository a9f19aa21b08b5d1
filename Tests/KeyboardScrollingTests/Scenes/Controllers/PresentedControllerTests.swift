#if os(Linux)
import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor
@Suite("Controllers: presented and pushed", .tags(.scene))
struct PresentedControllerTests {
  /// Sheets and popovers, on the devices where they do not fill the screen.
  nonisolated static let styles: [UIModalPresentationStyle] = [
    .formSheet, .pageSheet, .popover, .fullScreen,
  ]

  @Test(arguments: OptionMatrix.focus, styles)
  func `each row of a presented table becomes visible, and no inset is left behind`(
    _ option: Option,
    _ style: UIModalPresentationStyle
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
      stage.device.clock.advance(by: 1)
      let table = sheet.table
      stage.coordinator.manage(table)
      for row in [0, FieldRow.count - 1, 4, 9] {
        let field = try #require(FieldRows.field(row, in: table))
        stage.focus(field)
        stage.expectInSight(field, in: table)
        let overlap = max(0, stage.frame(of: table).maxY - stage.keyboardTop)
        let contribution = table.adjustedContentInset.bottom - table.contentInset.bottom
        #expect(table.contentInset.bottom == max(0, overlap - contribution))
      }
      // The covered list behind it may be inset but does not scroll (case 120). A full-screen
      // controller removes the list from its window, which removes its safe area at the top.
      if style != .fullScreen { #expect(root.scrollView.contentOffset == start) }
      stage.endEditing()
      #expect(table.contentInset.bottom == 0)
      root.dismiss(animated: false)
      stage.device.clock.advance(by: 1)
      #expect(root.scrollView.contentInset.bottom == 0)
      if style != .fullScreen { #expect(root.scrollView.contentOffset == start) }
      #expect(root.scrollView.headlessWrites.contentOffset == 0)
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
      stage.device.clock.advance(by: 1)
      stage.focus(field)
      #expect(root.scrollView.contentInset.bottom == 302)
      #expect(root.scrollView.contentOffset.y == 200)
      // Editing does not end; the field leaves its window.
      root.dismiss(animated: false)
      stage.device.clock.advance(by: 1)
      #expect(stage.device.keyboard.frameInScreen == nil)
      #expect(root.scrollView.contentInset.bottom == 0)
      #expect(root.scrollView.verticalScrollIndicatorInsets.bottom == 0)
      #expect(root.scrollView.contentOffset.y == 200)
      #expect(root.scrollView.headlessWrites.contentOffset == 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `121: a field in the accessory view of another responder scrolls nothing`(
    _ option: Option
  ) throws {
    let root = FormController()
    ControllerStage.run(UINavigationController(rootViewController: root), option) { stage in
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      let reply = UITextField(frame: CGRect(x: 16, y: 0, width: 358, height: 44))
      bar.addSubview(reply)
      root.field.inputAccessoryView = bar
      stage.coordinator.manage(root.scrollView)
      stage.focus(root.field)
      #expect(stage.keyboardTop == 464)
      #expect(root.scrollView.contentInset.bottom == 346)
      let offset = root.scrollView.contentOffset.y
      #expect(offset == 280)

      // The keyboard's window is above the app's and contains the bar.
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
      #expect(root.scrollView.contentInset.bottom == 346)
      #expect(root.scrollView.contentOffset.y == offset)
      reply.resignFirstResponder()
      stage.device.clock.advance(by: 1)
      #expect(root.scrollView.contentInset.bottom == 0)
      #expect(root.scrollView.contentOffset.y == offset)
    }
  }

  @Test(arguments: OptionMatrix.focus, FormController.Moment.allCases)
  func `128: a screen that is pushed while the keyboard stays is inset and shows its field`(
    _ option: Option,
    _ moment: FormController.Moment
  ) throws {
    let first = FormController()
    let navigation = UINavigationController(rootViewController: first)
    ControllerStage.run(navigation, option) { stage in
      stage.coordinator.manage(first.scrollView)
      stage.focus(first.field)
      #expect(first.scrollView.contentInset.bottom == 302)
      #expect(first.scrollView.contentOffset.y == 236)
      let second = FormController(focusesAt: moment)
      let coordinator = KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
      coordinator.manage(second.scrollView)
      navigation.pushViewController(second, animated: true)
      stage.device.clock.advance(by: 1)
      // A view that is made first responder early gets the focus with its window (statement 185).
      let hasKeyboard = moment != .never
      #expect((stage.device.keyboard.frameInScreen != nil) == hasKeyboard)
      #expect(second.scrollView.contentInset.bottom == (hasKeyboard ? 302 : 0))
      if hasKeyboard {
        #expect(second.scrollView.contentOffset.y == 236)
        stage.expectInSight(second.field, in: second.scrollView)
      }
      stage.endEditing()
      #expect(second.scrollView.contentInset.bottom == 0)
      navigation.popViewController(animated: true)
      stage.device.clock.advance(by: 1)
      #expect(first.scrollView.contentInset.bottom == 0)
      #expect(first.scrollView.verticalScrollIndicatorInsets.bottom == 0)
      #expect(stage.device.keyboard.frameInScreen == nil)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a list inside a form, both managed, keeps its field visible`(_ option: Option) throws {
    let root = FormController()
    try ControllerStage.run(UINavigationController(rootViewController: root), option) { stage in
      let rows = FieldRows()
      let table = UITableView(frame: CGRect(x: 0, y: 800, width: 390, height: 300), style: .plain)
      table.dataSource = rows
      table.delegate = rows
      table.estimatedRowHeight = 0
      root.scrollView.addSubview(table)
      stage.device.clock.settle()
      stage.coordinator.manage(root.scrollView)
      stage.coordinator.manage(table)
      for row in [0, 2, FieldRow.count - 1, 6] {
        let field = try #require(FieldRows.field(row, in: table))
        stage.focus(field)
        stage.expectInSight(field, in: root.scrollView)
        let inner = stage.frame(of: table)
        let fieldFrame = stage.frame(of: field)
        #expect(fieldFrame.minY >= inner.minY - 0.01)
        #expect(fieldFrame.maxY <= inner.maxY + 0.01)
        // The part of the table below the keyboard's top once the form has moved.
        let overlap = max(0, min(inner.height, inner.maxY - stage.keyboardTop))
        #expect(abs(table.adjustedContentInset.bottom - overlap) < 0.01)
        #expect(root.scrollView.contentInset.bottom == 302)
      }
      stage.endEditing()
      #expect(table.contentInset.bottom == 0)
      #expect(root.scrollView.contentInset.bottom == 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `a screen that stays under an alert or a sheet is updated at once`(_ option: Option) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      // The end of the content: 1600 + 302 + 34 - 844.
      form.scrollView.contentOffset.y = 1092
      stage.device.clock.advance(by: 1)
      #expect(form.scrollView.contentInset.bottom == 302)
      let sheet = UIViewController()
      sheet.modalPresentationStyle = .pageSheet
      form.present(sheet, animated: false)
      form.transition = sheet.presentingViewController.map {
        LeavingTransition(from: $0, to: sheet)
      }
      #expect(form.transition != nil)
      form.field.resignFirstResponder()
      stage.device.clock.advance(by: 0.35)
      #expect(form.scrollView.contentInset.bottom == 0)
    }
  }
}
#endif
