/// A spinner above the content, not drawn; a finger cannot pull it down.
///
/// While the control refreshes, UIKit adds the control's height to the app's own top content inset:
/// https://github.com/lionheart/openradar-mirror/issues/19022 (radar 35866834).
@MainActor open class UIRefreshControl: UIControl {
  /// The commonly observed height; no source states it.
  private static let height: CGFloat = 60

  private var storedIsRefreshing = false
  private var addedInset: CGFloat = 0

  public convenience init() { self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height)) }

  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { storedIsRefreshing }

  /// Adds the inset above the content, without scrolling and without sending an event.
  open func beginRefreshing() {
    guard !storedIsRefreshing else { return }
    storedIsRefreshing = true
    addInset()
  }

  open func endRefreshing() {
    guard storedIsRefreshing else { return }
    storedIsRefreshing = false
    UIView.animate(withDuration: 0.3) { [self] in removeInset() }
  }

  func addInset() {
    guard storedIsRefreshing, addedInset == 0, let scrollView = superview as? UIScrollView
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
