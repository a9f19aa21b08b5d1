import UIKit

/// Nothing is done about the keyboard.
final class NothingTechnique: KeyboardTechnique {
  static let name = "nothing"

  init(notificationCenter: NotificationCenter) {}

  func attach(to scrollView: UIScrollView, in controller: UIViewController) {}

  func detach() {}
}
