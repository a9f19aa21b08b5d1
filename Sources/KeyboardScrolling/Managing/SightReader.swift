import UIKit

/// Reads how much of the first responder is visible in one managed scroll view.
@MainActor
struct SightReader {
  let scrollView: UIScrollView
  let responder: UIView
  /// The views that the app keeps visible with the first responder.
  let companions: [UIView]
  let padding: CGFloat
  let metrics: ScrollMetrics
  /// Returns the offset at which a movement of an inner scroll view will end; nil without a
  /// movement.
  let destination: (UIScrollView) -> CGFloat?

  /// Reads the visible part of the responder and its companions; nil if the responder is outside
  /// the view or has no usable frame, and for an invisible responder without companions.
  func sight() -> Sight? {
    guard let (whole, top) = target(responder.bounds, of: responder) else { return nil }
    let others = visibleCompanions.map(\.extent)
    let isInvisible = responder.isInvisible(upTo: scrollView)
    guard let all = isInvisible ? whole.replaced(by: others) : whole.joined(with: others)
    else { return nil }
    var sight = Sight(target: all, top: top, metrics: metrics)
    (sight.size, sight.companions) = (responder.bounds.size, others)
    guard !isInvisible, let caret = responder.caretRectangle else { return sight }
    let fits = responder !== scrollView && whole.fits(in: metrics)
    sight.wholeText = fits ? sight.target : nil
    let line = fits ? caret.withMargins(in: responder.bounds) : caret
    if let (target, _) = target(line, of: responder) { sight.target = target.joined(with: others) }
    return sight
  }

  /// Reads the sight after a scroll; nil if anything but offsets differs.
  ///
  /// The caret is not read: for a caret far above the visible part, TextKit 2 may lay out all text
  /// in between.
  func sight(following last: Sight, isTouched: Bool) -> Sight? {
    guard let top = target(responder.bounds, of: responder)?.top else { return nil }
    var now = last
    (now.metrics, now.top, now.size, now.start) = (metrics, top, responder.bounds.size, nil)
    now.companions = visibleCompanions.map(\.extent)
    return now.differsOnlyInOffsets(from: last, isTouched: isTouched) ? now : nil
  }

  func floatingCompanions(since last: Sight, at offset: CGFloat) -> [UIView] {
    guard last.start != nil else { return [] }
    let now = visibleCompanions
    return last.floatingCompanions(now: now.map(\.extent), at: offset).map { now[$0].view }
  }

  private var visibleCompanions: [(view: UIView, extent: ClosedRange<CGFloat>)] {
    companions.compactMap { view in extent(of: view).map { (view, $0) } }
  }

  private func extent(of companion: UIView) -> ClosedRange<CGFloat>? {
    // A button scaled to zero has a place but no height, and counts as hidden.
    guard !companion.isHidden(upTo: scrollView),
      let (target, _) = target(companion.bounds, of: companion),
      target.extent.lowerBound < target.extent.upperBound
    else { return nil }
    return target.extent
  }

  private func target(_ part: CGRect, of view: UIView) -> (target: RevealTarget, top: CGFloat)? {
    guard view.window === scrollView.window,
      let (rectangle, top) = view.revealRectangle(part, in: scrollView, destination: destination),
      let target = RevealTarget(rectangle: rectangle, padding: padding)
    else { return nil }
    return (target, top)
  }
}
