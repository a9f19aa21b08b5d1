import UIKit

/// A cheap summary of the first responder's place inside the scroll views around it.
///
/// Equal summaries mean that nothing has moved; the numbers have no other meaning. Reading centers
/// needs no conversion.
struct ResponderPlace: Equatable {
  /// The scroll views around the first responder that have been scrolled.
  enum Scroll {
    case none
    /// One between the innermost managed view and the outermost, the innermost included.
    case between
    /// One inside the innermost managed view.
    case inside
  }

  /// The sum of centers and heights up to the window, in points.
  private var position: CGFloat
  /// The content offsets of the scroll views inside the innermost managed view, in points.
  private var offsetsInside: CGFloat = 0
  /// The content offsets from there to the outermost managed view, in points.
  private var offsetsBetween: CGFloat = 0

  /// Reads the place of a view.
  @MainActor
  init(of responder: UIView, isManaged: (UIScrollView) -> Bool) {
    position = responder.bounds.height
    var isInside = true
    /// The offsets that count only if another managed view is around them.
    var pending: CGFloat = 0
    var next: UIView? = responder
    while let view = next {
      position += view.center.y - view.bounds.height / 2 + view.transform.ty
      if view !== responder, let scrollView = view as? UIScrollView {
        if isManaged(scrollView) {
          offsetsBetween += pending
          pending = 0
          isInside = false
        }
        if isInside {
          offsetsInside += scrollView.bounds.minY
        } else {
          pending += scrollView.bounds.minY
        }
      }
      next = view.superview
    }
  }

  /// Returns which scroll views have been scrolled since another summary, if nothing else has moved.
  func scroll(since other: ResponderPlace) -> Scroll {
    guard position == other.position else { return .none }
    if offsetsInside != other.offsetsInside { return .inside }
    return offsetsBetween != other.offsetsBetween ? .between : .none
  }
}
