package import UIKit

// The testing product has its own: a product must not add members to UIKit's classes.

extension UIScrollView {
  /// The vertical offsets at which content can rest; one offset for content that fits.
  package var offsetsInRange: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let end = contentSize.height + inset.bottom - bounds.height
    return -inset.top...max(-inset.top, end)
  }
}
