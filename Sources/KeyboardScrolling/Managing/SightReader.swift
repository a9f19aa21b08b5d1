import UIKit

/// Reads how much of the first responder is visible in one managed scroll view.
@MainActor
struct SightReader {
  let scrollView: UIScrollView
  /// The padding above and below what is revealed, in points.
  let padding: CGFloat
  let metrics: ScrollMetrics
  /// For the destinations of movements in scroll views inside this one.
  let managedViews: ManagedViews

  /// Creates a reader for what is inside a scroll view around a responder.
  init(
    _ scrollView: UIScrollView,
    around responder: UIView,
    padding: CGFloat,
    metrics: ScrollMetrics,
    managedViews: ManagedViews
  ) {
    self.scrollView = scrollView
    self.padding = padding
    self.managedViews = managedViews
    var metrics = metrics
    metrics.floating = scrollView.heightsFloating(around: responder)
    self.metrics = metrics
  }

  /// Reads the visible part of a responder and its companions; nil if it is not inside the view, or
  /// has no usable frame.
  func sight(of responder: UIView, with companions: [UIView]) -> Sight? {
    guard let (whole, top) = target(responder.bounds, of: responder) else { return nil }
    let others = companions.compactMap { extent(of: $0) }
    var sight = Sight(target: whole.joined(with: others), top: top, metrics: metrics)
    sight.size = responder.bounds.size
    guard let caret = responder.caretRectangle else { return sight }
    let fits = responder !== scrollView && whole.fits(in: metrics)
    sight.whole = fits ? sight.target : nil
    let line = fits ? caret.withMargins(in: responder.bounds) : caret
    if let (target, _) = target(line, of: responder) { sight.target = target.joined(with: others) }
    return sight
  }

  /// Returns an earlier sight with the content at the present offset; nil if anything but offsets is
  /// different.
  func sight(_ last: Sight, followingScrollTo responder: UIView) -> Sight? {
    guard let top = target(responder.bounds, of: responder)?.top else { return nil }
    return last.following(metrics, top: top, size: responder.bounds.size)
  }

  /// Returns the vertical range of a companion; nil if it is not visible in the view.
  private func extent(of companion: UIView) -> ClosedRange<CGFloat>? {
    // A button that is scaled to zero has a place, but no extent.
    guard !companion.isHidden(upTo: scrollView),
      let (target, _) = target(companion.bounds, of: companion),
      target.extent.lowerBound < target.extent.upperBound
    else { return nil }
    return target.extent
  }

  private func target(_ part: CGRect, of view: UIView) -> (target: RevealTarget, top: CGFloat)? {
    guard view.window === scrollView.window,
      let (rectangle, top) = view.revealRectangle(
        part,
        in: scrollView,
        destination: { managedViews[$0]?.destination }
      ),
      let target = RevealTarget(rectangle: rectangle, padding: padding)
    else { return nil }
    return (target, top)
  }
}
