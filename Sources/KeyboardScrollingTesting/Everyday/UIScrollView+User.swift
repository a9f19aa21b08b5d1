import UIKit

// Scrolls of a simulated user, without a finger, because no public API can move one.

extension UIScrollView {
  var canScroll: Bool { isScrollEnabled && isUserInteractionEnabled && verticalRange.length > 1 }

  func scroll(to offset: CGFloat) {
    guard canScroll, offset.isFinite else { return }
    contentOffset.y = verticalRange.nearest(to: offset)
  }

  var scrollsSidewaysOnly: Bool {
    contentSize.width > bounds.width + 1 && contentSize.height <= bounds.height + 1
      && !alwaysBounceVertical
  }

  func canScrollSideways(to place: CGRect) -> Bool {
    let visible = min(place.maxX, bounds.maxX) - max(place.minX, bounds.minX)
    return isScrollEnabled && isUserInteractionEnabled && contentSize.width > bounds.width
      && visible < min(place.width, bounds.width) - 1
  }

  func scrollSideways(to place: CGRect) {
    guard canScrollSideways(to: place) else { return }
    let width = bounds.width
    let x = isPagingEnabled ? (place.midX / width).rounded(.down) * width : place.midX - width / 2
    contentOffset.x = (0...contentSize.width - width).nearest(to: x)
  }

  var distanceToEnd: CGFloat { canScroll ? max(0, verticalRange.upperBound - contentOffset.y) : 0 }

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
