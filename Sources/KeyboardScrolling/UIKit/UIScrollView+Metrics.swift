import UIKit

extension UIScrollView {
  /// The view as plain numbers.
  var metrics: ScrollMetrics {
    let adjusted = adjustedContentInset
    return ScrollMetrics(
      bounds: bounds,
      contentSize: contentSize,
      adjustedTop: adjusted.top,
      adjustedBottom: adjusted.bottom,
      isMeantForHorizontal: alwaysBounceHorizontal || hasHorizontalLayout
    )
  }

  private var hasHorizontalLayout: Bool {
    let layout = (self as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    return layout?.scrollDirection == .horizontal
  }

  /// True while a finger scrolls, or the content glides after one: the offset is the user's.
  var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }

  /// The transition in which a finger takes the view's screen away, from its beginning to its end.
  ///
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/initiallyinteractive
  var interactiveDeparture: (any UIViewControllerTransitionCoordinator)? {
    for responder in sequence(first: self as UIResponder, next: { $0.next }) {
      guard let controller = responder as? UIViewController else { continue }
      guard let transition = controller.transitionCoordinator, transition.initiallyInteractive,
        let leaving = transition.viewController(forKey: .from)?.viewIfLoaded,
        isDescendant(of: leaving)
      else { return nil }
      return transition
    }
    return nil
  }

  /// True when another scroll view carries the view.
  var isInsideScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
  }

  /// What UIKit adds to the content inset by itself, in points: safe area, bars, and the keyboard
  /// in a table view controller.
  ///
  /// Read and not computed: with `.never`, `.automatic` over short content, or a view that ends
  /// above the home indicator it is nothing.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/adjustedcontentinset
  func contribution(to edge: KeyboardOverlap.Edge) -> CGFloat {
    adjustedContentInset[edge] - contentInset[edge]
  }

  /// What UIKit adds to the scroll indicator insets for display, in points.
  ///
  /// The property keeps the app's value; the safe area comes on top unless the app switched that
  /// off. https://developer.apple.com/documentation/uikit/uiscrollview/automaticallyadjustsscrollindicatorinsets
  func indicatorContribution(to edge: KeyboardOverlap.Edge) -> CGFloat {
    guard automaticallyAdjustsScrollIndicatorInsets else { return 0 }
    return max(safeAreaInsets[edge], contribution(to: edge))
  }

  /// Moves content that has been left beyond its end back to it.
  ///
  /// An inset that shrinks makes UIKit do so; not always, by one report, which found content 23 points
  /// past its end on iOS 26 (`EXPScrollViewComponentView.mm`).
  func returnFromBeyondEnd() {
    let metrics = metrics
    let end = metrics.contentOffsetRange.upperBound
    guard metrics.bounds.minY > end + CGFloat.insetTolerance else { return }
    scroll(toY: end)
  }

  /// Moves the content vertically, to where it then stays.
  ///
  /// Not by the property: UIKit may be on its way to the focused field with a target that the keyboard
  /// has overtaken, and would go on to it. This call ends what moves.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  func scroll(toY y: CGFloat) {
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  /// The edge of the bounds that looks down on the screen: the view's own top in an inverted list.
  ///
  /// Nil where it is one of the sides: a table given a quarter turn is a horizontal list.
  var edgeFacingDown: KeyboardOverlap.Edge? {
    let origin = convert(CGPoint.zero, to: nil)
    let below = convert(CGPoint(x: 0, y: 1), to: nil)
    let beside = convert(CGPoint(x: 1, y: 0), to: nil)
    guard abs(beside.y - origin.y) <= abs(below.y - origin.y) else { return nil }
    return below.y < origin.y ? .top : .bottom
  }
}

extension UIView {
  /// True while the user scrolls the view or anything around it.
  var isCarriedByUser: Bool {
    sequence(first: self, next: \.superview).contains {
      ($0 as? UIScrollView)?.isScrolledByUser ?? false
    }
  }
}

extension UIEdgeInsets {
  subscript(edge: KeyboardOverlap.Edge) -> CGFloat {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      }
    }
  }
}
