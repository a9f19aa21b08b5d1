import Testing
@_spi(Headless) import UIKit

/// The keyboard of a form sheet on an iPad.
@Suite(.ownDevice) struct FormSheetTests {
  private final class Navigation: UINavigationController {
    var keepsKeyboard: Bool?

    override var disablesAutomaticKeyboardDismissal: Bool {
      keepsKeyboard ?? super.disablesAutomaticKeyboardDismissal
    }
  }

  /// Presents a form sheet and focuses a field in it, until the keyboard is up.
  private func presented(
    on model: HeadlessDeviceModel = .fixtureT, style: UIModalPresentationStyle = .formSheet,
    options: HeadlessOptions = HeadlessOptions()
  ) -> (fixture: KeyboardFixture, sheet: Navigation, field: UITextField) {
    let fixture = KeyboardFixture(model, options: options)
    let sheet = Navigation(rootViewController: UIViewController())
    sheet.modalPresentationStyle = style
    fixture.root.present(sheet, animated: false)
    let field = fixture.addFocusedField("own", to: sheet.topViewController?.view)
    return (fixture, sheet, field)
  }

  @Test func `S277: the keyboard of a form sheet stays when the first responder resigns`() {
    let (fixture, _, field) = presented()
    let shown = fixture.keyboard.frameInScreen
    let posted = fixture.posted(within: 1) { field.resignFirstResponder() }
    #expect(!field.isFirstResponder)
    expectEqual(posted.map(\.name), to: [])
    expectEqual(fixture.keyboard.frameInScreen, to: shown)
    // The next field finds the keyboard in its place.
    let next = fixture.addField("next", y: 200, to: field.superview)
    let focused = fixture.posted { next.becomeFirstResponder() }
    expectEqual(focused.map(\.name), to: .willShow)
    expectEqual(focused.last?.beginFrame, to: focused.last?.endFrame)
  }

  @Test func `S277: the keyboard of a form sheet leaves with the sheet`() {
    let (fixture, sheet, field) = presented()
    field.resignFirstResponder()
    expectEqual(fixture.posted { sheet.dismiss(animated: true) }.map(\.name), to: .willHide)
    expectNil(fixture.keyboard.frameInScreen)
    // Also if the field is first responder to the end.
    let (other, second, _) = presented()
    expectEqual(other.posted { second.dismiss(animated: true) }.map(\.name), to: .willHide)
  }

  @Test(arguments: [true, false])
  func `S277: the dismiss key hides the keyboard of a form sheet, or not`(
    keyHidesInFormSheet: Bool
  ) {
    for resigns in [true, false] {
      let options = HeadlessOptions.with(\.keyHidesInFormSheet, keyHidesInFormSheet)
      let (fixture, _, field) = presented(options: options)
      if resigns { field.resignFirstResponder() }
      let posted = fixture.posted { fixture.keyboard.perform(.hide) }
      expectEqual(posted.map(\.name), to: keyHidesInFormSheet ? .willHide : [])
      #expect(!field.isFirstResponder)
      expectEqual(fixture.keyboard.frameInScreen == nil, to: keyHidesInFormSheet)
    }
  }

  @Test(arguments: [true, false])
  func `S277: the presented controller decides, whatever its style`(keeps: Bool) {
    for style: UIModalPresentationStyle in [.formSheet, .pageSheet] {
      let (fixture, sheet, field) = presented(style: style)
      sheet.keepsKeyboard = keeps
      let posted = fixture.posted { field.resignFirstResponder() }
      expectEqual(posted.map(\.name), to: keeps ? [] : .willHide)
    }
  }

  @Test func `S277: elsewhere the keyboard hides: in a page sheet, and on a phone`() {
    let (page, _, pageField) = presented(style: .pageSheet)
    expectEqual(page.posted { pageField.resignFirstResponder() }.map(\.name), to: .willHide)
    let (phone, sheet, phoneField) = presented(on: .iPhone14)
    #expect(sheet.disablesAutomaticKeyboardDismissal)
    expectEqual(phone.posted { phoneField.resignFirstResponder() }.map(\.name), to: .willHide)
  }

  @Test func `a push in a form sheet keeps the keyboard that has stayed, and its bar`() {
    let (fixture, sheet, field) = presented()
    field.inputAccessoryView = UIView(frame: CGRect(0, 0, 540, 44))
    field.reloadInputViews()
    fixture.device.clock.advance(by: 1)
    field.resignFirstResponder()
    let posted = fixture.posted(within: 1) {
      sheet.pushViewController(UIViewController(), animated: true)
    }
    expectEqual(posted.map(\.name), to: [])
    #expect(fixture.keyboard.frameInScreen != nil)
    #expect(field.inputAccessoryView?.window != nil)
    sheet.dismiss(animated: false)
    expectNil(field.inputAccessoryView?.window)
  }

  @Test func `a finger that drags the keyboard of a form sheet away hides it`() {
    let (fixture, _, field) = presented()
    let scrollView = UIScrollView(frame: CGRect(0, 0, 540, 620))
    scrollView.contentSize = CGSize(540, 2000)
    scrollView.keyboardDismissMode = .interactive
    field.superview?.insertSubview(scrollView, at: 0)
    fixture.device.clock.settle()
    let posted = fixture.posted {
      fixture.keyboard.headlessDragDidMove(toScreenY: 1365, in: scrollView)
      fixture.keyboard.headlessDragDidEnd(atScreenY: 1365, velocity: 500, in: scrollView)
    }
    expectEqual(posted.map(\.name), to: .willHide)
    #expect(!field.isFirstResponder)
  }
}
