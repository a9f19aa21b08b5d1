import UIKit

/// A technique that shrinks the controller's view by a number that was right for one phone.
final class FixedFrameTechnique: KeyboardTechnique {
  static let name = "fixed frame"

  private static let height: CGFloat = 168

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private weak var view: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    view = controller.view
    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] _ in
      self?.grow(by: -Self.height)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.grow(by: Self.height)
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
  }

  private func grow(by height: CGFloat) {
    UIView.animate(withDuration: 0.3) { self.view?.frame.size.height += height }
  }
}
