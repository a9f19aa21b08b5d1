import CoreGraphics

/// The times at which UIKit may begin its own scroll to the focus.
///
/// It begins one at a new focus that is out of sight, before the keyboard is announced; one at a letter
/// with which the caret leaves the visible part; and another one in the turn after the announcement of
/// another frame, when the apps have set their insets. That turn may be the announcement's own: the main
/// queue is served before the run loop waits. So it is counted by a block of that queue.
struct ScrollToFocus: Equatable, Sendable {
  enum Event: Equatable, Sendable {
    /// A view has become first responder; nothing scrolls to one that is in sight.
    ///
    /// The announcement may come a turn later. What an app scrolls until then is the app's.
    case editingBegan(isInSight: Bool)
    /// A letter was typed, and the caret is out of sight.
    case caretLeftSight
    /// A keyboard is announced, with its end frame.
    case announced(CGRect?)
    /// The turn has come that was requested.
    case turnCame
    case turnEnded
  }

  /// True while UIKit may begin a scroll to the focus.
  private(set) var isDue = false
  private var lastFrame: CGRect?

  /// Handles an event, and returns whether a turn is to be requested.
  mutating func handle(_ event: Event) -> Bool {
    switch event {
    case .editingBegan(let isInSight):
      isDue = !isInSight
    case .turnCame, .caretLeftSight:
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
