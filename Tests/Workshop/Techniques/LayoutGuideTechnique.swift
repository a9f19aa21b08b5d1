import UIKit

/// Pins the bottom of the scroll view to the keyboard layout guide, or to the bar above it.
final class LayoutGuideTechnique: KeyboardTechnique {
  static let name = "layout guide"
  static let endsAtBar = true

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
    let end = ScreenFields.barOnKeyboard(in: view)?.topAnchor ?? view.keyboardLayoutGuide.topAnchor
    constraint = scrollView.bottomAnchor.constraint(equalTo: end)
    constraint?.isActive = true
  }

  func detach() {
    constraint?.isActive = false
    replaced?.isActive = true
    constraint = nil
    replaced = nil
  }
}
