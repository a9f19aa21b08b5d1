import KeyboardScrolling
import UIKit

final class CoordinatorTechnique: KeyboardTechnique {
  static let name = "coordinator"

  private let coordinator = KeyboardScrollCoordinator()
  private weak var scrollView: UIScrollView?

  init(notificationCenter: NotificationCenter) {}

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {
    self.scrollView = scrollView
    coordinator.manage(scrollView)
  }

  func detach() {
    if let scrollView { coordinator.stopManaging(scrollView) }
  }
}
