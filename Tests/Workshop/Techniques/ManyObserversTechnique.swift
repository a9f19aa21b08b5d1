import UIKit

/// A technique in which each scroll view observes every keyboard notification, and writes its
/// insets for each.
final class ManyObserversTechnique: KeyboardTechnique {
  static let name = "observers per view"

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private weak var scrollView: UIScrollView?
  private weak var activeField: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    let observations = KeyboardObservations(center)
    for name in [
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ] {
      observations.observe(name) { [weak self] in
        guard let self, let scrollView = self.scrollView, let endFrame = $0.endFrame else { return }
        scrollView.bottomInsets = scrollView.overlap(of: endFrame)
        revealActiveField()
      }
    }
    observations.observeBeginOfEditing { [weak self] in
      self?.activeField = $0
      self?.revealActiveField()
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    scrollView?.bottomInsets = 0
  }

  private func revealActiveField() {
    guard let scrollView, let activeField, activeField.isDescendant(of: scrollView) else { return }
    scrollView.scrollRectToVisible(
      activeField.convert(activeField.bounds, to: scrollView),
      animated: false
    )
  }
}
