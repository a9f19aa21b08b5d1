/// The outcome of a reveal in one scroll view; the public type explains each.
enum RevealOutcome: Equatable, Sendable {
  case notWanted, waiting, alreadyInSight, moved, noFirstResponder, cannotScroll, switchedOff
}
