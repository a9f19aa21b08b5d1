// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

/// A spinner above the content, as far as it moves it.
///
/// While it refreshes, its height is part of the app's own top content inset, which UIKit writes
/// for it: https://github.com/lionheart/openradar-mirror/issues/19022 (radar 35866834). Pulling it
/// with a finger is not in the stand-in.
@MainActor
open class UIRefreshControl: UIControl {
  /// The height that everybody sees; no source has it.
  private static let headlessHeight: CGFloat = 60

  private var headlessIsRefreshing = false
  /// What was added to the inset.
  private var headlessShare: CGFloat = 0

  public convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.headlessHeight))
  }

  open var attributedTitle: NSAttributedString?
  open var isRefreshing: Bool { headlessIsRefreshing }

  /// Makes room above the content and does not scroll there, nor send an event.
  open func beginRefreshing() {
    guard !headlessIsRefreshing else { return }
    headlessIsRefreshing = true
    headlessAddShare()
  }

  open func endRefreshing() {
    guard headlessIsRefreshing else { return }
    headlessIsRefreshing = false
    UIView.animate(withDuration: 0.3) { [self] in headlessTakeShareBack() }
  }

  /// The scroll view got or lost the control.
  func headlessAddShare() {
    guard headlessIsRefreshing, headlessShare == 0, let scrollView = superview as? UIScrollView
    else { return }
    headlessShare = bounds.height
    headlessChangeInset(of: scrollView, by: headlessShare)
  }

  func headlessTakeShareBack() {
    guard let scrollView = superview as? UIScrollView else { return }
    headlessChangeInset(of: scrollView, by: -headlessShare)
    headlessShare = 0
  }

  private func headlessChangeInset(of scrollView: UIScrollView, by height: CGFloat) {
    var inset = scrollView.contentInset
    inset.top += height
    scrollView.headlessSetContentInset(inset)
  }
}
