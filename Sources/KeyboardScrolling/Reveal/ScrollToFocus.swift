import CoreGraphics

/// The times at which UIKit may begin its own scroll to the first responder (the focus).
///
/// UIKit scrolls when a hidden view becomes first responder (before the keyboard's announcement),
/// or when a letter moves the caret out of the visible part. After the announcement of a new frame,
/// UIKit scrolls in the next turn, when the app has set its insets. A block on the main queue marks
/// the start of the next turn. The block may also run earlier, still in the announcement's turn.
struct ScrollToFocus: Equatable, Sendable {
  /// True while UIKit may begin a scroll to the focus.
  private(set) var isDue = false
  private var lastFrame: CGRect?

  mutating func setDue(_ isDue: Bool) { self.isDue = isDue }

  /// Handles an announcement, and returns whether UIKit may scroll in the next turn.
  mutating func announce(_ frame: CGRect?) -> Bool {
    isDue = false
    defer { lastFrame = frame }
    return frame != lastFrame
  }
}
