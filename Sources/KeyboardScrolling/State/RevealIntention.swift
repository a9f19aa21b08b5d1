/// Whether something is still to be brought into sight.
///
/// A reveal is wanted at one moment and can be done at a later one, when insets and layout are
/// final. In between the user may take over.
struct RevealIntention: Equatable, Sendable {
  /// What made it wanted.
  enum Cause: Equatable, Sendable, CaseIterable {
    /// A view became first responder.
    case focus
    /// The room for it changed: the keyboard came to cover more, or a wider margin is asked for.
    case room
    /// The caret moved, with the text or without.
    case caret
    /// The app asked.
    case request

    /// True for what is worth coming back to when the user lets go: a finger decides what is in
    /// sight, but it does not end what is being edited.
    fileprivate var outlastsFinger: Bool {
      switch self {
      case .focus, .caret: true
      case .room, .request: false
      }
    }
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

  /// All that made it wanted and is still to be answered; one reveal answers all.
  private(set) var causes: Set<Cause> = []

  mutating func handle(_ event: Event) {
    switch event {
    case .wanted(let cause): causes.insert(cause)
    case .userTookOver: causes = causes.filter(\.outlastsFinger)
    case .resolved, .targetLeft: causes = []
    }
  }

  /// Adds what another intention has still to be answered for.
  mutating func takeOver(_ other: RevealIntention) {
    causes.formUnion(other.causes)
  }

  var isPending: Bool { !causes.isEmpty }

  /// True when the app asked, which counts where nothing is revealed by itself.
  var isRequested: Bool { causes.contains(.request) }
}
