import CoreGraphics

/// The options for managing one scroll view: the app's configuration, as the decisions read it.
struct ViewOptions: Equatable, Sendable {
  var revealsFirstResponder = true
  /// In points, as the app has given it.
  var revealPadding: CGFloat = 8
  var baselinePolicy = KeyboardInset.BaselinePolicy.sum
  var followsUndockedKeyboard = false
  var keepsDistanceToEnd = false
}
