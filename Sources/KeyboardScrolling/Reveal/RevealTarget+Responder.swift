import UIKit

extension RevealTarget {
  /// Returns the target joined with the views beside the first responder, of which as much is shown
  /// as fits.
  @MainActor
  func joined(
    with companions: [UIView],
    in scrollView: UIScrollView,
    destination: (UIScrollView) -> CGFloat?
  ) -> RevealTarget {
    let others = companions.compactMap { view -> ClosedRange<CGFloat>? in
      // A button that is scaled to zero has a place, but no extent.
      guard view.window === scrollView.window, !view.isHidden(upTo: scrollView),
        let (rectangle, _) = view.revealRectangle(
          view.bounds,
          in: scrollView,
          destination: destination
        ),
        rectangle.isFinite, !rectangle.isEmpty
      else { return nil }
      return rectangle.minY...rectangle.maxY
    }
    let extent = others.reduce(extent) {
      min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
    }
    return RevealTarget(
      extent: extent,
      anchor: others.isEmpty ? nil : self.extent,
      padding: padding
    )
  }
}
