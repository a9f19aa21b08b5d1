/// The user's action on the content of a scroll view.
enum Touch: Equatable, Sendable {
  case none
  /// A finger on content that it has not moved.
  case touched
  case dragged
  /// The content moves on after the finger has lifted.
  case decelerating

  var isFinger: Bool { self == .touched || self == .dragged }

  /// True while the user moves the content; false for a tap.
  var movesContent: Bool { self == .dragged || self == .decelerating }
}
