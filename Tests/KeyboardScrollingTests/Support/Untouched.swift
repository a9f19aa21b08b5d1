import UIKit

/// Everything that a coordinator could write, except the bottom insets and the vertical offset.
struct Untouched: Equatable {
  let otherInsets: [UIEdgeInsets]
  let horizontalOffset: CGFloat
  let contentSize: CGSize
  let frame: CGRect
  let rootFrame: CGRect?
  let switches: [Bool]
  let zoomScale: CGFloat
  let dismissMode: UIScrollView.KeyboardDismissMode
  let behavior: UIScrollView.ContentInsetAdjustmentBehavior
  let delegate: ObjectIdentifier?

  @MainActor init(_ scrollView: UIScrollView) {
    var contentInset = scrollView.contentInset
    contentInset.bottom = 0
    var indicatorInsets = scrollView.verticalScrollIndicatorInsets
    indicatorInsets.bottom = 0
    otherInsets = [contentInset, indicatorInsets, scrollView.horizontalScrollIndicatorInsets]
    horizontalOffset = scrollView.contentOffset.x
    contentSize = scrollView.contentSize
    frame = scrollView.frame
    rootFrame = scrollView.window?.rootViewController?.view.frame
    switches = [
      scrollView.isPagingEnabled, scrollView.isScrollEnabled, scrollView.bounces,
      scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal,
      scrollView.automaticallyAdjustsScrollIndicatorInsets, scrollView.scrollsToTop,
      scrollView.isDirectionalLockEnabled, scrollView.showsVerticalScrollIndicator,
      scrollView.showsHorizontalScrollIndicator, scrollView.isUserInteractionEnabled,
      scrollView.clipsToBounds,
    ]
    zoomScale = scrollView.zoomScale
    dismissMode = scrollView.keyboardDismissMode
    behavior = scrollView.contentInsetAdjustmentBehavior
    delegate = scrollView.delegate.map { ObjectIdentifier($0) }
  }
}
