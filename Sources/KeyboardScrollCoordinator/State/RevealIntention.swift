/// Whether something is still to be brought into sight.
///
/// A reveal is wanted at one moment and can be done at a later one, when insets and layout are
/// final. In between the user may take over.
enum RevealIntention: Equatable, Sendable {
  /// What made it wanted.
  enum Cause: Equatable, Sendable {
    /// A view became first responder.
    case focus
    /// The room for it changed: the keyboard came to cover more, or a wider margin is asked for.
    case room
    /// The caret moved, with the text or without.
    case caret
    /// The app asked.
    case request
  }

  /// What happens to it.
  enum Event: Equatable, Sendable {
    /// Something should be in sight.
    case wanted(Cause)
    /// A finger went down, or the content still glides: the user decides what is in sight.
    case userTookOver
    /// The target was brought into sight, or was there already.
    case resolved
    /// There is no target any more.
    case targetLeft
  }

  /// Nothing is wanted.
  case none
  /// The target is wanted in sight.
  case pending(Cause)

  mutating func handle(_ event: Event) {
    switch (self, event) {
    case (_, .wanted(let cause)):
      self = .pending(cause)
    case (_, .userTookOver), (_, .resolved), (_, .targetLeft):
      self = .none
    }
  }

  var isPending: Bool { self != .none }
}
