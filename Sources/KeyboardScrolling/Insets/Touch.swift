/// The user's action on the content of a scroll view.
enum Touch: Equatable, Sendable {
  case none
  /// A finger on content that it has not moved.
  case touched
  case dragged
  case decelerating

  func isFingerOrJustLetGo(afterDrag isAfterDrag: Bool) -> Bool {
    isFinger || (self == .decelerating && isAfterDrag)
  }

  var isFinger: Bool { self == .touched || self == .dragged }

  var movesContent: Bool { self == .dragged || self == .decelerating }
}
