import UIKit

final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  private(set) var offsets: [CGPoint] = []
  /// The value at each `scrollViewDidChangeAdjustedContentInset(_:)`.
  private(set) var adjustedInsets: [UIEdgeInsets] = []
  private(set) var endedAnimations = 0

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }

  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    adjustedInsets.append(scrollView.adjustedContentInset)
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { endedAnimations += 1 }
}
