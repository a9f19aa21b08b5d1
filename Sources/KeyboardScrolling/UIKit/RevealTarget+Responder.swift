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
  ///     hidden, alone or with what they are in, or without extent do not count.
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
      guard view.window === scrollView.window, !view.isHidden(upTo: scrollView) else { return nil }
      // A button that is scaled or laid out to nothing still has a place.
      return view.revealRectangle(view.bounds, in: scrollView).flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      rectangle: others.reduce(focus) { $0.union($1) },
      anchor: others.isEmpty ? nil : focus,
      padding: padding
    )
  }
}
