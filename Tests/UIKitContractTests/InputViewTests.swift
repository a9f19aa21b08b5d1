import Testing
import UIKit

@MainActor struct InputViewTests {
  // https://github.com/feedback-assistant/reports/issues/669
  @Test(.needsKeyboard)
  func `S256: the keyboard expands a sheet at its medium detent`() async throws {
    await SharedKeyboard.shared.waitUntilHidden()
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large()]
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 300, height: 44))
    sheet.loadViewIfNeeded()
    sheet.view.addSubview(field)
    stage.root.present(sheet, animated: false, completion: nil)
    stage.window.layoutIfNeeded()
    defer {
      stage.window.endEditing(true)
      sheet.dismiss(animated: false)
    }
    let medium = sheet.view.bounds.height
    #expect(field.becomeFirstResponder())
    // The stand-in for UIKit moves a sheet a turn later, which the stand-in's own tests check.
    guard timePasses else { return }
    #expect(await wait { sheet.view.bounds.height > medium + 200 })
    field.resignFirstResponder()
    #expect(await wait { isClose(sheet.view.bounds.height, medium, within: 1) })
  }

  // https://developer.apple.com/documentation/uikit/uisheetpresentationcontroller/prefersscrollingexpandswhenscrolledtoedge
  @Test func `S257: scrolling expands a sheet by default`() throws {
    let presentation = try #require(UIViewController().sheetPresentationController)
    #expect(presentation.prefersScrollingExpandsWhenScrolledToEdge)
  }

  // https://github.com/react-native-datetimepicker/datetimepicker/issues/1014
  @Test func `S258: date wheels are 216 points high, and a calendar is higher`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    #expect(isClose(picker.intrinsicContentSize.height, 216, within: 1))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.sizeThatFits(.zero).height > 290)
  }

  @available(iOS 16.0, *)
  @Test func `S259: a text view has no find bar by default`() {
    let view = UITextView()
    let before = view.isFindInteractionEnabled
    view.isFindInteractionEnabled = true
    let after = view.isFindInteractionEnabled
    expectEqual([before, after], to: [false, true])
  }

  #if canImport(Darwin)
  // https://github.com/WebKit/WebKit/pull/3928
  @available(iOS 16.0, *)
  @Test(.needsKeyboard)
  func `S259: the find bar shows the keyboard, but the text view is not edited`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let view = UITextView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    view.isFindInteractionEnabled = true
    focus.stage.root.view.addSubview(view)
    view.findInteraction?.presentFindNavigator(showingReplace: false)
    #expect(await wait { focus.announcement != nil })
    #expect(!view.isFirstResponder)
    view.findInteraction?.dismissFindNavigator()
  }
  #endif
}
