package import Judging

@MainActor package enum SessionShrinker {
  /// Returns a shorter session that still breaks the rule, without unnecessary roughness and quick
  /// steps.
  package static func shrink(_ session: Session, to rule: MovementRule) -> Session {
    var shrinking = Shrinking(session) {
      SessionPlayer.play($0).findings.contains { $0.rule == rule }
    }
    shrinking.removeRoughness(at: \.rough)
    for index in session.steps.indices { shrinking.tryChange { $0.steps[index].isQuick = false } }
    shrinking.removeSteps(at: \.steps)
    return shrinking.shortest
  }
}
