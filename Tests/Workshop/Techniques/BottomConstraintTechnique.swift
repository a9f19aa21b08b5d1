import UIKit

/// Raises the bottom of the scroll view by the height of the keyboard, in the keyboard's animation.
final class BottomConstraintTechnique: KeyboardTechnique {
  static let name = "bottom constraint"

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
    observations.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      guard let endFrame = $0.endFrame else { return }
      self?.move(to: -endFrame.height, duration: $0.duration)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] in
      self?.move(to: self?.originalConstant ?? 0, duration: $0.duration)
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    constraint?.constant = originalConstant
    constraint = nil
  }

  private func move(to constant: CGFloat, duration: TimeInterval) {
    constraint?.constant = constant
    UIView.animate(withDuration: duration) { self.view?.layoutIfNeeded() }
  }
}
