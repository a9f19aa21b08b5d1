import Testing
import UIKit

@MainActor struct FirstResponderTests {
  // Evidence: three chats with a bar or a text view.
  @Test(.needsApplication)
  func `S274: a presented controller takes the focus from the screen behind it`() async {
    let focus = await FocusFixture()
    defer { focus.end() }
    #expect(focus.field.becomeFirstResponder())
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .pageSheet
    focus.stage.root.present(sheet, animated: false, completion: nil)
    defer { sheet.dismiss(animated: false) }
    #expect(await wait { !focus.field.isFirstResponder })
  }

  @Test func `S126: a view without a window, or that cannot, does not become first responder`() {
    let stage = Stage()
    let view = UIView()
    stage.root.view.addSubview(view)
    #expect(!view.canBecomeFirstResponder)
    for view in [view, ResponderView()] {
      #expect(!view.becomeFirstResponder())
      #expect(!view.isFirstResponder)
    }
  }

  @Test(.needsKeyboard)
  func `S127: becoming first responder again posts nothing`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    _ = try await focus.show()
    focus.recorder.forget()
    #expect(focus.field.becomeFirstResponder())
    #expect(focus.field.isFirstResponder)
    // The did-notifications of the show may arrive in the meantime.
    let announcements = Set(KeyboardRecorder.announcementNames)
    #expect(!(await happens { !announcements.isDisjoint(with: focus.recorder.names) }))
  }

  // Evidence for the order: one source.
  @Test(.needsApplication)
  func `S128: the old first responder resigns in the new one's becomeFirstResponder, or refuses`() {
    let stage = Stage()
    let (old, new) = addResponders(to: stage)
    #expect(old.becomeFirstResponder())
    var events: [String] = []
    old.onEvent = { events.append("old: \($0)") }
    new.onEvent = { events.append("new: \($0)") }
    #expect(new.becomeFirstResponder())
    expectEqual(events, to: ["new: become", "old: resign", "new: became true"])
    #expect(new.isFirstResponder)
    #expect(!old.isFirstResponder)
    stage.window.endEditing(true)
    // If the old first responder refuses, nothing changes.
    let other = Stage()
    let (refusing, waiting) = addResponders(to: other)
    #expect(refusing.becomeFirstResponder())
    refusing.refusesToResign = true
    defer {
      refusing.refusesToResign = false
      other.window.endEditing(true)
    }
    #expect(!waiting.becomeFirstResponder())
    #expect(refusing.isFirstResponder)
    #expect(!waiting.isFirstResponder)
  }

  @Test(.needsApplication)
  func `S129: a window has exactly one first responder`() {
    let stage = Stage()
    let views = (0..<3).map { _ in ResponderView() }
    for view in views { stage.root.view.addSubview(view) }
    stage.window.makeKeyAndVisible()
    defer { stage.window.endEditing(true) }
    for view in views {
      #expect(view.becomeFirstResponder())
      expectEqual(views.filter(\.isFirstResponder), to: [view])
    }
  }

  // Evidence: one radar, and two libraries that observed the call.
  @Test(.needsApplication)
  func `S130: UIKit scrolls the scroll view around a focused field to the field's frame`() async {
    let p = ScrollFixture.p()
    let container = UIView(frame: CGRect(x: 0, y: 1000, width: 390, height: 600))
    let field = UITextField(frame: CGRect(x: 20, y: 500, width: 350, height: 44))
    container.addSubview(field)
    p.scrollView.addSubview(container)
    p.stage.window.makeKeyAndVisible()
    p.layout()
    defer { p.stage.window.endEditing(true) }
    #expect(field.becomeFirstResponder())
    let frame = CGRect(x: 20, y: 1500, width: 350, height: 44)
    #expect(await wait { p.scrollView.requests.contains(frame) })
  }

  // Inferred; no public statement was found.
  @Test(.needsKeyboard)
  func `S137: a field that leaves the window resigns, and the keyboard hides`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    _ = try await focus.show()
    focus.recorder.forget()
    focus.field.removeFromSuperview()
    #expect(!focus.field.isFirstResponder)
    _ = try await focus.recorder.next(.willHide)
    expectEqual(focus.recorder.announcements, to: [.willChangeFrame, .willHide])
  }

  @Test(.needsKeyboard)
  func `S138: a forced end of editing makes a field resign even if it refuses`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let stubborn = StubbornDelegate()
    focus.field.delegate = stubborn
    _ = try await focus.show()
    #expect(!focus.stage.root.view.endEditing(false))
    #expect(focus.field.isFirstResponder)
    #expect(focus.stage.root.view.endEditing(true))
    #expect(!focus.field.isFirstResponder)
  }

  // Stack traces show this call inside the call that adds the view:
  // https://github.com/thermogl/TITokenField/issues/100
  @Test(.needsApplication)
  func `S185: becomeFirstResponder without a window takes effect when the view enters a window`() {
    let stage = Stage()
    stage.window.makeKeyAndVisible()
    defer { stage.window.endEditing(true) }
    let container = UIView()
    let view = ResponderView()
    container.addSubview(view)
    #expect(!view.becomeFirstResponder())
    #expect(!view.isFirstResponder)
    stage.root.view.addSubview(container)
    #expect(view.isFirstResponder)
  }

  // https://stackoverflow.com/questions/25353687
  @Test func `S186: a view that is not first responder cannot resign`() {
    let stage = Stage()
    let view = ResponderView()
    #expect(!view.resignFirstResponder())
    stage.root.view.addSubview(view)
    #expect(!view.resignFirstResponder())
    #expect(!UITextField().resignFirstResponder())
  }

  // Reports disagree. https://github.com/wikimedia/wikipedia-ios/pull/2848
  @Test(.needsApplication)
  func `S187: when a field resigns, the controller with the bar becomes first responder`() async {
    let controller = BarController()
    let stage = Stage(root: controller)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    controller.view.addSubview(field)
    stage.window.makeKeyAndVisible()
    defer { stage.window.endEditing(true) }
    #expect(controller.becomeFirstResponder())
    #expect(field.becomeFirstResponder())
    #expect(!controller.isFirstResponder)
    #expect(field.resignFirstResponder())
    #expect(controller.isFirstResponder)
    #expect(await wait { controller.bar.window != nil })
  }

  // https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
  @Test(.needsKeyboard)
  func `S188: a field in a window that is not key shows no keyboard`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let other = TestApplication.makeWindow(frame: focus.stage.window.frame)
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    controller.view.addSubview(field)
    other.rootViewController = controller
    other.isHidden = false
    other.layoutIfNeeded()
    #expect(!other.isKeyWindow)
    field.becomeFirstResponder()
    #expect(!(await happens { focus.recorder.names.contains(.willShow) }))
    other.isHidden = true
  }

  private final class BarController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }

  private final class StubbornDelegate: NSObject, UITextFieldDelegate {
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
  }

  private func addResponders(to stage: Stage) -> (old: ResponderView, new: ResponderView) {
    let old = ResponderView()
    let new = ResponderView()
    stage.root.view.addSubview(old)
    stage.root.view.addSubview(new)
    stage.window.makeKeyAndVisible()
    return (old, new)
  }
}
