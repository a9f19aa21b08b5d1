import Testing

@testable import Workshop

@testable import filmstrip

@MainActor
struct SessionPictureTests {
  /// The seeds cover all kinds, with sheets, pushed screens, rotated devices and alerts.
  @Test(arguments: 1...24)
  func `a session of any kind can be drawn`(seed: Int) {
    let session = Session(seed: seed, stepCount: 8)
    let outcome = SessionPlayer.play(session)
    let (picture, findings) = Filmstrip.draw(session, title: "\(seed)")
    let frames = picture.rows.flatMap(\.frames)
    #expect(frames.first?.caption == "Before")
    #expect(frames.dropFirst().prefix(outcome.diary.count).count == outcome.diary.count)
    #expect(findings == outcome.findings.map(\.description))
    #expect(frames.contains { $0.verdict != nil } == !findings.isEmpty)
    #expect(picture.rows.allSatisfy { $0.frames.count <= 5 })
    #expect(picture.svg.hasSuffix("</svg>\n"))
  }

  @Test func `each broken rule is listed once, in order`() {
    func finding(_ rule: MovementRule) -> MovementFinding {
      MovementFinding(rule: rule, view: "", event: "", detail: "")
    }
    let verdict = Filmstrip.verdict([finding(.smooth), finding(.still), finding(.smooth)])
    #expect(verdict == .init(text: "still, smooth expected", isGood: false))
    #expect(Filmstrip.verdict([]) == nil)
  }
}
