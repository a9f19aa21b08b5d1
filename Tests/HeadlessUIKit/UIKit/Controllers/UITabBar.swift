// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UITabBar: UIView {
  open var isTranslucent = true

  /// Above the home indicator (statement 54).
  var height: CGFloat { 49 }

  override func visibilityDidChange(from wasHidden: Bool) {
    guard let controller = superview?.viewController as? UITabBarController else { return }
    for child in controller.viewControllers ?? [] { child.viewIfLoaded?.safeAreaIsStale() }
  }
}
