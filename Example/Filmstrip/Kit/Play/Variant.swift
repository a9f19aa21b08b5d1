import KeyboardTechniques

/// The keyboard handling of a screen.
enum Variant: Hashable, Sendable {
  /// The screen with its coordinator, as an app has it.
  case coordinator
  /// A view without content after the last one, as tall as a keyboard, there all the time.
  case dummyView
  /// The screen without its coordinator, and a technique in its place, by name.
  case technique(String)

  static let nothing = Variant.technique("nothing")

  /// The variants of a filmstrip.
  static let drawn = [coordinator, dummyView, nothing]

  var name: String {
    switch self {
    case .coordinator: "coordinator"
    case .dummyView: "dummy view"
    case .technique(let name): name
    }
  }

  var title: String {
    switch self {
    case .coordinator: "With the coordinator"
    case .dummyView: "With a dummy view after the content"
    case .technique(let name): "With \(name)"
    }
  }
}
