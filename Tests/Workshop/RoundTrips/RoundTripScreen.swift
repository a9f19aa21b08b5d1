package import UIKit

/// A screen with a managed scroll view and a field.
@MainActor
package protocol RoundTripScreen: UIViewController {
  var scrollView: UIScrollView { get }
  /// The field; nil while its row is not loaded.
  var field: UIView? { get }
  /// Sets the height of the composer, if there is one.
  func setComposer(height: CGFloat)
}

extension RoundTripScreen {
  package func setComposer(height: CGFloat) {}
}
