import Foundation
import Recipes
import UIKit

/// A person at the screen of a recipe, step by step.
struct RecipeScript: Sendable {
  typealias Move = @MainActor @Sendable (RecipeStage) -> Void

  struct Step: Sendable {
    let caption: String
    /// Nil for a step that only looks.
    let move: Move?

    init(_ caption: String, _ move: Move? = nil) {
      self.caption = caption
      self.move = move
    }
  }

  let recipe: Recipe
  /// A description of the picture for those who do not see it.
  let sentence: String
  /// In points.
  var maximumWidth = Filmstrip.pageWidth
  /// Up to three, as many as there is room for in a row.
  let steps: [Step]

  /// The name of the picture's file.
  var fileName: String { "recipe-\(recipe).svg" }

  static let all = [login, settings, chat, checkout, search]

  private static let login = RecipeScript(
    recipe: .login,
    sentence: """
      A login below the space for a logo. The user name is tapped: both fields and the sign-in \
      button are above the keyboard.
      """,
    // The README shows it to readers with a phone as well.
    maximumWidth: Filmstrip.narrowWidth,
    steps: [Step("At rest"), Step("User name tapped") { $0.tap(0) }]
  )

  private static let settings = RecipeScript(
    recipe: .settings,
    sentence: """
      Six fields above a text view. The text view is tapped, and ten lines are written: it grows, \
      and the line being written stays above the keyboard.
      """,
    steps: [
      Step("At rest"), Step("Text view tapped") { $0.tap(6) },
      Step("Ten lines written") {
        $0.type("Ada Lovelace\nAnalytical Engine\nSt James's Square 12\nLondon\n\n")
        $0.type("Monday to Thursday\nFrom 9 to 5\n\nAt other times\nby letter")
      },
    ]
  )

  private static let chat = RecipeScript(
    recipe: .chat,
    sentence: """
      A list of messages and a composer. The composer is tapped, and a message is sent: the newest \
      message is always just above the composer, and the composer above the keyboard.
      """,
    steps: [
      Step("At rest"), Step("Composer tapped") { $0.tap(0) },
      Step("A message sent") {
        $0.type("See you at six")
        $0.pressSend()
      },
    ]
  )

  private static let checkout = RecipeScript(
    recipe: .checkout,
    sentence: """
      A form in a sheet at half height. The card number is tapped: the sheet takes the whole \
      screen, and field and pay button are above the keyboard.
      """,
    steps: [Step("At rest"), Step("Card number tapped") { $0.tap(3) }]
  )

  private static let search = RecipeScript(
    recipe: .search,
    sentence: """
      A search bar above a list of cities. The search bar is tapped, and "City 2" is written: the \
      list shows the matches, and its end can be scrolled above the keyboard.
      """,
    steps: [
      Step("At rest"), Step("Search bar tapped") { $0.tap(0) },
      Step("City 2 written") { $0.type("City 2") },
    ]
  )
}
