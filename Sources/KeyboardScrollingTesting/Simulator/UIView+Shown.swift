#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

// The values that the display shows. During an animation, properties are ahead of them.

extension UIView {
  var isDrawn: Bool { !isHidden && alpha > 0.01 }

  /// The bounds and centre that the display shows, during an animation.
  var shownGeometry: (bounds: CGRect, center: CGPoint) {
    #if os(Linux)
    ((self as? UIScrollView)?.headlessPresentationBounds ?? bounds, center)
    #else
    (layer.presentation()?.bounds ?? bounds, layer.presentation()?.position ?? center)
    #endif
  }
}

extension UIScrollView {
  /// The inset and size of the content that the display shows.
  ///
  /// Elsewhere than on Linux, those of the model, because they have no presentation.
  var shownContent: (inset: UIEdgeInsets, size: CGSize) {
    #if os(Linux)
    (headlessPresentationInset, headlessPresentationContentSize)
    #else
    (contentInset, contentSize)
    #endif
  }
}
