package import UIKit

@MainActor package protocol RoundTripScreen: UIViewController {
  var scrollView: UIScrollView { get }
  /// The field that is edited; nil while its row is off the screen.
  var field: UIView? { get }
  func setComposer(height: CGFloat)
}

extension RoundTripScreen {
  package func setComposer(height: CGFloat) {}
}
