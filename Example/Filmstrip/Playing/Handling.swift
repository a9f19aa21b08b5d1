/// The keyboard handling of a screen.
enum Handling: String, CaseIterable, Sendable {
  case none = "no handling"
  case coordinator
}
