package enum Handling: String, CaseIterable, Sendable {
  case none = "no handling"
  case coordinator
}
