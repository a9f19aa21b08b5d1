// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UITabBar: UIView {
  open var isTranslucent = true

  /// Above the home indicator (statement 54).
  var headlessHeight: CGFloat { 49 }

  override func headlessVisibilityDidChange(from wasHidden: Bool) {
    guard let controller = superview?.headlessViewController as? UITabBarController else { return }
    for child in controller.viewControllers ?? [] { child.viewIfLoaded?.headlessSafeAreaIsStale() }
  }
}
