import UIKit

extension UIScrollView {
  /// Reads the view's geometry, with two conversions of a point and a third for a bar.
  ///
  /// Without a window there is no place on a screen; the view counts as upright.
  func snapshot(
    in window: UIWindow?,
    bar: UIView? = nil,
    scrollDestination: CGFloat? = nil
  ) -> ScrollSnapshot {
    let bounds = bounds
    let inset = VerticalEdges(contentInset)
    var snapshot = ScrollSnapshot(
      window: window.map { ObjectIdentifier($0) },
      place: ScreenPlace(corner: .zero, second: CGPoint(x: 1, y: 2), step: 1),
      bounds: bounds,
      contentSize: contentSize,
      contentInset: inset,
      indicatorInset: VerticalEdges(verticalScrollIndicatorInsets),
      systemInset: VerticalEdges(adjustedContentInset) - inset,
      safeArea: VerticalEdges(safeAreaInsets),
      settings: ScrollSnapshot.Settings(
        behavior: contentInsetAdjustmentBehavior.rawValue,
        isScrollEnabled: isScrollEnabled,
        alwaysBounceVertical: alwaysBounceVertical,
        alwaysBounceHorizontal: alwaysBounceHorizontal,
        isPagingEnabled: isPagingEnabled,
        adjustsIndicatorInsets: automaticallyAdjustsScrollIndicatorInsets,
        hasHorizontalLayout: hasHorizontalLayout
      ),
      isScrolledByUser: isScrolledByUser,
      scrollDestination: scrollDestination
    )
    guard let window else { return snapshot }
    let space = window.screen.coordinateSpace
    let step = max(bounds.width, bounds.height, 1)
    let corner = bounds.origin
    let second = CGPoint(x: corner.x + step, y: corner.y + 2 * step)
    snapshot.place = ScreenPlace(
      corner: convert(corner, to: space),
      second: convert(second, to: space),
      step: step
    )
    if let bar, let container = bar.superview, bar.window === window, !bar.isHidden {
      let top = bar.convert(bar.bounds.origin, to: space).y
      let screen = window.screen.bounds.maxY
      // A container of the bar's own moves with it, and says nothing of where it stands at rest.
      let bottom =
        isDescendant(of: container) ? top + container.bounds.maxY - bar.frame.minY : screen
      let ground = min(screen, bottom - container.safeAreaInsets.bottom)
      snapshot.bar = ScrollSnapshot.Bar(
        topInScreen: top,
        heightBelow: max(0, snapshot.height(below: ground))
      )
    }
    return snapshot
  }

  private var hasHorizontalLayout: Bool {
    switch (self as? UICollectionView)?.collectionViewLayout {
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
    default: false
    }
  }

  /// True while a finger scrolls, or the content glides after one: the offset is the user's.
  var isScrolledByUser: Bool { isTracking || isDragging || isDecelerating }

  /// True while a finger swipes the view's screen away, until it is decided whether it goes.
  ///
  /// Such a screen gives up the focus, and the keyboard, before that. Nothing is taken from it that it
  /// would have to get back.
  /// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext/initiallyinteractive
  var isLeavingInteractively: Bool {
    for responder in sequence(first: self as UIResponder, next: { $0.next }) {
      guard let controller = responder as? UIViewController else { continue }
      guard let transition = controller.transitionCoordinator, transition.initiallyInteractive,
        let leaving = transition.viewController(forKey: .from)?.viewIfLoaded
      else { return false }
      return isDescendant(of: leaving)
    }
    return false
  }

  /// True when another scroll view is around the view.
  var isInsideScrollView: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UIScrollView }
  }

  /// Moves the content vertically without an animation of its own, to where it then stays.
  ///
  /// Not by the property: UIKit may be scrolling to the focused field with a destination that the
  /// keyboard has made wrong, and would go on to it. This call ends what moves.
  /// https://developer.apple.com/documentation/uikit/uiscrollview/setcontentoffset(_:animated:)
  func scroll(toY y: CGFloat) {
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: false)
  }

  /// True for a list whose rows come and go with the content offset.
  ///
  /// An offset that is assigned inside an animation block is laid out for its end at once: rows that
  /// are out of sight there vanish before the animation begins. UIKit's own animated scroll keeps
  /// them.
  /// https://github.com/ekazaev/ChatLayout/issues/43
  var hasReusableRows: Bool { self is UITableView || self is UICollectionView }
}

extension UIView {
  /// True while the user scrolls the view or anything around it.
  var isCarriedByUser: Bool {
    var next: UIView? = self
    while let view = next {
      if let scrollView = view as? UIScrollView, scrollView.isScrolledByUser { return true }
      next = view.superview
    }
    return false
  }
}

extension UIEdgeInsets {
  subscript(edge: KeyboardOverlap.Edge) -> CGFloat {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }
}

extension VerticalEdges {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, bottom: insets.bottom)
  }
}
