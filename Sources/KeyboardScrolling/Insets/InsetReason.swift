/// The reason for the inset of a scroll view.
enum InsetReason: Equatable, Sendable {
  /// No keyboard notification has been received yet.
  case keyboardUnknown
  case keyboardHidden
  /// The keyboard is undocked or floating, and the view does not follow such keyboards.
  case keyboardNotDocked
  /// The keyboard does not reach the view.
  case noOverlap
  /// UIKit's own inset already clears the covered part.
  case clearedByUIKit
  /// The keyboard covers part of the view, and the inset clears it.
  case overlap
  /// Only the bar covers the view, and the inset clears it.
  case bar
  /// The view makes no room, because it does not scroll up and down.
  case doesNotScroll
  /// The view has no window, so the covered part is unknown.
  case notInWindow
  /// The inset changes later: the user is scrolling, or the view's screen is leaving.
  case waiting
  /// The view is no longer managed.
  case released
}
