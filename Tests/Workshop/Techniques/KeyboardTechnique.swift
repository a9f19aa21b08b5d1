package import Foundation
package import UIKit

/// A way to keep content reachable while the keyboard covers a scroll view.
///
/// Each technique is a few lines of code that an app could contain, and does no more than its
/// description says. An instance handles one scroll view.
@MainActor
package protocol KeyboardTechnique: AnyObject {
  /// The name in tables, in lower case except for names.
  static var name: String { get }

  /// True if the scroll view ends at a bar on the keyboard, and needs no inset for it.
  static var endsAtBar: Bool { get }

  /// Returns whether the technique can be used for a scroll view.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - controller: The controller whose view contains the scroll view.
  /// - Returns: False if the technique needs another kind of view.
  static func isApplicable(to scrollView: UIScrollView, in controller: UIViewController) -> Bool

  /// Creates the technique, without a scroll view.
  ///
  /// - Parameter notificationCenter: The center of the keyboard's notifications.
  init(notificationCenter: NotificationCenter)

  /// Begins to react to the keyboard.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view, inside the controller's view, with its content.
  ///   - controller: The controller whose view contains the scroll view.
  func attach(to scrollView: UIScrollView, in controller: UIViewController)

  /// Stops reacting to the keyboard, and reverts the technique's changes.
  func detach()
}

extension KeyboardTechnique {
  package init() {
    self.init(notificationCenter: .default)
  }

  package static var endsAtBar: Bool { false }

  /// True.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - controller: The controller whose view contains the scroll view.
  /// - Returns: True.
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

  /// The same, and the search that larger apps do, whose cost is measured.
  package static let all = common + [TreeSearchTechnique.self]
}
