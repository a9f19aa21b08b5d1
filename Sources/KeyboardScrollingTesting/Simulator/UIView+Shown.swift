#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

extension UIView {
  /// Bounds and centre as they are on the screen now, during an animation.
  var shownGeometry: (bounds: CGRect, center: CGPoint) {
    #if os(Linux)
    ((self as? UIScrollView)?.headlessPresentationBounds ?? bounds, center)
    #else
    (layer.presentation()?.bounds ?? bounds, layer.presentation()?.position ?? center)
    #endif
  }
}
