import UIKit

extension UIView {
  /// The view as a text input whose caret is revealed; nil for a text field.
  ///
  /// A text field is revealed as a whole: it is one line high, or has its own border.
  private var caretInput: (any UITextInput)? {
    self is UITextField ? nil : self as? any UITextInput
  }

  /// The caret's rectangle, in the view's coordinate space; with a selection, the caret at its end.
  ///
  /// Nil for a text field, for a view without text input or selection, and while layout returns a
  /// rectangle that is null, infinite or without height.
  var caretRectangle: CGRect? {
    guard let input = caretInput, let selection = input.selectedTextRange else { return nil }
    return caretRectangle(of: input, at: selection.end)
  }

  /// True if text is selected; neither end of a selection has to be visible.
  ///
  /// False for a clause of marked text: an input method selects the clause that the user converts,
  /// for example in Japanese.
  /// https://developer.apple.com/documentation/uikit/uitextinput
  var hasSelectedText: Bool {
    guard let input = caretInput, input.selectedTextRange?.isEmpty == false else { return false }
    return input.markedTextRange == nil
  }

  /// The number of characters before the caret; nil without a caret, or with a selection.
  var caretPosition: Int? {
    if let textView = self as? UITextView {
      let selection = textView.selectedRange
      let isCaret = selection.length == 0 || textView.markedTextRange != nil
      return isCaret ? selection.location + selection.length : nil
    }
    guard let input = caretInput, let selection = input.selectedTextRange,
      selection.isEmpty || input.markedTextRange != nil
    else { return nil }
    return input.offset(from: input.beginningOfDocument, to: selection.end)
  }

  /// Returns the caret's rectangle, converted from the view that draws the input's text.
  /// https://developer.apple.com/documentation/uikit/uitextinput/textinputview
  private func caretRectangle(of input: any UITextInput, at position: UITextPosition) -> CGRect? {
    let caret = input.caretRect(for: position)
    guard caret.isFinite, caret.height > 0 else { return nil }
    let space: UIView? = input.textInputView
    guard let space, space !== self else { return caret }
    return convert(caret, from: space as UIView?)
  }
}

extension CGRect {
  /// Returns a caret's rectangle, extended over the margin above the first line of the text view or
  /// below the last line, if that margin is less than a line high.
  func withMargins(in bounds: CGRect) -> CGRect {
    let top = minY - bounds.minY < height ? min(minY, bounds.minY) : minY
    let bottom = bounds.maxY - maxY < height ? max(maxY, bounds.maxY) : maxY
    return CGRect(x: minX, y: top, width: width, height: bottom - top)
  }
}
