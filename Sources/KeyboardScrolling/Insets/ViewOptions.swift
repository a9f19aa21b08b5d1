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

  /// Returns whether the view does not wait for a keyboard that may come back.
  ///
  /// Beside a bar that leaves at once, rows would be a turn late. A chat loses nothing if the keyboard
  /// comes back in the same turn, because its offset goes back with the inset. In other views UIKit
  /// clamps the offset, which would not come back. A list that is only flipped keeps its distance
  /// (``keepsDistance(at:)``), and waits all the same: it may be a form, and would travel to its end and
  /// back.
  func followsEveryHide(besideBar hasBar: Bool) -> Bool { hasBar || keepsDistanceToEnd }
}
