// The large title of the top screen (S253).

extension UINavigationController {
  /// The height of the bar above a child; a scroll view's offset decides how much of a large title
  /// is visible.
  func barHeight(for child: UIViewController) -> CGFloat {
    let item = child.navigationItem
    let full = showsLargeTitle(of: child) ? navigationBar.largeTitleHeight : 0
    let shown: CGFloat
    if let content = contentUnderBar(of: child) {
      shown = content.recordLargeTitle(of: self, height: full)
    } else {
      shown = full
    }
    return navigationBar.height(for: item, largeTitle: shown)
  }

  /// An automatic title is as large as the previous screen's; on the first screen it is large (S252).
  private func showsLargeTitle(of child: UIViewController) -> Bool {
    guard !isNavigationBarHidden, !navigationBar.isReplacedBySearch(of: child.navigationItem)
    else { return false }
    for controller in (stack.prefix { $0 !== child } + [child]).reversed() {
      switch controller.navigationItem.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The scroll view that extends under the bar and shrinks the large title.
  ///
  /// Without such a scroll view, the title stays large. UIKit also shrinks a title if the scroll
  /// view begins at the bottom of an opaque bar, by an unpublished rule.
  private func contentUnderBar(of child: UIViewController) -> UIScrollView? {
    guard let view = child.viewIfLoaded, let content = child.effectiveContentScrollView,
      content.contentInsetAdjustmentBehavior != .never,
      child.edgesUnderBars(opaque: navigationBar.isTranslucent ? [] : .top).contains(.top)
    else { return nil }
    guard content !== view else { return content }
    let top = content.convert(CGPoint(x: 0, y: content.bounds.minY), to: view as UIView?).y
    return abs(top - view.bounds.minY) < 0.5 ? content : nil
  }
}
