package import Foundation
package import UIKit

/// A few lines of code that an app could contain to keep content reachable above the keyboard.
@MainActor
package protocol KeyboardTechnique: AnyObject {
  /// The name in tables, in lower case except for proper names.
  static var name: String { get }

  /// True if the technique makes the scroll view end at the bar on the keyboard.
  static var endsAtBar: Bool { get }

  static func isApplicable(to scrollView: UIScrollView, in controller: UIViewController) -> Bool

  init(notificationCenter: NotificationCenter)

  func attach(to scrollView: UIScrollView, in controller: UIViewController)

  func detach()
}

extension KeyboardTechnique {
  package init() {
    self.init(notificationCenter: .default)
  }

  package static var endsAtBar: Bool { false }

  package static func isApplicable(
    to scrollView: UIScrollView,
    in controller: UIViewController
  ) -> Bool {
    true
  }
}

@MainActor
package enum KeyboardTechniques {
  package static let nothing: any KeyboardTechnique.Type = NothingTechnique.self

  package static let coordinator: any KeyboardTechnique.Type = CoordinatorTechnique.self

  /// The techniques that the player shows, with the coordinator last.
  package static let common: [any KeyboardTechnique.Type] = [
    nothing,
    BottomConstraintTechnique.self,
    HeightAsInsetTechnique.self,
    LayoutGuideTechnique.self,
    coordinator,
  ]

  /// The common techniques, and the tree search of some larger apps, whose cost is of interest.
  package static let all = common + [TreeSearchTechnique.self]
}
