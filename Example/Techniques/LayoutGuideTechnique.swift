import UIKit

/// The scroll view ends at the keyboard layout guide.
final class LayoutGuideTechnique: KeyboardTechnique {
  static let name = "layout guide"

  private var replaced: NSLayoutConstraint?
  private var constraint: NSLayoutConstraint?

  init(notificationCenter: NotificationCenter) {}

  static func isApplicable(
    to scrollView: UIScrollView,
    in controller: UIViewController
  ) -> Bool {
    scrollView !== controller.view
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    let view: UIView = controller.view
    replaced = scrollView.bottomConstraint(in: view)
    replaced?.isActive = false
    constraint = scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)
    constraint?.isActive = true
  }

  func detach() {
    constraint?.isActive = false
    replaced?.isActive = true
    constraint = nil
    replaced = nil
  }
}
