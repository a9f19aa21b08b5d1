/// An action of the app on its own: after the answer to a request, a timer, a message.
package struct AppAction: Codable, Equatable, Sendable {
  package enum Deed: String, Codable, Sendable {
    // Chats.
    /// The app sends a message: clears the composer, inserts a row, scrolls to it.
    case sendAnimated, sendAtOnce
    /// The app sends, and dismisses the keyboard in that turn.
    case sendAndDismiss
    /// The app clears the composer now, and inserts the row a moment later.
    case sendLater
    /// A message arrives.
    ///
    /// The app scrolls if the end is near.
    case receive
    /// A message arrives, without a scroll.
    case receiveSilently
    /// A message arrives while a finger drags the list.
    case receiveUnderFinger
    case loadOlder

    // Forms and lists.
    case showError, hideErrors
    case growField, shrinkField
    case insertAbove, insertBelow, deleteAbove, deleteBelow, reloadBelow, move, collapse
    case replaceResults

    // Scrolls.
    case scrollToFocus, scrollElsewhere
    case focusAndScroll, scrollAndFocus

    // Screens and keyboards.
    case pushPicker, pick
    case presentForm, dismissForm
    /// The focus is lost and restored every 80 ms.
    case flicker
  }

  package var deed: Deed
  /// From 0 to 1: selects a place, an amount or a way.
  package var share: Double
  /// The seconds that the app waits after a quick step.
  package var delay: Double

  package init(deed: Deed, share: Double, delay: Double = 0.1) {
    self.deed = deed
    self.share = share
    self.delay = delay
  }
}

extension Session.Action {
  /// True if content may continue after the finger.
  var isScroll: Bool {
    switch self {
    case .drag, .fling, .dragKeyboardAway, .dragKeyboardAndBack, .tapStatusBar: true
    default: false
    }
  }

  /// The app's action; nil for a user's.
  var appAction: AppAction? {
    if case .app(let action) = self { action } else { nil }
  }
}
