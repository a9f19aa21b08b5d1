import Testing
@_spi(Headless) import UIKit

/// Fixtures P (behaviour always) and N (behaviour never): an iPhone of 390x844 points, and a scroll
/// view that fills the window, with a content of 390x2000.
struct ScrollFixture {
  let device: HeadlessDevice
  let window: UIWindow
  let scrollView = ScrollSpy()
  let delegate = ScrollDelegateSpy()

  /// The scroll view is at offset zero, and nothing is written yet.
  init(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior = .always,
    contentSize: CGSize = CGSize(390, 2000),
    options: HeadlessOptions = HeadlessOptions(),
    wrap: (UIViewController) -> UIViewController = { $0 }
  ) {
    device = HeadlessDevice(options: options)
    device.makeCurrent()
    let controller = UIViewController()
    scrollView.frame = controller.view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.contentSize = contentSize
    controller.view.addSubview(scrollView)
    window = device.makeWindow(rootViewController: wrap(controller))
    scrollView.contentOffset = .zero
    device.clock.settle()
    scrollView.delegate = delegate
    scrollView.headlessWrites = HeadlessScrollWrites()
    scrollView.headlessOffsetHistory = []
    scrollView.layouts = 0
  }

  var y: CGFloat { scrollView.contentOffset.y }
  var i: UIEdgeInsets { scrollView.adjustedContentInset }
}

final class ScrollSpy: UIScrollView {
  var layouts = 0
  var offsetsSeenByOverride: [CGPoint] = []

  override var contentOffset: CGPoint { didSet { offsetsSeenByOverride.append(contentOffset) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

final class ScrollDelegateSpy: NSObject, UIScrollViewDelegate {
  var log: [String] = []
  var scrolls: [CGPoint] = []
  var insets: [UIEdgeInsets] = []
  var endVelocity: CGPoint?
  var target: CGPoint?
  var replacesTarget: CGPoint?
  var zoomed: UIView?
  var onScroll: ((UIScrollView) -> Void)?
  var onInset: ((UIScrollView) -> Void)?
  var onWillBeginDragging: (() -> Void)?
  var onWillEndDragging: (() -> Void)?
  var onEndDragging: (() -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrolls.append(scrollView.contentOffset)
    onScroll?(scrollView)
  }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.adjustedContentInset)
    onInset?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.append("willBeginDragging")
    onWillBeginDragging?()
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.append("willEndDragging")
    onWillEndDragging?()
    endVelocity = velocity
    target = targetContentOffset.pointee
    if let replacesTarget { targetContentOffset.pointee = replacesTarget }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("didEndDragging(\(decelerate))")
    onEndDragging?()
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    log.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    log.append("didEndScrollingAnimation")
  }

  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("didScrollToTop") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { log.append("didZoom") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    log.append("willBeginZooming")
  }
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) { log.append("didEndZooming(\(scale))") }
}
