import UIKit

/// Searches all subviews of the scroll view for the first responder whenever the keyboard shows.
final class TreeSearchTechnique: KeyboardTechnique {
  static let name = "tree search"

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
      self?.cover(by: endFrame, duration: $0.duration)
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] in
      guard let scrollView = self?.scrollView else { return }
      UIView.animate(withDuration: $0.duration) { scrollView.bottomInsets = 0 }
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    scrollView?.bottomInsets = 0
  }

  private func cover(by endFrame: CGRect, duration: TimeInterval) {
    guard let scrollView, let responder = scrollView.firstResponder else { return }
    UIView.animate(withDuration: duration) {
      scrollView.bottomInsets = scrollView.overlap(of: endFrame)
      scrollView.scrollRectToVisible(
        responder.convert(responder.bounds, to: scrollView),
        animated: false
      )
    }
  }
}

extension UIView {
  fileprivate var firstResponder: UIView? {
    if isFirstResponder { return self }
    for subview in subviews {
      if let found = subview.firstResponder { return found }
    }
    return nil
  }
}
