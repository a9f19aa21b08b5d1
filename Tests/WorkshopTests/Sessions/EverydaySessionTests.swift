import Foundation
import KeyboardScrollingHeadless
import Judging
import Testing
import Workshop

@MainActor struct EverydaySessionTests {
  /// The sessions that several tests read: four or more of each kind, each played once.
  ///
  /// Two of three sessions are on a rough phone, unless the app acts.
  ///
  /// Sessions whose app acts are on a smooth phone: the judge has no rules for an app's scroll on a
  /// busy main thread.
  private static let played = (1...400).map { seed in
    var session = Session(seed: seed)
    let isActing = SessionKind.acting.contains { $0.name == session.kind }
    if !seed.isMultiple(of: 3), !isActing { session.rough = Roughness(seed: seed) }
    return (session: session, outcome: SessionPlayer.play(session))
  }

  @Test func `content moves as a user expects`() {
    for (session, outcome) in Self.played.filter({ !$0.outcome.findings.isEmpty }).prefix(3) {
      let finding = outcome.findings[0]
      let shortest = SessionShrinker.shrink(session, to: finding.rule)
      let shown = SessionPlayer.play(shortest)
      let needs = "needs \(shortest.rough ?? Roughness())"
      let text = ([needs] + shown.diary + shown.findings.map(\.description)).joined(separator: "\n")
      Issue.record("seed \(session.seed), \(session.kind): \(finding)\n\(text)")
    }
  }

  /// The folder of sessions that once had findings, by a fault of the library or of the judge.
  ///
  /// `benchmarks everyday --replay FILE --frames yes` plays one, and prints each frame.
  private nonisolated static let found = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Sessions")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: found.path).sorted())
  func `a session that once had findings has none now`(_ name: String) throws {
    let session = try Session(json: Data(contentsOf: Self.found.appendingPathComponent(name)))
    let outcome = SessionPlayer.play(session)
    expectEqual(outcome.diary.count, to: session.steps.count)
    #expect(outcome.findings.isEmpty)
  }

  @Test func `a session is the same for the same seed`() {
    for (session, outcome) in Self.played.prefix(SessionKind.all.count) {
      var again = Session(seed: session.seed)
      again.rough = session.rough
      expectEqual(again, to: session)
      expectEqual(SessionPlayer.play(session).diary, to: outcome.diary)
    }
  }

  @Test func `at least two in five steps of a session are possible`() {
    let played = Dictionary(grouping: Self.played, by: \.session.kind)
    for kind in SessionKind.all {
      let sessions = played[kind.name] ?? []
      #expect(sessions.count >= 4, "\(kind.name)")
      let done = sessions.map(\.outcome.diary.count).reduce(0, +)
      let asked = sessions.count * 14
      #expect(done * 5 >= asked * 2, "\(kind.name): \(done) of \(asked)")
    }
  }

  @Test func `in the chat of the documentation's recipe, the user types and sends`() throws {
    let kind = try #require(SessionKind.all.first { $0.name == "recipe-chat" })
    let diaries = (1...20).map { SessionPlayer.play(Session(kind: kind, seed: $0)).diary }
    let sending = diaries.filter { diary in
      diary.drop { !$0.contains(". type ") }.contains { $0.contains("press Send") }
    }
    #expect(sending.count >= 5, "\(sending.count)")
  }

  @Test func `a session of an unknown kind is not played`() {
    let session = Session(kind: "none", seed: 1, steps: [.init(action: .dismiss)])
    #expect(SessionPlayer.play(session).diary.isEmpty)
  }
}
