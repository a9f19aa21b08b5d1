/// A spinner above the content, not drawn; a finger cannot pull it down.
///
/// While the control refreshes, UIKit adds the control's height to the app's own top content inset:
/// https://github.com/lionheart/openradar-mirror/issues/19022 (radar 35866834).
@MainActor open class UIRefreshControl: UIControl {
  /// The commonly observed height; no source states it.
  private static let height: CGFloat = 60

  private var addedInset: CGFloat = 0

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

  open var attributedTitle: NSAttributedString?
  open private(set) var isRefreshing = false

  /// Adds the inset above the content, without scrolling and without sending an event.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    addInset()
  }

  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    UIView.animateForSystem(withDuration: 0.3) { [self] in removeInset() }
  }

  func addInset() {
    guard isRefreshing, addedInset == 0, let scrollView = superview as? UIScrollView
    else { return }
    addedInset = bounds.height
    changeInset(of: scrollView, by: addedInset)
  }

  func removeInset() {
    guard let scrollView = superview as? UIScrollView else { return }
    changeInset(of: scrollView, by: -addedInset)
    addedInset = 0
  }

  private func changeInset(of scrollView: UIScrollView, by height: CGFloat) {
    var inset = scrollView.contentInset
    inset.top += height
    scrollView.setContentInset(inset)
  }
}
