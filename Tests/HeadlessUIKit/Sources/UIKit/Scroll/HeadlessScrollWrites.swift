/// Counts of the app's assignments to a scroll view's properties, including equal values.
///
/// The counts exclude the view's own moves, such as a clamp or a drag.
@_spi(Headless) public struct HeadlessScrollWrites: Equatable, Sendable {
  public var contentInset: Int
  public var verticalScrollIndicatorInsets: Int
  public var horizontalScrollIndicatorInsets: Int
  /// Assignments of the property and calls of `setContentOffset(_:animated:)`.
  public var contentOffset: Int
  /// Values with an infinite or NaN component, which the view ignores; UIKit raises an exception
  /// for some.
  public var nonFinite: Int

  public init(
    contentInset: Int = 0, verticalScrollIndicatorInsets: Int = 0,
    horizontalScrollIndicatorInsets: Int = 0, contentOffset: Int = 0, nonFinite: Int = 0
  ) {
    self.contentInset = contentInset
    self.verticalScrollIndicatorInsets = verticalScrollIndicatorInsets
    self.horizontalScrollIndicatorInsets = horizontalScrollIndicatorInsets
    self.contentOffset = contentOffset
    self.nonFinite = nonFinite
  }
}
