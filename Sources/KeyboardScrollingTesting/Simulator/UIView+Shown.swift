#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

extension UIView {
  var isDrawn: Bool { !isHidden && alpha > 0.01 }

  /// The values that the display shows; during an animation, properties are ahead of them.
  var shownGeometry: (bounds: CGRect, center: CGPoint) {
    #if os(Linux)
    ((self as? UIScrollView)?.headlessPresentationBounds ?? bounds, center)
    #else
    (layer.presentation()?.bounds ?? bounds, layer.presentation()?.position ?? center)
    #endif
  }
}

extension UIScrollView {
  /// On Apple's systems, the model's values, because these have no presentation.
  var shownContent: (inset: UIEdgeInsets, size: CGSize) {
    #if os(Linux)
    (headlessPresentationInset, headlessPresentationContentSize)
    #else
    (contentInset, contentSize)
    #endif
  }
}
