import UIKit

/// A technique that calculates and writes the insets again in each layout of the screen.
final class LayoutRewriteTechnique: KeyboardTechnique {
  static let name = "rewrite on layout"

  private let center: NotificationCenter
  private var observations: KeyboardObservations?
  private var endFrame: CGRect?
  private weak var scrollView: UIScrollView?
  private weak var view: UIView?

  init(notificationCenter: NotificationCenter) {
    center = notificationCenter
  }

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    view = controller.view
    let observations = KeyboardObservations(center)
    observations.observe(UIResponder.keyboardWillChangeFrameNotification) { [weak self] in
      self?.endFrame = $0.endFrame
      self?.view?.setNeedsLayout()
    }
    observations.observe(UIResponder.keyboardWillHideNotification) { [weak self] _ in
      self?.endFrame = nil
      self?.view?.setNeedsLayout()
    }
    self.observations = observations
  }

  func detach() {
    observations = nil
    endFrame = nil
    viewDidLayoutSubviews()
  }

  func viewDidLayoutSubviews() {
    guard let scrollView else { return }
    scrollView.bottomInsets = endFrame.map { scrollView.overlap(of: $0) } ?? 0
  }
}
