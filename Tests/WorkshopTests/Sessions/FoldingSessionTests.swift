import KeyboardScrollingHeadless
import Testing
import Workshop

/// Tests sessions in which the user folds the device at any moment.
///
/// In three of four sessions, the seed draws values for UIKit's uncertain behaviour.
@MainActor struct FoldingSessionTests {
  @Test(arguments: ["folding-form", "folding-list", "folding-text", "folding-chat"])
  func `content moves as a user expects`(_ name: String) throws {
    let kind = try #require(SessionKind.folding.first { $0.name == name })
    var folds = 0
    for seed in 1...24 {
      var session = Session(kind: kind, seed: seed)
      if !seed.isMultiple(of: 4) { session.rough = Roughness(seed: seed) }
      let outcome = SessionPlayer.play(session)
      folds += outcome.diary.count { $0.contains("make the device") }
      let lines = ["\(session.rough ?? Roughness())"] + outcome.diary
      #expect(outcome.findings.isEmpty, "seed \(seed)\n\(lines.joined(separator: "\n"))")
    }
    #expect(folds >= 24, "\(folds)")
  }
}
