/// Shortens a session to the steps that a finding needs.
@MainActor
package enum SessionShrinker {
  /// Returns a session from which no step can be removed without losing the finding.
  ///
  /// - Parameters:
  ///   - session: A session with a finding.
  ///   - rule: The rule that it breaks.
  /// - Returns: The shortest session found, without roughness and quick steps that make no
  ///   difference.
  package static func shrink(_ session: Session, to rule: MovementRule) -> Session {
    var shrinking = Shrinking(session) {
      SessionPlayer.play($0).findings.contains { $0.rule == rule }
    }
    shrinking.removeRoughness(at: \.rough)
    for index in session.steps.indices { shrinking.tryOut { $0.steps[index].isQuick = false } }
    shrinking.removeSteps(at: \.steps)
    return shrinking.shortest
  }
}
