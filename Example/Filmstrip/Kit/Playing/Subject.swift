import ComparisonForms
import ExampleScreens
import KeyboardScrolling
import UIKit

/// A screen that can be put on a stage: one of the example, or a form of the comparison.
@MainActor
struct Subject {
  var title: String
  var isSheet = false
  /// Makes the screen, without any keyboard handling if there is no coordinator.
  var makeController: @MainActor (KeyboardScrollCoordinator?) -> UIViewController

  init(_ screen: Screen) {
    title = screen.title
    isSheet = screen.isSheet
    makeController = screen.makeViewController
  }

  init(_ style: ComparisonForm.Style, _ feature: ComparisonForm.Feature, ownInset: CGFloat) {
    title = style.rawValue
    makeController = { ComparisonForm(style, feature, ownInset: ownInset, coordinator: $0) }
  }
}
