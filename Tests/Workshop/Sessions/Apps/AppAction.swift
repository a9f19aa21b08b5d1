/// Something that an app does by itself: after a request has been answered, a timer, a message.
package struct AppAction: Codable, Equatable, Sendable {
  /// What an app can do; each screen knows some of these.
  package enum Deed: String, Codable, Sendable {
    // Chats.
    /// A message is sent: composer cleared, row inserted, scrolled to.
    case sendAnimated, sendAtOnce
    /// The same, and the keyboard is put away in the turn.
    case sendAndDismiss
    /// The composer is cleared now, the row comes a moment later.
    case sendLater
    /// A message arrives; a reader who is near the end is taken there.
    case receive
    /// A message arrives, and nobody scrolls.
    case receiveSilently
    /// A message arrives while a finger drags the list.
    case receiveUnderFinger
    /// Older messages are loaded above.
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
    /// The focus goes and comes back every 80 ms.
    case flicker
  }

  package var deed: Deed
  /// From 0 to 1: picks a place, an amount or a way.
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
  /// True where content may go on after the finger.
  var isScroll: Bool {
    switch self {
    case .drag, .fling, .dragKeyboardAway, .dragKeyboardAndBack, .tapStatusBar: true
    default: false
    }
  }

  /// The app's action; nil for what a person does.
  var appAction: AppAction? {
    if case .app(let action) = self { action } else { nil }
  }
}
