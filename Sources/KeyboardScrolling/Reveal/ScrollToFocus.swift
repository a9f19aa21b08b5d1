import CoreGraphics

/// The times at which UIKit may begin its own scroll to the first responder (the focus).
///
/// UIKit scrolls when a hidden view becomes first responder (before the keyboard's announcement),
/// or when a letter moves the caret out of the visible part. After the announcement of a new frame,
/// UIKit scrolls in the next turn, when the app has set its insets. A block on the main queue marks
/// the start of the next turn. The block may also run earlier, still in the announcement's turn.
struct ScrollToFocus: Equatable, Sendable {
  enum Event: Equatable, Sendable {
    /// A view has become first responder; UIKit does not scroll to a visible view.
    ///
    /// The keyboard's announcement may follow a turn later. Scrolls between the two turns are
    /// attributed to the app.
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
