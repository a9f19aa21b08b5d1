package import UIKit

@MainActor
package protocol RoundTripScreen: UIViewController {
  var scrollView: UIScrollView { get }
  /// Nil while its row is not loaded.
  var field: UIView? { get }
  /// Sets the height of the composer, if there is one.
  func setComposer(height: CGFloat)
}

extension RoundTripScreen {
  package func setComposer(height: CGFloat) {}
}
