#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

extension OptionMatrix {
  static let alerts = focus.flatMap { option in
    HeadlessOptions.FocusAfterAlert.allCases.map { focus in
      Option("\(option.name), focus after an alert \(focus)") {
        $0 = option.options
        $0.focusAfterAlert = focus
      }
    }
  }
}

@MainActor struct AlertTests {
  private func makeAlert(hasField: Bool) -> UIAlertController {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    if hasField { alert.addTextField { $0.placeholder = "Name" } }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return alert
  }

  /// Runs a test with a managed form under a navigation bar, at an offset chosen by the user.
  private func run(
    _ option: Option, offset: CGFloat? = nil,
    _ body: (ControllerStage, FormController, UIScrollView) throws -> Void
  ) rethrows {
    let root = FormController()
    try ControllerStage.run(UINavigationController(rootViewController: root), option) { stage in
      stage.coordinator.manage(root.scrollView)
      if let offset { root.scrollView.contentOffset.y = offset }
      stage.settle()
      root.scrollView.forgetWrites()
      try body(stage, root, root.scrollView)
    }
  }

  private func present(
    _ alert: UIAlertController, from root: UIViewController, on stage: ControllerStage
  ) {
    root.present(alert, animated: true)
    stage.wait(1)
  }

  private func presentAndCancelAlert(
    hasField: Bool, from root: UIViewController, on stage: ControllerStage
  ) {
    let alert = makeAlert(hasField: hasField)
    present(alert, from: root, on: stage)
    tapCancel(alert, on: stage)
  }

  private func tapCancel(_ alert: UIAlertController, on stage: ControllerStage) {
    alert.headlessTap(alert.actions[0])
    stage.wait(1)
    expectNil(alert.view.window)
  }

  @Test(
    .bug("https://github.com/hackiftekhar/IQKeyboardManager/issues/70"),
    .bug("https://github.com/kirillzyusko/react-native-keyboard-controller/issues/178"),
    arguments: OptionMatrix.alerts
  )
  func `146: an alert's field does not move the list`(_ option: Option) throws {
    // The start, a middle and the end of the range without a keyboard. The end is 1600 + 34 - 844.
    for offset: CGFloat in [-91, 200, 790] {
      try run(option, offset: offset) { stage, root, list in
        let before = Untouched(list)
        let alert = makeAlert(hasField: true)
        present(alert, from: root, on: stage)
        let field = try #require(alert.textFields?.first)
        #expect(field.isFirstResponder)
        #expect(stage.frame(of: alert.view).maxY <= stage.keyboardTop)
        list.expect(bottom: 302, indicator: 302)
        field.insertText("A new name")
        stage.wait(1)
        stage.coordinator.revealFirstResponder(animated: false)
        list.expect(offset: offset)

        tapCancel(alert, on: stage)
        expectNil(stage.device.keyboard.frameInScreen)
        list.expect(
          bottom: 0, indicator: 0, offset: offset, path: [], insetWrites: 2, offsetWrites: 0
        )
        expectEqual(Untouched(list), to: before)
      }
    }
  }

  @Test(
    .bug("https://github.com/sberrevoets/SDCAlertView/issues/119"),
    arguments: OptionMatrix.alerts,
    [true, false]
  )
  func `146: if an alert takes the focus from a field, no content moves`(
    _ option: Option, hasField: Bool
  ) {
    run(option) { stage, root, list in
      stage.focus(root.field)
      list.expect(bottom: 302, offset: 236)
      let before = Untouched(list)
      list.forgetWrites()
      let alert = makeAlert(hasField: hasField)
      present(alert, from: root, on: stage)
      expectEqual(stage.device.keyboard.frameInScreen != nil, to: hasField)
      list.expect(bottom: hasField ? 302 : 0)
      if hasField { expectEqual(list.headlessWrites, to: HeadlessScrollWrites()) }

      tapCancel(alert, on: stage)
      let comesBack = option.options.focusAfterAlert == .comesBack
      expectEqual(root.field.isFirstResponder, to: comesBack)
      let inset: CGFloat = comesBack ? 302 : 0
      list.expect(bottom: inset, indicator: inset, offset: 236, path: [], offsetWrites: 0)
      // The keyboard of the alert's field is the form's.
      if hasField { list.expect(insetWrites: comesBack ? 0 : 1) }
      expectEqual(Untouched(list), to: before)
      if comesBack { stage.expectVisible(root.field, in: list) }
      stage.endEditing()
      list.expect(bottom: 0)
    }
  }

  @Test(arguments: OptionMatrix.alerts)
  func `an alert moves nothing, also after the end of editing`(_ option: Option) {
    run(option) { stage, root, list in
      stage.focus(root.field)
      list.contentOffset.y = 1092
      stage.wait(1)
      presentAndCancelAlert(hasField: true, from: root, on: stage)
      // The focus that returns is not a new focus: the field stays scrolled away.
      list.expect(offset: option.options.focusAfterAlert == .comesBack ? 1092 : 790)
      stage.endEditing()
      list.expect(bottom: 0, offset: 790)
      list.forgetWrites()
      let later = makeAlert(hasField: true)
      present(later, from: root, on: stage)
      list.expect(bottom: 302, path: [])
      tapCancel(later, on: stage)
      list.expect(bottom: 0, offset: 790, path: [])
    }
  }

