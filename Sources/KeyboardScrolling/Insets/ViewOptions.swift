import CoreGraphics

/// The options for managing one scroll view: the app's configuration, as the decisions read it.
struct ViewOptions: Equatable, Sendable {
  var revealsFirstResponder = true
  /// In points, as the app has given it.
  var revealPadding: CGFloat = 8
  var baselinePolicy = KeyboardInset.BaselinePolicy.sum
  var followsUndockedKeyboard = false
  var keepsDistanceToEnd = false

  /// Returns whether the content moves with the edge that faces the keyboard, and keeps its distance
  /// to its end.
  ///
  /// In a view that a transform has turned over, the newest row is where the keyboard is, and would be
  /// covered otherwise.
  func keepsDistance(at edge: VerticalEdge?) -> Bool { keepsDistanceToEnd || edge == .top }
}
