import UIKit

final class RecordingScrollView: UIScrollView {
  private(set) var layouts = 0
  private(set) var adjustedInsets: [UIEdgeInsets] = []
  private(set) var requests: [CGRect] = []
  var ignoresRequests = false

  func forget() {
    layouts = 0
    adjustedInsets = []
    requests = []
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    adjustedInsets.append(adjustedContentInset)
  }

  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    requests.append(rect)
    guard !ignoresRequests else { return }
    super.scrollRectToVisible(rect, animated: animated)
  }
}
