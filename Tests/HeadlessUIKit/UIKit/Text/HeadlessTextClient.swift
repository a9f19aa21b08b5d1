import Foundation

/// What a text tells the view that shows it.
@MainActor
protocol HeadlessTextClient: UIView {
  var headlessTextFont: UIFont { get }
  var headlessTextAlignment: NSTextAlignment { get }
  /// Asks the delegate, as typing does and a client's own call does not.
  func headlessShouldChangeText(in range: NSRange, replacement: String) -> Bool
  /// The text is another one: called first, for an edit and for an assignment.
  func headlessTextIsStale()
  func headlessSelectionDidChange(withText: Bool)
  /// The text was edited; called last, and not when it was assigned.
  func headlessTextDidChange()
}
