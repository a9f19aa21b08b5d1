// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UITabBar: UIView {
  /// An opaque bar is never above its screen (statement 220).
  open var isTranslucent = true {
    didSet { controller?.barsDidChange() }
  }

  private var controller: UITabBarController? { superview?.viewController as? UITabBarController }

  /// Above the home indicator (statement 54).
  var height: CGFloat { HeadlessDevice.current.hasHorizontalBars ? 49 : 0 }

  override func visibilityDidChange(from wasHidden: Bool) {
    guard let controller else { return }
    for child in controller.viewControllers ?? [] { child.viewIfLoaded?.safeAreaIsStale() }
  }
}
