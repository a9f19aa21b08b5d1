package import UIKit

extension UIScrollView {
  /// The vertical offsets at which content can rest; one offset for content that fits.
  package var offsetsInRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    return -inset.top...max(-inset.top, end)
  }
}
