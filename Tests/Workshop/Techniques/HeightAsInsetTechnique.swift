import UIKit

/// Sets the bottom insets to the height of the keyboard, and to zero on a hide.
final class HeightAsInsetTechnique: KeyboardTechnique {
  static let name = "height as inset"

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private weak var scrollView: UIScrollView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardWillShowNotification) { [weak self] in
      guard let endFrame = $0.endFrame else { return }
      self?.scrollView?.bottomInsets = endFrame.height
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.scrollView?.bottomInsets = 0
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    scrollView?.bottomInsets = 0
  }
}
