import Testing
import UIKit

// These tests check only the announcements that a focus change posts, during the call or later. The
// did-notifications follow an animation, but the stand-in's time stands still in these tests.
@MainActor struct SequenceTests {
  // Evidence: one library's documentation.
  @Test(.needsKeyboard)
  func `S96, S97: a show or a hide begins with willChangeFrame, then willShow or willHide`()
    async throws
  {
    let focus = await FocusFixture()
    defer { focus.end() }
    _ = try await focus.show()
    expectEqual(focus.recorder.announcements, to: [.willChangeFrame, .willShow])
    focus.recorder.forget()
    #expect(focus.field.resignFirstResponder())
    _ = try await focus.recorder.next(.willHide)
    expectEqual(focus.recorder.announcements, to: [.willChangeFrame, .willHide])
  }

  @Test(.needsKeyboard)
  func `S98: will-notifications are posted inside the keyboard's animation`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    var inherited: [TimeInterval] = []
    var keys: [String] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == .willShow else { return }
      inherited.append(UIView.inheritedAnimationDuration)
      focus.field.alpha = 0.5
      keys = focus.field.layer.animationKeys() ?? []
    }
    let shown = try await focus.show()
    expectEqual(inherited, to: [shown.duration])
    #expect(keys != [])
    expectEqual(UIView.inheritedAnimationDuration, to: 0)
  }

  @Test(.needsKeyboard)
  func `S99: a text field begins editing before willChangeFrame`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    _ = try await focus.show()
    focus.recorder.expectOrder(UITextField.textDidBeginEditingNotification, .willChangeFrame)
  }

  // Evidence: one source, for iOS 16 and later.
  @available(iOS 16, *)
  @Test(.needsKeyboard)
  func `S99: a text view begins editing before willShow`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    focus.stage.root.view.addSubview(textView)
    #expect(textView.becomeFirstResponder())
    _ = try await focus.recorder.next(.willShow)
    focus.recorder.expectOrder(UITextView.textDidBeginEditingNotification, .willShow)
  }

  @Test(.needsKeyboard)
  func `S100: the new view is first responder inside willShow`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    focus.stage.root.view.addSubview(textView)
    var holders: [String] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == .willShow else { return }
      if focus.field.isFirstResponder { holders.append("field") }
      if textView.isFirstResponder { holders.append("text view") }
    }
    _ = try await focus.show()
    focus.field.resignFirstResponder()
    #expect(textView.becomeFirstResponder())
    #expect(await wait { holders.count == 2 })
    expectEqual(holders, to: ["field", "text view"])
  }

  @Test(.needsKeyboard)
  func `S101: from field to field the keyboard posts willShow again, no willHide`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    focus.stage.root.view.addSubview(second)
    _ = try await focus.show()
    focus.recorder.forget()
    #expect(second.becomeFirstResponder())

    let recorder = focus.recorder
    _ = try await recorder.next(.willShow)
    let end = UITextField.textDidEndEditingNotification
    let begin = UITextField.textDidBeginEditingNotification
    recorder.expectOrder(end, begin, .willShow)
    expectEqual(recorder.first(end)?.sender, to: ObjectIdentifier(focus.field))
    expectEqual(recorder.first(begin)?.sender, to: ObjectIdentifier(second))
    let show = try #require(recorder.first(.willShow))
    #expect(show.beginFrame != nil)
    expectEqual(show.beginFrame, to: show.endFrame)
    #expect(!recorder.names.contains(.willHide))
  }

  // Evidence: one source.
  @Test(.needsKeyboard)
  func `S105: resigning and focusing in one turn posts willHide, then willShow`() async throws {
    let focus = await FocusFixture()
    defer { focus.end() }
    let docked = try await focus.show().endFrame
    focus.recorder.forget()
    focus.field.resignFirstResponder()
    focus.field.becomeFirstResponder()
    try await expectEqual(focus.recorder.next(.willShow).endFrame, to: docked)
    focus.recorder.expectOrder(.willHide, .willShow)
  }

  // Evidence: one source.
  @Test(.needsKeyboard)
  func `S139: a field with an empty input view shows no keyboard`() async {
    let focus = await FocusFixture()
    defer { focus.end() }
    focus.field.inputView = UIView()
    #expect(focus.field.becomeFirstResponder())
    #expect(!(await happens { !focus.recorder.announcements.isEmpty }))
    expectEqual(focus.recorder.names, to: [UITextField.textDidBeginEditingNotification])
  }
}
