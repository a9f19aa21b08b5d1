import UIKit

/// A technique that ends the scroll view at the top of the keyboard, after the keyboard has shown.
final class ConvertedConstraintTechnique: KeyboardTechnique {
  static let name = "converted constraint"

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private var constraint: NSLayoutConstraint?
  private var originalConstant: CGFloat = 0
  private weak var view: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  static func isApplicable(
    to scrollView: UIScrollView,
    in controller: UIViewController
  ) -> Bool {
    scrollView.endsByConstant(in: controller)
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    view = controller.view
    constraint = scrollView.bottomConstraint(in: controller.view)
    originalConstant = constraint?.constant ?? 0

    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardDidShowNotification) { [weak self] in
      guard let self, let view, let endFrame = $0.endFrame else { return }
      constraint?.constant = view.convert(endFrame, from: nil).minY - view.bounds.height
    }
    observations.observe(UIResponder.keyboardDidHideNotification) { [weak self] _ in
      self?.constraint?.constant = 0
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    constraint?.constant = originalConstant
    constraint = nil
  }
}
