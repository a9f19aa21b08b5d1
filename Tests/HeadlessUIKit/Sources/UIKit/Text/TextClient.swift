/// The calls from a text to the view that shows it.
@MainActor protocol TextClient: UIView {
  var textFont: UIFont { get }
  var effectiveTextAlignment: NSTextAlignment { get }
  /// Asks the delegate; called for typing, not for changes in code.
  func allowsChange(in range: NSRange, replacement: String) -> Bool
  /// Called first after an edit or an assignment.
  func invalidateText()
  func selectionDidChange(withText: Bool)
  /// Called last after an edit, and never after an assignment.
  func handleTextChange()
}
