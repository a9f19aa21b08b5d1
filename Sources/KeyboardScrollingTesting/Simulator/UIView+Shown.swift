#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

// What is on the screen, which properties are ahead of.

extension UIView {
  /// False for a view that is hidden or transparent; those around it may be as well.
  var isDrawn: Bool { !isHidden && alpha > 0.01 }

  /// Bounds and centre as they are on the screen now, during an animation.
  var shownGeometry: (bounds: CGRect, center: CGPoint) {
    #if os(Linux)
    ((self as? UIScrollView)?.headlessPresentationBounds ?? bounds, center)
    #else
    (layer.presentation()?.bounds ?? bounds, layer.presentation()?.position ?? center)
    #endif
  }
}

extension UIScrollView {
  /// Inset and size of the content as they are on the screen now; elsewhere than on Linux those of the
  /// model, because they have no presentation.
  var shownContent: (inset: UIEdgeInsets, size: CGSize) {
    #if os(Linux)
    (headlessPresentationInset, headlessPresentationContentSize)
    #else
    (contentInset, contentSize)
    #endif
  }
}
