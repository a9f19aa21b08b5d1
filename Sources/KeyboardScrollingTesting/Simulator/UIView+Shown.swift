#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

extension UIView {
  var isDrawn: Bool { !isHidden && alpha > 0.01 }

  /// The values on the display; during an animation, the properties already have their final
  /// values.
  var shownGeometry: (bounds: CGRect, center: CGPoint) {
    #if os(Linux)
    ((self as? UIScrollView)?.headlessPresentationBounds ?? bounds, center)
    #else
    (layer.presentation()?.bounds ?? bounds, layer.presentation()?.position ?? center)
    #endif
  }
}

extension UIScrollView {
  /// On Apple's systems these are the final values, because only bounds and position have values on
  /// the display.
  var shownContent: (inset: UIEdgeInsets, size: CGSize) {
    #if os(Linux)
    (headlessPresentationInset, headlessPresentationContentSize)
    #else
    (contentInset, contentSize)
    #endif
  }
}
