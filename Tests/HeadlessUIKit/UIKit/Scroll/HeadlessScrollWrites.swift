/// How often clients assigned what they may assign on a scroll view, equal values included.
///
/// The view's own moves, such as a clamp or a finger, do not count.
package struct HeadlessScrollWrites: Equatable, Sendable {
  package var contentInset = 0
  package var verticalScrollIndicatorInsets = 0
  package var horizontalScrollIndicatorInsets = 0
  /// Assignments of the property and calls of `setContentOffset(_:animated:)`.
  package var contentOffset = 0
  /// Values with a part that is infinite or not a number.
  ///
  /// UIKit raises an exception for some of them; here they are ignored and counted.
  package var nonFinite = 0

  package init() {}
}
