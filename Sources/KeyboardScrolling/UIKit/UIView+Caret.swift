import UIKit

extension UIView {
  /// The view as a text input whose caret is what the eye follows.
  ///
  /// A text field is shown whole: it is one line high, or has a border of its own.
  private var caretInput: (any UITextInput)? {
    self is UITextField ? nil : self as? any UITextInput
  }

  /// True for a text view, or another view that takes text and may be taller than a line.
  var showsCaret: Bool { caretInput != nil }

  /// The caret, in points, in the view's coordinate space; with a selection, the one at its end.
  ///
  /// Nil for a text field, for a view that takes no text, without a selection, and while the layout
  /// has not come up with a rectangle: it is null, infinite or without height then.
  var caretRectangle: CGRect? {
    guard let input = caretInput, let selection = input.selectedTextRange else { return nil }
    return caretRectangle(of: input, at: selection.end)
  }

  /// The place of the caret between two letters; nil where there is no caret, or letters are selected.
  var caretPlace: CaretPlace? {
    if let textView = self as? UITextView {
      let selection = textView.selectedRange
      return selection.length > 0 ? nil : .letter(selection.location, width: bounds.width)
    }
    guard let input = caretInput, let selection = input.selectedTextRange, selection.isEmpty else {
      return nil
    }
    return caretRectangle(of: input, at: selection.end).map { .rectangle($0) }
  }

  /// Carets are told in the coordinate space of the input's own view, where it names one.
  /// https://developer.apple.com/documentation/uikit/uitextinput/textinputview
  private func caretRectangle(of input: any UITextInput, at position: UITextPosition) -> CGRect? {
    let caret = input.caretRect(for: position)
    guard caret.isFinite, !caret.isNull, caret.height > 0 else { return nil }
    let space: UIView? = input.textInputView
    guard let space, space !== self else { return caret }
    return convert(caret, from: space as UIView?)
  }
}
