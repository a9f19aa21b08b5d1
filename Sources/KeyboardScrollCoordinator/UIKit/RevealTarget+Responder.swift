import UIKit

extension RevealTarget {
  /// Creates the target for a first responder, in the content coordinates of a scroll view.
  ///
  /// It is the caret of a view that takes text and is no text field, and of any other view all of it. With companions it is all of
  /// them together, and the responder is shown in any case.
  ///
  /// - Parameters:
  ///   - responder: The first responder.
  ///   - companions: Views that should be in sight with it. Those that are not inside the scroll view,
  ///     or hidden, do not count.
  ///   - scrollView: A scroll view around the responder, or the responder itself.
  ///   - padding: Room left above and below, in points.
  @MainActor
  init?(
    _ responder: UIView,
    with companions: [UIView],
    in scrollView: UIScrollView,
    padding: CGFloat
  ) {
    guard responder.window === scrollView.window,
      let focus = responder.revealRectangle(
        responder.caretRectangle ?? responder.bounds,
        in: scrollView
      )
    else { return nil }
    let others = companions.compactMap { view -> CGRect? in
      guard !view.isHidden, view.window === scrollView.window else { return nil }
      return view.revealRectangle(view.bounds, in: scrollView)
    }
    self.init(
      rectangle: others.reduce(focus) { $0.union($1) },
      anchor: others.isEmpty ? nil : focus,
      padding: padding
    )
  }
}
