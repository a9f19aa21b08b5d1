import CoreGraphics

/// The times at which UIKit may begin its own scroll to the focus.
///
/// UIKit begins such a scroll at a new hidden focus, before it announces the keyboard, and at a
/// letter that moves the caret out of the visible part. It begins another in the turn after the
/// announcement of a new frame, when the app has set its insets. A block on the main queue marks
/// the start of that turn: the run loop may serve the queue before the announcement's own turn
/// ends.
struct ScrollToFocus: Equatable, Sendable {
  enum Event: Equatable, Sendable {
    /// A view has become first responder; UIKit does not scroll to a visible one.
    ///
    /// The announcement may follow a turn later. Between the turns, scrolls count as the app's.
    case editingBegan(isVisible: Bool)
    /// A letter was typed, and the caret is hidden.
    case caretWasHidden
    case announced(CGRect?)
    case turnBegan
    case turnEnded
  }

  /// True while UIKit may begin a scroll to the focus.
  private(set) var isDue = false
  private var lastFrame: CGRect?

  /// Handles an event, and returns whether to request a turn.
  mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .editingBegan(let isVisible):
      isDue = !isVisible
    case .turnBegan, .caretWasHidden:
      isDue = true
    case .announced(let frame):
      isDue = false
      defer { lastFrame = frame }
      return frame != lastFrame
    case .turnEnded:
      isDue = false
    }
    return false
  }
}
