import UIKit

extension UIView {
  /// Returns the views of a type in the hierarchy, with the view itself first.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    ((self as? View).map { [$0] } ?? []) + subviews.flatMap { $0.all(type) }
  }
}
