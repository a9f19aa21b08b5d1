/// The reason for the inset of a scroll view; the public type explains each.
enum InsetReason: Equatable, Sendable {
  case keyboardUnknown, keyboardHidden, keyboardNotDocked
  case noOverlap, clearedByUIKit, overlap, bar
  case doesNotScroll, notInWindow, waiting, released
}
