import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardFocusTests {
  private let fixture = KeyboardFixture()

  @Test func `a field that a handler of the hide focuses again stays first responder`() {
    let field = fixture.addField()
    field.becomeFirstResponder()
    fixture.onKeyboard = { name in
      if name == .willHide { field.becomeFirstResponder() }
    }
    field.resignFirstResponder()
    expectEqual([field.isFirstResponder, fixture.keyboard.focus === field], to: [true, true])
  }

  @Test func `for a field without a keyboard, the old field ends editing before willHide`() {
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    second.inputView = UIView()
    first.becomeFirstResponder()
    fixture.timeline = []
    second.becomeFirstResponder()
    expectEqual(fixture.timeline, to: ["first end", "second begin", "willChangeFrame", "willHide"])
  }

  // The four orders between two views were logged in the iOS 9 era (statement 99).
  @Test(
    arguments: [
      (15, nil, "view", ["willChangeFrame", "willShow", "2 begin"]),
      (16, nil, "view", ["2 begin", "willChangeFrame", "willShow"]),
      (18, nil, "view", ["2 begin", "willChangeFrame", "willShow"]),
      (15, "field", "field", ["1 end", "2 begin", "willChangeFrame", "willShow"]),
      (15, "view", "view", ["1 end", "willChangeFrame", "willShow", "2 begin"]),
      (15, "field", "view", ["1 end", "willChangeFrame", "willShow", "2 begin"]),
      (15, "view", "field", ["1 end", "2 begin", "willChangeFrame", "willShow"]),
    ] as [(Int, String?, String, [String])]
  )
  func `S99: up to iOS 15 the kind of the new view decides the order of events`(
    version: Int, old: String?, new: String, expected: [String]
  ) {
    let fixture = KeyboardFixture(options: .with(\.version, .init(version)))
    func add(_ kind: String, _ name: String) -> UIView {
      kind == "field" ? fixture.addField(name) : fixture.addTextView(name)
    }
    if let old { add(old, "1").becomeFirstResponder() }
    fixture.timeline = []
    add(new, "2").becomeFirstResponder()
    expectEqual(fixture.timeline, to: expected)
  }

  @Test(arguments: [(true, UIKeyboardType.default), (false, .numberPad)])
  func `case 44: a secure field and a number pad have no suggestions: 336 becomes 291`(
    isSecure: Bool, type: UIKeyboardType
  ) {
    let field = fixture.addField()
    field.isSecureTextEntry = isSecure
    field.keyboardType = type
    field.becomeFirstResponder()
    // 844 - 291
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 553, 390, 291))
  }

  @Test func `a test may set the height of the keys`() {
    let field = fixture.addField()
    let plain = fixture.addField("plain", y: 200)
    fixture.keyboard.heightForResponder = { $0 === field ? 400 : nil }
    field.becomeFirstResponder()
    expectEqual(fixture.keyboard.frameInScreen, to: CGRect(0, 444, 390, 400))
    plain.becomeFirstResponder()
    expectEqual(fixture.keyboard.frameInScreen, to: .docked)
  }

  @Test(arguments: [(15, Names.willShow), (16, [])])
  func `reloaded input views are announced in the call up to iOS 15, in the next turn since iOS 16`(
    version: Int, inTheCall: Names
  ) {
    let fixture = KeyboardFixture(options: .with(\.version, .init(version)))
    let field = fixture.addFocusedField()
    field.inputAccessoryView = UIView(frame: CGRect(0, 0, 390, 44))
    expectEqual(fixture.posted { field.reloadInputViews() }.map(\.name), to: inTheCall)
    fixture.device.clock.settle()
    expectEqual(fixture.eventNames, to: .show + .willShow)
    expectEqual(fixture.events.last?.endFrame, to: CGRect(0, 464, 390, 380))
    expectEqual(fixture.posted { field.reloadInputViews() }, to: [])
  }

  @Test func `S139: with a hardware keyboard, a field posts only its editing notifications`() {
    fixture.keyboard.isHardwareKeyboardAttached = true
    let field = fixture.addField()
    #expect(field.becomeFirstResponder())
    expectEqual(fixture.timeline, to: ["field begin"])
  }

  @Test func `S288: with a hardware keyboard, the app's input view is on the screen`() {
    fixture.keyboard.isHardwareKeyboardAttached = true
    let field = fixture.addField()
    let picker = UIView(frame: CGRect(0, 0, 390, 216))
    field.inputView = picker
    let posted = fixture.posted { field.becomeFirstResponder() }
    expectEqual(posted.map(\.name), to: .willShow)
    // The picker and the home indicator, 844 - 216 - 34.
    expectEqual(posted.last?.endFrame, to: CGRect(0, 594, 390, 250))
    #expect(picker.window != nil)
  }

  @Test func `S112: with a hardware keyboard only the accessory view is on the screen`() {
    let pad = HeadlessDeviceModel(
      name: "iPad", screenSize: CGSize(768, 1024), keyboardHeight: 319,
      landscapeKeyboardHeight: 407, source: "264 and 352 points of keys, and a bar of 55"
    )
    let fixture = KeyboardFixture(pad)
    fixture.keyboard.isHardwareKeyboardAttached = true
    let field = fixture.addField()
    field.inputAccessoryView = UIView(frame: CGRect(0, 0, 768, 44))
    let posted = fixture.posted { field.becomeFirstResponder() }
    expectEqual(posted.map(\.name), to: .willShow)
    expectEqual(posted.last?.beginFrame, to: CGRect(0, 1024, 768, 308))
    expectEqual(posted.last?.endFrame, to: CGRect(0, 980, 768, 308))
  }

  @Test func `a text view that only selects has no keyboard`() {
    let view = fixture.addTextView()
    view.isEditable = false
    #expect(view.becomeFirstResponder())
    expectEqual(fixture.eventNames, to: [])
  }

  @Test func `S89: a push hides the keyboard in 0.35 seconds`() {
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    fixture.show(navigation)
    fixture.addField(to: first.view).becomeFirstResponder()
    let posted = fixture.posted {
      navigation.pushViewController(UIViewController(), animated: true)
    }
    expectEqual(posted.map(\.name), to: .willHide)
    expectEqual(posted.map(\.duration), to: [0.35, 0.35])
  }

  @Test func `S122: a push to a screen that has the focus posts nothing`() {
    final class FocusedController: UIViewController {
      let field = UITextField(frame: CGRect(20, 100, 350, 44))
      override func viewIsAppearing(_ animated: Bool) {
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    let first = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    fixture.show(navigation)
    fixture.addField(to: first.view).becomeFirstResponder()
    let second = FocusedController()
    let posted = fixture.posted { navigation.pushViewController(second, animated: true) }
    #expect(second.field.isFirstResponder)
    expectEqual(posted, to: [])
    expectEqual(fixture.keyboard.placement, to: .docked(.docked))
  }

  @Test(arguments: [
    (HeadlessKeyboardEvent.Name.willShow, Names.willShow), (.willChangeFrame, [.willChangeFrame]),
  ])
  func `a handler that resigns hides the keyboard, and cancels later notifications`(
    name: HeadlessKeyboardEvent.Name, announced: Names
  ) {
    let field = fixture.addField()
    var hasResigned = false
    fixture.onKeyboard = {
      guard $0 == name, !hasResigned else { return }
      hasResigned = true
      field.resignFirstResponder()
    }
    field.becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.eventNames, to: announced + .hide)
    expectNil(fixture.keyboard.frameInScreen)
    #expect(!field.isFirstResponder)
  }

  @Test func `a delegate that moves the focus on shows the keyboard once, for the last field`() {
    final class Passer: NSObject, UITextFieldDelegate {
      weak var next: UITextField?
      func textFieldDidBeginEditing(_ textField: UITextField) { next?.becomeFirstResponder() }
    }
    let passer = Passer()
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    first.delegate = passer
    passer.next = second
    first.becomeFirstResponder()
    #expect(second.isFirstResponder)
    expectEqual(fixture.eventNames, to: .willShow)
  }
}
