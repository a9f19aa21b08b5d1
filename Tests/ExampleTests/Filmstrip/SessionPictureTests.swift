import Judging
import Testing

@testable import Workshop

@testable import FilmstripKit

@MainActor struct SessionPictureTests {
  /// Sessions have sheets, pushed screens, rotations and alerts.
  @Test(arguments: 1...24)
  func `a session of any kind can be drawn`(seed: Int) {
    let session = Session(seed: seed, stepCount: 8)
    let outcome = SessionPlayer.play(session)
    let picture = Filmstrip(session, title: "\(seed)")
    let frames = picture.rows.flatMap(\.frames)
    expectEqual(frames.first?.caption, to: "Before")
    expectEqual(frames.dropFirst().prefix(outcome.diary.count).count, to: outcome.diary.count)
    expectEqual(frames.contains { $0.verdict != nil }, to: !outcome.findings.isEmpty)
    let found = outcome.findings.count
    #expect(picture.sentence.hasPrefix(found == 0 ? "Everything moved" : "\(found) movement"))
    #expect(picture.rows.allSatisfy { $0.frames.count <= 5 })
    #expect(picture.svg.hasSuffix("</svg>\n"))
  }

  @Test func `each broken rule is listed once, in order`() {
    func finding(_ rule: MovementRule) -> MovementFinding {
      MovementFinding(rule: rule, view: "", event: "", detail: "")
    }
    let verdict = Filmstrip.verdict([finding(.smooth), finding(.still), finding(.smooth)])
    expectEqual(verdict, to: .init(text: "still, smooth expected", isGood: false))
    expectNil(Filmstrip.verdict([]))
  }
}
