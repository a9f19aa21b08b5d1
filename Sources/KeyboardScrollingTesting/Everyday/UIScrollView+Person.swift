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

  /// True for content that is wider than the view and no taller, such as pages side by side.
  var scrollsSidewaysOnly: Bool {
    contentSize.width > bounds.width + 1 && contentSize.height <= bounds.height + 1
      && !alwaysBounceVertical
  }

  /// True if a place in the content is out of sight sideways, and the user can scroll to it.
  func canTurn(to place: CGRect) -> Bool {
    isScrollEnabled && isUserInteractionEnabled && contentSize.width > bounds.width
      && !(bounds.minX...bounds.maxX).contains(place.midX)
  }

  /// Scrolls sideways until a place in the content is in sight, as a person turns to another page.
  func turn(to place: CGRect) {
    guard canTurn(to: place) else { return }
    let width = bounds.width
    let x = isPagingEnabled ? (place.midX / width).rounded(.down) * width : place.midX - width / 2
    contentOffset.x = (0...contentSize.width - width).nearest(to: x)
  }

  /// How far it can still be scrolled down, in points.
  var wayDown: CGFloat {
    canScroll ? max(0, verticalRange.upperBound - contentOffset.y) : 0
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
