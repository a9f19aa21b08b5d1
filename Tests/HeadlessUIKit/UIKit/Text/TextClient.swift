import Foundation

/// The calls of a text to the view that shows it.
@MainActor
protocol TextClient: UIView {
  var textFont: UIFont { get }
  var effectiveTextAlignment: NSTextAlignment { get }
  /// Asks the delegate, as typing does and a client's own call does not.
  func allowsChange(in range: NSRange, replacement: String) -> Bool
  /// The text has changed: called first, for an edit and for an assignment.
  func textIsStale()
  func selectionDidChange(withText: Bool)
  /// The text was edited; called last, and not when it was assigned.
  func handleTextChange()
}
