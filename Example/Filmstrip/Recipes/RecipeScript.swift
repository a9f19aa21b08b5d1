import UIKit

/// The move of a user in a recipe of the documentation, with a picture before and a picture after.
struct RecipeScript: Sendable {
  let recipe: Recipe
  /// A description for readers who cannot see the picture.
  let sentence: String
  /// The shown height of the phone, from the top; nil for the whole phone.
  var shownHeight: CGFloat?
  /// The caption of the second picture.
  let caption: String
  let move: @MainActor @Sendable (RecipeStage) -> Void

  var fileName: String { "recipe-\(recipe).svg" }

  /// The height down to the last row of letters on the keyboard of an iPhone 14.
  private static let downToLetters: CGFloat = 715

  static let all = [
    login, order, settings, table, chat, checkout, search, editor, address, wizard,
  ]

  private static let login = RecipeScript(
    recipe: .login,
    sentence: """
      A login below the space for a logo. The user name is tapped: both fields and the sign-in \
      button are above the keyboard.
      """,
    shownHeight: downToLetters,
    caption: "User name tapped",
    move: { $0.tap(0) }
  )

  private static let order = RecipeScript(
    recipe: .order,
    sentence: """
      A form above a bar with a button. The last field is tapped: it is above the bar, and the bar \
      is above the keyboard.
      """,
    caption: "City tapped",
    move: { $0.tap(2) }
  )

  private static let settings = RecipeScript(
    recipe: .settings,
    sentence: """
      Six fields above a text view. Ten lines are written into the text view: it grows, and the \
      line being written stays above the keyboard.
      """,
    shownHeight: downToLetters,
    caption: "Ten lines written",
    move: {
      $0.tap(6)
      $0.type("Ada Lovelace\nAnalytical Engine\nSt James's Square 12\nLondon\n\n")
      $0.type("Monday to Thursday\nFrom 9 to 5\n\nAt other times\nby letter")
    }
  )

  private static let table = RecipeScript(
    recipe: .table,
    sentence: """
      A table with a text field in each row. Return is pressed in row after row: the table has \
      scrolled, and the thirteenth field is above the keyboard.
      """,
    caption: "Return, row by row",
    move: {
      $0.tap(0)
      for _ in 0..<12 { $0.pressReturn() }
    }
  )

  private static let chat = RecipeScript(
    recipe: .chat,
    sentence: """
      A list of messages and a composer. A message is written and sent: the newest message is just \
      above the composer, and the composer above the keyboard.
      """,
    caption: "A message sent",
    move: {
      $0.tap(0)
      $0.type("See you at six")
      $0.pressSend()
    }
  )

  private static let checkout = RecipeScript(
    recipe: .checkout,
    sentence: """
      A form in a sheet at half height. The card number is tapped: the sheet takes the whole \
      screen, and field and pay button are above the keyboard.
      """,
    caption: "Card number tapped",
    move: { $0.tap(3) }
  )

  private static let search = RecipeScript(
    recipe: .search,
    sentence: """
      A search bar above a list of cities. "City 2" is written: the list shows the matches, and its \
      end can be scrolled above the keyboard.
      """,
    shownHeight: downToLetters,
    caption: "City 2 written",
    move: {
      $0.tap(0)
      $0.type("City 2")
    }
  )

  private static let editor = RecipeScript(
    recipe: .editor,
    sentence: """
      A text view that fills the screen, and a bar. Twenty lines are written: the line being \
      written stays above the bar, and the bar above the keyboard.
      """,
    caption: "Twenty lines written",
    move: {
      $0.tap(0)
      $0.type((1...20).map { "Line \($0)" }.joined(separator: "\n"))
    }
  )

  private static let address = RecipeScript(
    recipe: .address,
    sentence: """
      Five fields of an address. The last one is tapped: it is above a toolbar with Previous, Next \
      and Done, and the toolbar is above the keyboard.
      """,
    shownHeight: downToLetters,
    caption: "Phone tapped",
    move: { $0.tap(4) }
  )

  private static let wizard = RecipeScript(
    recipe: .wizard,
    sentence: """
      Pages side by side, each with two fields. Return in the last field of the first page turns to \
      the second one: its first field is above the keyboard, which has stayed.
      """,
    shownHeight: downToLetters,
    caption: "Return in the last field",
    move: {
      $0.tap(1)
      $0.pressReturn()
    }
  )
}
