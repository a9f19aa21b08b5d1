/// An action that the app takes without the user, for example when a message arrives.
package struct AppAction: Codable, Equatable, Sendable {
  package enum Deed: String, Codable, Sendable {
    // Chats.
    /// The app clears the composer, inserts a row, and scrolls to it.
    case sendAnimated, sendAtOnce
    /// The app sends a message, and dismisses the keyboard in the same turn.
    case sendAndDismiss
    /// The app clears the composer now, and inserts the row a moment later.
    case sendLater
    /// A message arrives, and the app scrolls to it if the user is near the end.
    case receive
    case receiveSilently
    /// A message arrives while a finger drags the list.
    case receiveUnderFinger
    case loadOlder

    // Forms and lists.
    case showError, hideErrors
    case growField, shrinkField
    case insertAbove, insertBelow, deleteAbove, deleteBelow, reloadBelow, move, collapse
    case replaceResults

    case scrollToFocus, scrollElsewhere
    case focusAndScroll, scrollAndFocus

    // Screens and keyboards.
    case pushPicker, pick
    case presentForm, dismissForm
    /// The field resigns and becomes first responder again, each time after 80 ms.
    case flicker
  }

  package var deed: Deed
  /// A number from 0 to 1, which selects a row, an amount or a variant of the action.
  package var share: Double
  /// The seconds from the end of the step before to this action, if that step is quick.
  package var delay: Double

  package init(deed: Deed, share: Double, delay: Double = 0.1) {
    self.deed = deed
    self.share = share
    self.delay = delay
  }
}

extension Session.Action {
  /// True if the content may keep moving after the finger has lifted.
  var isScroll: Bool {
    switch self {
    case .drag, .fling, .dragKeyboardAway, .dragKeyboardAndBack, .tapStatusBar: true
    default: false
    }
  }

  var appAction: AppAction? {
    if case .app(let action) = self { action } else { nil }
  }
}
