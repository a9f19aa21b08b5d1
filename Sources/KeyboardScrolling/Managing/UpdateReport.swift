import UIKit

/// What one update of a scroll view has found and changed.
struct UpdateReport: Sendable {
  /// The event that triggered an update; the public type explains each.
  enum Trigger: Equatable, Sendable {
    case managed, keyboard, reveal, geometry, request, interrupted, released
  }

  /// The values that an update may change, in points.
  struct Values: Sendable {
    var contentInset: UIEdgeInsets
    var indicatorInsets: UIEdgeInsets
    /// The destination while a movement is under way.
    var contentOffset: CGPoint
    /// The height of a pixel of the screen, in points.
    var pixel: CGFloat

    @MainActor
    init(of scrollView: UIScrollView, destination: CGFloat?) {
      contentInset = scrollView.contentInset
      indicatorInsets = scrollView.verticalScrollIndicatorInsets
      contentOffset = scrollView.contentOffset
      if let destination { contentOffset.y = destination }
      pixel = scrollView.window?.pixel ?? 1
    }

    func isSame(as other: Values) -> Bool {
      contentInset == other.contentInset && indicatorInsets == other.indicatorInsets
        && contentOffset.x.isSameOffset(as: other.contentOffset.x, pixel: pixel)
        && contentOffset.y.isSameOffset(as: other.contentOffset.y, pixel: pixel)
    }
  }

  weak var scrollView: UIScrollView?
  let trigger: Trigger
  let reveal: RevealOutcome
  let coverage: KeyboardCoverage
  /// The coordinator's part of the content inset, in points.
  let keyboardInset: CGFloat
  /// The edge whose insets contain it.
  let edge: VerticalEdge
  let before: Values
  let after: Values

  var didChange: Bool { !after.isSame(as: before) }
}
