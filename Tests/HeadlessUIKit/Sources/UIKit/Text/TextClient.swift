/// The calls from a text to the view that shows it.
@MainActor
protocol TextClient: UIView {
  var textFont: UIFont { get }
  var effectiveTextAlignment: NSTextAlignment { get }
  /// Asks the delegate; called for typing, not for changes in code.
  func allowsChange(in range: NSRange, replacement: String) -> Bool
  /// Called first, for edits and assignments.
  func textIsStale()
  func selectionDidChange(withText: Bool)
  /// Called last, for edits only.
  func handleTextChange()
}
