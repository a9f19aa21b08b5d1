import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct TextFieldTests {
  private let fixture = KeyboardFixture()

  /// Records the delegate calls, and returns values that a test sets.
  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    var answers: [String: Bool] = [:]

    private func ask(_ call: String) -> Bool {
      calls.append(call)
      return answers[call] ?? true
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("did begin") }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("did end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { ask("change \(range.location)+\(range.length) to '\(string)'") }
    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
  }

  @Test func `from field to field, the new field's delegate is asked first, then the old one's`() {
    let delegate = Delegate()
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    first.becomeFirstResponder()
    first.delegate = delegate
    second.delegate = delegate
    second.becomeFirstResponder()
    expectEqual(delegate.calls, to: ["should begin", "should end", "did end", "did begin"])
  }

  @Test func `a field that is disabled, or whose delegate refuses, does not begin`() {
    let delegate = Delegate()
    delegate.answers["should begin"] = false
    let field = fixture.addField()
    field.delegate = delegate
    #expect(!field.becomeFirstResponder())
    expectEqual(fixture.timeline, to: [])
    field.delegate = nil
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a finger that taps a field, a text view or a button reaches it`() {
    let p = ScrollFixture()
    let field = UITextField(frame: CGRect(20, 100, 350, 44))
    let view = UITextView(frame: CGRect(20, 200, 350, 100))
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction { _ in taps += 1 })
    button.frame = CGRect(20, 320, 350, 44)
    for subview in [field, view, button] { p.scrollView.addSubview(subview) }
    p.device.clock.settle()
    HeadlessFinger.tap(100, 120)
    #expect(field.isFirstResponder)
    HeadlessFinger.tap(100, 250)
    #expect(view.isFirstResponder)
    field.isEnabled = false
    HeadlessFinger.tap(100, 120)
    #expect(view.isFirstResponder)
    HeadlessFinger.tap(100, 340)
    expectEqual(taps, to: 1)
  }

  @Test func `typing asks the delegate, then posts a notification and sends an action`() {
    let delegate = Delegate()
    let field = fixture.addField()
    field.addAction(
      UIAction { [weak fixture] _ in fixture?.timeline.append("action") }, for: .editingChanged
    )
    field.becomeFirstResponder()
    field.delegate = delegate
    fixture.timeline = []
    field.text = "x"
    expectEqual(delegate.calls, to: [])
    expectEqual(fixture.timeline, to: [])
    field.headlessType("ab")
    expectEqual(field.text, to: "xab")
    expectEqual(delegate.calls, to: ["change 1+0 to 'ab'"])
    expectEqual(fixture.timeline, to: ["field change", "action"])
  }

  @Test func `neither a refused change nor typing without the focus changes the text`() {
    let delegate = Delegate()
    delegate.answers = ["change 2+0 to 'x'": false, "change 1+1 to ''": false]
    let field = fixture.addField()
    field.text = "ab"
    field.headlessType("x")
    expectEqual(field.text, to: "ab")
    field.delegate = delegate
    field.becomeFirstResponder()
    field.headlessType("x")
    field.headlessDeleteBackward()
    expectEqual(field.text, to: "ab")
  }

  @Test func `deleting removes a whole character`() {
    let field = fixture.addField()
    field.text = "a👩‍👧"
    field.becomeFirstResponder()
    field.headlessDeleteBackward()
    expectEqual(field.text, to: "a")
    field.headlessDeleteBackward()
    field.headlessDeleteBackward()
    expectEqual(field.text, to: "")
  }

  @Test func `typing replaces the selection`() {
    let field = fixture.addField()
    field.text = "one two"
    field.becomeFirstResponder()
    let start = field.beginningOfDocument
    let end = field.position(from: start, offset: 3) ?? field.endOfDocument
    field.selectedTextRange = field.textRange(from: start, to: end)
    field.headlessType("1")
    expectEqual(field.text, to: "1 two")
    field.headlessType("0")
    expectEqual(field.text, to: "10 two")
  }

  @Test func `Return ends editing only with an action for editingDidEndOnExit`() {
    let field = fixture.addField()
    field.becomeFirstResponder()
    field.headlessPressReturn()
    #expect(field.isFirstResponder)
    field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    let delegate = Delegate()
    delegate.answers["should return"] = false
    field.delegate = delegate
    field.headlessPressReturn()
    #expect(field.isFirstResponder)
    delegate.answers = [:]
    field.headlessPressReturn()
    #expect(!field.isFirstResponder)
  }

  @Test func `the clear button appears depending on its mode, and asks the delegate`() {
    let field = fixture.addField()
    field.text = "abc"
    field.headlessPressClearButton()
    expectEqual(field.text, to: "abc")
    field.clearButtonMode = .whileEditing
    field.headlessPressClearButton()
    expectEqual(field.text, to: "abc")
    field.becomeFirstResponder()
    let delegate = Delegate()
    delegate.answers["should clear"] = false
    field.delegate = delegate
    field.headlessPressClearButton()
    expectEqual(field.text, to: "abc")
    field.delegate = nil
    field.headlessPressClearButton()
    expectEqual(field.text, to: "")
    // A field may also clear its text when editing begins.
    field.text = "abc"
    field.resignFirstResponder()
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    expectEqual(field.text, to: "")
  }

  @Test func `a field is 34 high with a rounded border, and 22 without`() {
    let field = UITextField()
    expectEqual(field.intrinsicContentSize.height, to: 22)
    field.borderStyle = .roundedRect
    expectEqual(field.intrinsicContentSize.height, to: 34)
    field.placeholder = "abcd"
    // Four characters of 8.5 points, 7 points on each side, and the caret's 2.
    expectEqual(field.intrinsicContentSize.width, to: 50)
  }

  @Test func `the caret is after the text, in the middle of the field's height`() {
    let field = UITextField(frame: CGRect(0, 0, 200, 44))
    field.borderStyle = .roundedRect
    field.text = "abcd"
    let caret = field.caretRect(for: field.endOfDocument)
    // At 7 + 4 x 8.5 and (44 - 21) / 2.
    expectEqual(caret, to: CGRect(41, 11.5, 2, 21))
  }

  @Test func `S136: an edited field has a scroll view and text input inside`() {
    let field = fixture.addField()
    func editors() -> [UIView] {
      field.subviews.filter { $0 is UIScrollView && $0 is any UITextInput }
    }
    expectEqual(editors(), to: [])
    field.becomeFirstResponder()
    expectEqual(editors().count, to: 1)
    expectEqual(editors().first?.isFirstResponder, to: false)
    field.resignFirstResponder()
    expectEqual(editors(), to: [])
  }
}
