import Foundation
import KeyboardTechniques
import Testing

@testable import FilmstripKit

@MainActor
struct ComparisonTests {
  @Test func `the coordinator leaves nothing hidden, empty, out of reach or behind`() throws {
    let techniques = KeyboardTechniques.common.filter {
      ["nothing", "coordinator"].contains($0.name)
    }
    let comparison = Comparison(of: techniques)
    #expect(comparison.faults.count >= 24)
    for (situation, faults) in zip(ComparisonSituation.all, comparison.faults) {
      let coordinator = try #require(faults.last ?? nil, "\(situation.name)")
      #expect(
        coordinator.hidden == 0 && coordinator.dead == 0 && coordinator.unreachable == 0
          && coordinator.left == 0,
        "\(situation.name)"
      )
      // Without any technique, something is wrong nearly everywhere: the check can fail.
      let nothing = try #require(faults.first ?? nil)
      #expect(!nothing.isFree || situation.name == "push while up", "\(situation.name)")
    }
    #expect(comparison.markdown == Comparison(of: techniques).markdown)
  }
}
