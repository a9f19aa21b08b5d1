import Foundation
import KeyboardScrollingHeadless
import Judging
import Testing
import Workshop

@MainActor struct EverydaySessionTests {
  private static let count = 400

  /// Two of three sessions are on a rough phone, unless the app acts.
  ///
  /// Sessions whose app acts are on a smooth phone: the judge has no rules for an app's scroll on a
  /// busy main thread.
  @Test func `content moves as a user expects`() {
    var shown = 0
    for seed in 1...Self.count {
      var session = Session(seed: seed)
      let isActing = SessionKind.acting.contains { $0.name == session.kind }
      if !seed.isMultiple(of: 3), !isActing { session.rough = Roughness(seed: seed) }
      guard let finding = SessionPlayer.play(session).findings.first else { continue }
      shown += 1
      guard shown <= 3 else { break }
      let shortest = SessionShrinker.shrink(session, to: finding.rule)
      let outcome = SessionPlayer.play(shortest)
      let needs = "needs \(shortest.rough ?? Roughness())"
      let lines = [needs] + outcome.diary + outcome.findings.map(\.description)
      Issue.record("seed \(seed), \(session.kind): \(finding)\n\(lines.joined(separator: "\n"))")
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
    for seed in 1...SessionKind.all.count {
      let session = Session(seed: seed)
      expectEqual(session, to: Session(seed: seed))
      expectEqual(SessionPlayer.play(session).diary, to: SessionPlayer.play(session).diary)
    }
  }

  @Test func `at least two in five steps of a session are possible`() {
    for kind in SessionKind.all {
      let outcomes = (1...4).map { SessionPlayer.play(Session(kind: kind, seed: $0)) }
      let done = outcomes.map(\.diary.count).reduce(0, +)
      #expect(done * 5 >= 4 * 14 * 2, "\(kind.name): \(done) of \(4 * 14)")
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
