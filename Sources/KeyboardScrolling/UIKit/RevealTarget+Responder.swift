import UIKit

extension RevealTarget {
  /// Creates the target for a first responder, in the content coordinates of a scroll view, with the
  /// scroll views inside it at their destinations.
  @MainActor
  init?(
    _ responder: UIView,
    with companions: [UIView],
    in scrollView: UIScrollView,
    padding: CGFloat = 0,
    destination: (UIScrollView) -> CGFloat?
  ) {
    // The target is the caret of a text input view that is not a text field, and the bounds of any
    // other view. With companions it is the union of all, and the responder or its caret is always
    // shown.
    guard responder.window === scrollView.window,
      let focus = responder.revealRectangle(
        responder.caretRectangle ?? responder.bounds,
        in: scrollView,
        destination: destination
      )
    else { return nil }
    let others = companions.compactMap { view -> CGRect? in
      guard view.window === scrollView.window, !view.isHidden(upTo: scrollView) else { return nil }
      // A button that is scaled to zero has a place, but no extent.
      return view.revealRectangle(view.bounds, in: scrollView, destination: destination)
        .flatMap { $0.isEmpty ? nil : $0 }
    }
    self.init(
      rectangle: others.reduce(focus) { $0.union($1) },
      anchor: others.isEmpty ? nil : focus,
      padding: padding
    )
  }
}
