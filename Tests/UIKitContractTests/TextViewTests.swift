import Testing
import UIKit

@MainActor struct TextViewTests {
  private static let manyLines = (0..<100).map { "Line \($0)" }.joined(separator: "\n")

  // Evidence: one report.
  @Test(.needsApplication)
  func `S132: new text scrolls a focused text view, or an ancestor if the view cannot`() async {
    let fixed = ScrollFixture.p()
    let fixedView = UITextView(frame: CGRect(x: 0, y: 900, width: 390, height: 900))
    fixedView.isScrollEnabled = false
    await fixed.focus(fixedView)
    fixed.scrollView.forget()
    fixedView.text = Self.manyLines
    fixed.layout()
    #expect(await wait { !fixed.scrollView.requests.isEmpty })
    fixed.stage.window.endEditing(true)
    let fixture = ScrollFixture.p()
    let textView = RecordingTextView(frame: CGRect(x: 0, y: 900, width: 390, height: 300))
    await fixture.focus(textView)
    defer { fixture.stage.window.endEditing(true) }
    fixture.scrollView.forget()
    textView.text = Self.manyLines
    fixture.layout()
    #expect(await wait { !textView.requests.isEmpty })
    #expect(!(await happens { !fixture.scrollView.requests.isEmpty }))
  }

  // Evidence: two libraries that observed the call, and one for the exact rect.
  @Test(.needsApplication)
  func `S133: Return scrolls to the caret's rect`() async {
    let fixture = ScrollFixture.p()
    let textView = RecordingTextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    textView.text = Self.manyLines
    await focusEnd(of: textView, in: fixture)
    defer { fixture.stage.window.endEditing(true) }
    textView.forget()
    textView.insertText("\n")
    fixture.layout()
    let caret = textView.caretRect(for: textView.endOfDocument)
    let showsCaret = await wait {
      textView.requests.last.map { $0.minY <= caret.midY && $0.maxY >= caret.midY } ?? false
    }
    #expect(showsCaret)
  }

  // Evidence: one developer.
  @Test(.needsApplication)
  func `S280: a scroll to a range that is higher than the view shows the range's end`() async {
    let fixture = ScrollFixture.p()
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    textView.text = Self.manyLines
    fixture.scrollView.addSubview(textView)
    fixture.layout()
    #expect(!showsEnd(textView))
    textView.scrollRangeToVisible(NSRange(location: 0, length: textView.text.utf16.count))
    #expect(await wait { showsEnd(textView) })
  }

  // Evidence: one developer.
  @Test(.needsApplication)
  func `S281: a letter scrolls to a caret that was hidden`() async {
    let fixture = ScrollFixture.p()
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    textView.text = Self.manyLines
    await focusEnd(of: textView, in: fixture)
    defer { fixture.stage.window.endEditing(true) }
    textView.setContentOffset(.zero, animated: false)
    #expect(!showsEnd(textView))
    textView.insertText("a")
    fixture.layout()
    #expect(await wait { showsEnd(textView) })
  }

  /// Focuses a text view, and moves its caret to the end.
  private func focusEnd(of textView: UITextView, in fixture: ScrollFixture) async {
    await fixture.focus(textView)
    let end = textView.endOfDocument
    textView.selectedTextRange = textView.textRange(from: end, to: end)
  }

  private func showsEnd(_ textView: UITextView) -> Bool {
    let caret = textView.caretRect(for: textView.endOfDocument)
    return caret.minY < textView.bounds.maxY && caret.maxY > textView.bounds.minY
  }

  // Inferred.
  @Test(.needsApplication)
  func `S241: a letter typed in a text field scrolled off the screen scrolls nothing`() async {
    let fixture = ScrollFixture.p()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    await fixture.focus(field)
    defer { fixture.stage.window.endEditing(true) }
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
    field.insertText("a")
    expectEqual(field.text, to: "a")
    #expect(!(await happens { fixture.scrollView.contentOffset.y != 900 }))
  }

  private final class Refusal: NSObject, UITextFieldDelegate {
    private(set) var questions = 0

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      questions += 1
      return false
    }
  }

  @Test(.needsApplication)
  func `S285: code inserts text without a question to the field's delegate`() async {
    let fixture = ScrollFixture.p()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
    let delegate = Refusal()
    field.delegate = delegate
    await fixture.focus(field)
    defer { fixture.stage.window.endEditing(true) }
    field.insertText("a")
    expectEqual(field.text, to: "a")
    expectEqual(delegate.questions, to: 0)
  }

  @Test func `S134: a caret is in the text view's coordinates, which include its offset`() throws {
    let stage = Stage()
    let textView = UITextView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
    textView.contentInsetAdjustmentBehavior = .never
    textView.text = Self.manyLines
    stage.root.view.addSubview(textView)
    stage.window.layoutIfNeeded()
    let place = (0..<40).map { "Line \($0)\n".count }.reduce(0, +)
    let position = try #require(
      textView.position(from: textView.beginningOfDocument, offset: place)
    )
    let caret = textView.caretRect(for: position)
    try #require(caret.minY > 200)
    textView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
    #expect(isClose(textView.caretRect(for: position), caret))
    let window: UIView? = stage.window
    #expect(isClose(textView.convert(caret, to: window).minY, 100 + caret.minY - 200))
  }

  private final class RecordingTextView: UITextView {
    private(set) var requests: [CGRect] = []

    func forget() { requests = [] }

    override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
      requests.append(rect)
      super.scrollRectToVisible(rect, animated: animated)
    }
  }
}

extension ScrollFixture {
  /// Adds a view to the scroll view, focuses it, and waits until the keyboard has arrived, because
  /// UIKit scrolls with the keyboard.
  fileprivate func focus(_ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) async {
    await SharedKeyboard.shared.waitUntilHidden()
    scrollView.addSubview(view)
    stage.window.makeKeyAndVisible()
    layout()
    #expect(view.becomeFirstResponder(), sourceLocation: sourceLocation)
    await SharedKeyboard.shared.waitUntilShown()
    layout()
  }
}