  /// The end of the range with the keyboard, which the lower keyboard makes shorter, and a middle.
  @Test(arguments: OptionMatrix.focus, [(1092, 1047), (700, 700)] as [(CGFloat, CGFloat)])
  func `after an alert, a field scrolled away under a taller keyboard stays there`(
    _ option: Option, _ offsets: (taller: CGFloat, lower: CGFloat)
  ) {
    run(option) { stage, root, list in
      stage.focus(root.field)
      list.contentOffset.y = offsets.taller
      stage.wait(1)
      stage.device.keyboard.perform(.predictiveBar(isVisible: false))
      stage.wait(1)
      list.expect(bottom: 257, offset: offsets.lower)
      for hasField in [false, true, false] {
        presentAndCancelAlert(hasField: hasField, from: root, on: stage)
        #expect(root.field.isFirstResponder)
        list.expect(bottom: 257, offset: offsets.lower)
      }
      stage.device.keyboard.perform(.predictiveBar(isVisible: true))
      stage.wait(1)
      list.expect(bottom: 302, offset: offsets.taller)
    }
  }

  @Test(arguments: OptionMatrix.alerts)
  func `after an alert over a custom editor, the content is where it was`(_ option: Option) {
    run(option) { stage, root, list in
      let editor = KeyInputView(frame: root.field.frame)
      list.addSubview(editor)
      stage.focus(editor)
      list.contentOffset.y = 1092
      stage.wait(1)
      presentAndCancelAlert(hasField: false, from: root, on: stage)
      list.expect(offset: option.options.focusAfterAlert == .comesBack ? 1092 : 790)
    }
  }

  /// The safe area changes a turn after the view, as on a phone.
  private nonisolated static let presentations = OptionMatrix.focus.filter {
    $0.options.safeAreaTiming != .immediate
  }

  @Test(arguments: presentations, [UIModalPresentationStyle.fullScreen, .pageSheet])
  func `after a presented controller, a field that the user had scrolled away stays there`(
    _ option: Option, _ style: UIModalPresentationStyle
  ) {
    run(option) { stage, root, list in
      stage.focus(root.field)
      list.contentOffset.y = 700
      stage.wait(1)
      for _ in 0..<2 {
        let controller = UIViewController()
        controller.modalPresentationStyle = style
        root.present(controller, animated: true)
        stage.wait(1)
        expectNil(stage.device.keyboard.frameInScreen)
        controller.dismiss(animated: true)
        stage.wait(1)
        #expect(root.field.isFirstResponder)
        list.expect(bottom: 302, offset: 700)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `in a sheet over an edited form, a field is revealed at each tap`(_ option: Option) {
    run(option) { stage, root, _ in
      stage.focus(root.field)
      let sheet = FormController()
      root.present(sheet, animated: true)
      stage.wait(1)
      stage.coordinator.manage(sheet.scrollView)
      for _ in 0..<2 {
        stage.focus(sheet.field)
        stage.expectVisible(sheet.field, in: sheet.scrollView)
        // The user scrolls the field behind the keyboard, and dismisses the keyboard.
        sheet.scrollView.contentOffset.y = 40
        stage.wait(1)
        stage.endEditing()
        sheet.scrollView.expect(bottom: 0, offset: 40)
      }
    }
  }

  @Test(arguments: OptionMatrix.alerts)
  func `if an alert's button focuses a field, the field becomes visible`(_ option: Option) {
    run(option) { stage, root, list in
      let alert = makeAlert(hasField: true)
      let next = UIAlertAction(title: "Next", style: .default) { _ in
        root.field.becomeFirstResponder()
      }
      alert.addAction(next)
      present(alert, from: root, on: stage)
      list.expect(offset: -91)
      alert.headlessTap(next)
      stage.wait(2)
      #expect(root.field.isFirstResponder)
      list.expect(bottom: 302, indicator: 302, offset: 236)
      stage.expectVisible(root.field, in: list)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `146: on an iPad, a sheet's inset behind an alert fits its overlap`(option: Option) {
    let root = UIViewController()
    let sheet = FieldListController()
    sheet.modalPresentationStyle = .formSheet
    ControllerStage.run(root, on: Scene.Setup.iPadLandscape.model, option) { stage in
      root.present(sheet, animated: false)
      stage.wait(1)
      stage.coordinator.manage(sheet.table)
      sheet.table.forgetWrites()
      let alert = makeAlert(hasField: true)
      present(alert, from: sheet, on: stage)
      #expect(stage.frame(of: alert.view).maxY <= stage.keyboardTop)
      let overlap = max(0, stage.frame(of: sheet.table).maxY - stage.keyboardTop)
      let systemInset = sheet.table.adjustedContentInset.bottom - sheet.table.contentInset.bottom
      #expect(overlap > 0)
      sheet.table.expect(bottom: max(0, overlap - systemInset), offsetWrites: 0)
      tapCancel(alert, on: stage)
      sheet.table.expect(bottom: 0, offsetWrites: 0)
      expectNil(stage.device.keyboard.frameInScreen)
    }
  }
}
#endif
