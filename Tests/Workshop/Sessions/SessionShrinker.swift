import KeyboardScrollingHeadless

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
    var shortest = session
    func tryOut(_ change: (inout Session) -> Void) {
      var candidate = shortest
      change(&candidate)
      guard candidate != shortest else { return }
      let findings = SessionPlayer.play(candidate).findings
      if findings.contains(where: { $0.rule == rule }) { shortest = candidate }
    }
    // The necessary roughness is half of the diagnosis.
    tryOut { $0.rough = nil }
    for name in session.rough?.names ?? [] { tryOut { $0.rough?.remove(name) } }
    for index in shortest.steps.indices { tryOut { $0.steps[index].isQuick = false } }
    var hasShrunk = true
    while hasShrunk {
      let before = shortest.steps.count
      for index in shortest.steps.indices.reversed() {
        tryOut { $0.steps.remove(at: index) }
      }
      hasShrunk = shortest.steps.count < before
    }
    return shortest
  }
}
