import UIKit

// Scrolls of a user without a finger. There is no public way to move one.

extension UIScrollView {
  /// True if the user can scroll vertically, and the content is taller than the view.
  var canScroll: Bool {
    isScrollEnabled && isUserInteractionEnabled && verticalRange.length > 1
  }

  /// Scrolls to the nearest offset in range, like a finger.
  func scroll(to offset: CGFloat) {
    guard canScroll, offset.isFinite else { return }
    contentOffset.y = verticalRange.nearest(to: offset)
  }

  /// True for content that is wider than the view and no taller, such as pages side by side.
  var scrollsSidewaysOnly: Bool {
    contentSize.width > bounds.width + 1 && contentSize.height <= bounds.height + 1
      && !alwaysBounceVertical
  }

  /// True if a rectangle of the content is outside the bounds sideways, and the user can scroll to
  /// it.
  func canTurn(to place: CGRect) -> Bool {
    isScrollEnabled && isUserInteractionEnabled && contentSize.width > bounds.width
      && !(bounds.minX...bounds.maxX).contains(place.midX)
  }

  /// Scrolls sideways until a rectangle of the content is visible, as a user turns to another page.
  func turn(to place: CGRect) {
    guard canTurn(to: place) else { return }
    let width = bounds.width
    let x = isPagingEnabled ? (place.midX / width).rounded(.down) * width : place.midX - width / 2
    contentOffset.x = (0...contentSize.width - width).nearest(to: x)
  }

  var distanceToEnd: CGFloat {
    canScroll ? max(0, verticalRange.upperBound - contentOffset.y) : 0
  }

  private var verticalRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let start = -inset.top
    return start...max(start, contentSize.height + inset.bottom - bounds.height)
  }
}

extension UIView {
  var containers: [UIScrollView] {
    sequence(first: superview, next: { $0?.superview }).compactMap { $0 as? UIScrollView }
  }

  var isTallerThanItsContainers: Bool {
    containers.contains { container in
      let inset = container.adjustedContentInset
      return bounds.height > container.bounds.height - inset.top - inset.bottom
    }
  }
}
