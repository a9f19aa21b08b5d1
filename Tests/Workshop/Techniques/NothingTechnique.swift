import UIKit

final class NothingTechnique: KeyboardTechnique {
  static let name = "no handling"

  init(notificationCenter: NotificationCenter) {}

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {}

  func detach() {}
}
