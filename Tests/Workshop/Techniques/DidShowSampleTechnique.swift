import UIKit

/// A technique that, after the keyboard has shown, replaces all insets and scrolls to the active
/// field.
///
/// Samples and tutorials have taught this code since the first iPhones.
final class DidShowSampleTechnique: KeyboardTechnique {
  static let name = "did-show sample"

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
    observations.observeBeginOfEditing { [weak self] field in
      guard let self, let scrollView = self.scrollView, field.isDescendant(of: scrollView) else {
        return
      }
      activeField = field
    }
    observations.observe(UIResponder.keyboardDidShowNotification) { [weak self] in
      guard let endFrame = $0.endFrame else { return }
      self?.setInsets(UIEdgeInsets(top: 0, left: 0, bottom: endFrame.height, right: 0))
      self?.revealActiveField(keyboardHeight: endFrame.height)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.setInsets(.zero)
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    setInsets(.zero)
  }

  private func setInsets(_ insets: UIEdgeInsets) {
    scrollView?.contentInset = insets
    scrollView?.scrollIndicatorInsets = insets
  }

  private func revealActiveField(keyboardHeight: CGFloat) {
    guard let scrollView, let activeField else { return }
    var visible = scrollView.bounds
    visible.size.height -= keyboardHeight
    let rectangle = activeField.convert(activeField.bounds, to: scrollView)
    guard !visible.contains(rectangle.origin) else { return }
    scrollView.scrollRectToVisible(rectangle, animated: true)
  }
}
