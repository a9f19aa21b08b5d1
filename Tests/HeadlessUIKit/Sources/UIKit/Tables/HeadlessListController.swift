/// The common superclass of `UITableViewController` and `UICollectionViewController`.
///
/// In UIKit each of the two classes adopts the scroll view's delegate protocol itself. The methods
/// are declared one by one for the reason given in `UITableViewController`.
@MainActor open class _HeadlessListController: UIViewController, UIScrollViewDelegate {
  private var hasAppeared = false
  private lazy var adjustment = KeyboardAdjustment(of: self) { [weak self] in self?.listView }

  /// Nil until the list is loaded or assigned.
  var listView: (any ListView)? { nil }
  var clearsSelection: Bool { true }

  override func didCallViewWillAppear(_ animated: Bool) {
    super.didCallViewWillAppear(animated)
    adjustment.enable()
    guard let list = listView else { return }
    if !hasAppeared {
      hasAppeared = true
      list.reloadData()
    }
    guard clearsSelection else { return }
    for indexPath in list.selection { list.deselect(indexPath, animated: animated) }
  }

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  @discardableResult open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  @discardableResult
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
