import UIKit

extension UIScrollView {
  /// Reads the view's geometry.
  ///
  /// Converts the view's corner only if a point below the view has moved since the last snapshot.
  /// Without a window, the view is treated as upright.
  func snapshot(in window: UIWindow?, last: ScrollSnapshot? = nil) -> ScrollSnapshot {
    let bounds = bounds
    var snapshot = ScrollSnapshot(
      place: ScreenPlace(corner: .zero, pointBelow: CGPoint(x: 1, y: 2), distance: 1),
      metrics: metrics,
      contentInset: VerticalEdges(contentInset),
      indicatorInset: VerticalEdges(verticalScrollIndicatorInsets),
      safeArea: VerticalEdges(safeAreaInsets),
      settings: snapshotSettings,
      touch: touch
    )
    guard let window else { return snapshot }
    let space = window.screenSpace
    let distance = max(bounds.width, bounds.height, 1)
    let pointBelow = CGPoint(x: bounds.minX + distance, y: bounds.minY + 2 * distance)
    snapshot.pointBelow = convert(pointBelow, to: space)
    if let last, last.metrics.bounds.size == bounds.size, last.pointBelow == snapshot.pointBelow {
      snapshot.place = last.place
    } else {
      let corner = convert(bounds.origin, to: space)
      snapshot.place = ScreenPlace(
        corner: corner,
        pointBelow: snapshot.pointBelow,
        distance: distance
      )
    }
    return snapshot
  }

  /// The metrics without what hides content.
  var metrics: ScrollMetrics {
    let (inset, adjusted) = (contentInset, adjustedContentInset)
    let window = window
    return ScrollMetrics(
      bounds: bounds,
      contentSize: contentSize,
      adjustedInset: VerticalEdges(adjusted),
      systemInset: .init(top: adjusted.top - inset.top, bottom: adjusted.bottom - inset.bottom),
      zoomScale: zoomScale,
      windowSize: window?.bounds.size ?? .zero,
      isAligned: isContentAligned,
      // Outside any window, UIKit rounds the offset to whole points:
      // https://openradar.appspot.com/23255528
      pixel: window?.pixel ?? 1
    )
  }

  private var isContentAligned: Bool {
    guard #available(iOS 17.4, *) else { return false }
    return contentAlignmentPoint.y != 0
  }

  private var snapshotSettings: ScrollSnapshot.Settings {
    ScrollSnapshot.Settings(
      behavior: contentInsetAdjustmentBehavior.rawValue,
      isScrollEnabled: isScrollEnabled,
      alwaysBounceVertical: alwaysBounceVertical,
      alwaysBounceHorizontal: alwaysBounceHorizontal,
      adjustsIndicatorInsets: automaticallyAdjustsScrollIndicatorInsets,
      isPagingEnabled: isPagingEnabled,
      isText: self is UITextView,
      hasHorizontalLayout: hasHorizontalLayout
    )
  }

  private var hasHorizontalLayout: Bool {
    switch (self as? UICollectionView)?.collectionViewLayout {
    case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
    case let layout as UICollectionViewCompositionalLayout:
      layout.configuration.scrollDirection == .horizontal
    default: false
    }
  }

  var touch: Touch {
    if isTracking { return isDragging ? .dragged : .touched }
    // UIKit reports decelerating content as dragged until it rests. If such content counted as
    // dragged, each flick would delay the reaction to a hide, and a chat would follow its bar late.
    // https://mo4tech.com/?p=80657
    if isDecelerating { return .decelerating }
    return isDragging ? .dragged : .none
  }

  /// True while a transition removes the view controller of the view.
  ///
  /// A change of an inset would be animated with the transition, and the content would move away
  /// from the views around it.
  /// https://github.com/facebook/react-native/pull/31402
  var isScreenLeaving: Bool {
    guard window != nil,
      let transition = nearest({ $0 as? UIViewController })?.transitionCoordinator,
      let leaving = transition.viewController(forKey: .from), let view = leaving.viewIfLoaded
    else { return false }
    let next = transition.viewController(forKey: .to)
    // In a rotation or a change of size, one controller may be both `from` and `to`.
    return next !== leaving && isDescendant(of: view) && next?.isPresented(beside: leaving) != true
  }

  /// True if the view is in a window, but none of it is inside the window's bounds.
  var isBesideWindow: Bool {
    guard let window else { return false }
    return !convert(bounds, to: window as UIView?).intersects(window.bounds, byAtLeast: 1)
  }

  var hasReusableRows: Bool { self is UITableView || self is UICollectionView }
}

extension UIViewController {
  /// Returns whether a controller presents this one and stays visible, as behind an alert or a
  /// sheet.
  fileprivate func isPresented(beside other: UIViewController) -> Bool {
    guard presentingViewController === other else { return false }
    let style = presentationController?.presentationStyle
    return style != .fullScreen && style != .currentContext
  }
}
