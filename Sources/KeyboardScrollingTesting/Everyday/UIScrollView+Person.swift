import UIKit

// What a person does to scroll views, without a finger: there is no public way to move one.

extension UIScrollView {
  /// True if the user can scroll vertically, and there is something to scroll to.
  var canScroll: Bool {
    isScrollEnabled && isUserInteractionEnabled && verticalRange.length > 1
  }

  /// Scrolls to the nearest offset in range, in points, as a finger leaves it.
  func scroll(to offset: CGFloat) {
    guard canScroll, offset.isFinite else { return }
    contentOffset.y = verticalRange.nearest(to: offset)
  }

  private var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let start = -inset.top
    return start...max(start, contentSize.height + inset.bottom - bounds.height)
  }
}

extension UIView {
  /// The scroll views around a view, innermost first.
  var containers: [UIScrollView] {
    sequence(first: superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }

  /// True for a view that does not fit into what shows it.
  var isTallerThanItsContainers: Bool {
    containers.contains { container in
      let inset = container.adjustedContentInset
      return bounds.height > container.bounds.height - inset.top - inset.bottom
    }
  }
}
