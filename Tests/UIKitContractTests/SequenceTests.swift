import CoreGraphics
import Foundation
import Testing
import UIKit

// Only the notifications that a focus change posts before it returns; the others need time.
@MainActor
@Suite("Sequences", .tags(.contract))
struct SequenceTests {
  // One library's documentation.
  @Test(.needsApplication)
  func `S96: a show begins with willChangeFrame, then willShow`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    _ = try focus.show()
    #expect(
      focus.recorder.keyboardNames == [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillShowNotification,
      ]
    )
  }

  // One library's documentation.
  @Test(.needsApplication)
  func `S97: a hide begins with willChangeFrame, then willHide`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    _ = try focus.show()
    focus.recorder.forget()
    #expect(focus.field.resignFirstResponder())
    #expect(
      focus.recorder.keyboardNames == [
        UIResponder.keyboardWillChangeFrameNotification,
        UIResponder.keyboardWillHideNotification,
      ]
    )
  }

  @Test(.needsApplication)
  func `S98: the will notifications come inside the keyboard's animation`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    var inherited: [TimeInterval] = []
    var keys: [String] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == UIResponder.keyboardWillShowNotification else { return }
      inherited.append(UIView.inheritedAnimationDuration)
      focus.field.alpha = 0.5
      keys = focus.field.layer.animationKeys() ?? []
    }
    let shown = try focus.show()
    #expect(inherited == [shown.duration])
    #expect(keys != [])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test(.needsApplication)
  func `S99: a text field begins editing before willChangeFrame`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    _ = try focus.show()
    let begin = try #require(focus.recorder.index(of: UITextField.textDidBeginEditingNotification))
    let change = try #require(
      focus.recorder.index(of: UIResponder.keyboardWillChangeFrameNotification)
    )
    #expect(begin < change)
  }

  // Since iOS 16, by one source.
  @available(iOS 16, *)
  @Test(.needsApplication)
  func `S99: a text view begins editing before willShow`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    focus.stage.root.view.addSubview(textView)
    #expect(textView.becomeFirstResponder())
    let begin = try #require(focus.recorder.index(of: UITextView.textDidBeginEditingNotification))
    let show = try #require(focus.recorder.index(of: UIResponder.keyboardWillShowNotification))
    #expect(begin < show)
  }

  @Test(.needsApplication)
  func `S100: the new view is first responder inside willShow`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    let textView = UITextView(frame: CGRect(x: 20, y: 200, width: 350, height: 100))
    focus.stage.root.view.addSubview(textView)
    var holders: [String] = []
    focus.recorder.onDelivery = { entry in
      guard entry.name == UIResponder.keyboardWillShowNotification else { return }
      if focus.field.isFirstResponder { holders.append("field") }
      if textView.isFirstResponder { holders.append("text view") }
    }
    _ = try focus.show()
    focus.field.resignFirstResponder()
    #expect(textView.becomeFirstResponder())
    #expect(holders == ["field", "text view"])
  }

  @Test(.needsApplication)
  func `S101: from field to field the keyboard posts willShow again and no willHide`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    let second = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    focus.stage.root.view.addSubview(second)
    _ = try focus.show()
    focus.recorder.forget()
    #expect(second.becomeFirstResponder())

    let recorder = focus.recorder
    let end = try #require(recorder.index(of: UITextField.textDidEndEditingNotification))
    let begin = try #require(recorder.index(of: UITextField.textDidBeginEditingNotification))
    let show = try #require(recorder.index(of: UIResponder.keyboardWillShowNotification))
    #expect(end < begin)
    #expect(begin < show)
    #expect(recorder.entries[end].sender == ObjectIdentifier(focus.field))
    #expect(recorder.entries[begin].sender == ObjectIdentifier(second))
    #expect(recorder.entries[show].beginFrame != nil)
    #expect(recorder.entries[show].beginFrame == recorder.entries[show].endFrame)
    #expect(!recorder.names.contains(UIResponder.keyboardWillHideNotification))
  }

  // One source.
  @Test(.needsApplication)
  func `S105: resigning and focusing in one turn posts willHide, then willShow`() throws {
    let focus = FocusFixture()
    defer { focus.end() }
    let docked = try focus.show().endFrame
    focus.recorder.forget()
    focus.field.resignFirstResponder()
    focus.field.becomeFirstResponder()
    let hide = try #require(focus.recorder.index(of: UIResponder.keyboardWillHideNotification))
    let show = try #require(focus.recorder.index(of: UIResponder.keyboardWillShowNotification))
    #expect(hide < show)
    #expect(focus.recorder.entries[show].endFrame == docked)
  }

  // One source.
  @Test(.needsApplication)
  func `S139: a field with an empty input view brings no keyboard`() {
    let focus = FocusFixture()
    defer { focus.end() }
    focus.field.inputView = UIView()
    #expect(focus.field.becomeFirstResponder())
    #expect(focus.recorder.names == [UITextField.textDidBeginEditingNotification])
  }
}
