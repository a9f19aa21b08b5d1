import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

/// Statements that need a driven keyboard.
@MainActor
@Suite("Statements: sequences")
struct SequenceStatementTests {
  /// Plays a scenario with a focused field and the keyboard up, to its end.
  private func play(
    _ scenario: HeadlessKeyboardScenario,
    on model: HeadlessDeviceModel = .iPhone14,
    _ check: (KeyboardFixture, [HeadlessKeyboardLogEntry]) -> Void
  ) {
    KeyboardFixture.run(model) { fixture in
      fixture.addField().becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      let count = fixture.keyboard.log.count
      fixture.keyboard.perform(scenario)
      fixture.device.clock.advance(by: 1)
      check(fixture, Array(fixture.keyboard.log[count...]))
    }
  }

  @Test func `S89: no time passes in the background, on rotation, with others' keyboards`() {
    for scenario: HeadlessKeyboardScenario in [
      .background, .rotate(to: .landscapeLeft), .thirdParty(heights: [256]),
    ] {
      play(scenario) { _, log in
        #expect(log.first?.event.duration == 0, "\(scenario)")
        // Both halves at the same instant.
        #expect(log.prefix(4).map { $0.time - (log.first?.time ?? 0) } == [0, 0, 0, 0])
      }
    }
  }

  @Test func `S91: a landscape keyboard is reported in landscape`() {
    play(.rotate(to: .landscapeLeft)) { fixture, log in
      #expect(log.last?.event.endFrame == CGRect(0, 181, 844, 209))
      #expect(fixture.keyboard.placement == .docked(CGRect(0, 181, 844, 209)))
    }
  }

  @Test func `S94: a fraction of a point past the bottom edge is docked`() {
    KeyboardFixture.run { fixture in
      let frame = CGRect(0, 523.3333001, 390, 320.6667)
      fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: frame, duration: 0))
      #expect(fixture.keyboard.placement == .docked(frame))
      fixture.keyboard.post(
        HeadlessKeyboardEvent(.willShow, endFrame: frame.offsetBy(dx: 0, dy: -1), duration: 0)
      )
      #expect(!fixture.keyboard.isDocked)
    }
  }

  @Test func `S102: by way of another height to 380 points`() {
    play(.moveFocus(toHeight: 380, via: 420)) { _, log in
      let shows = log.filter { $0.event.name == .willShow }
      #expect(shows.map(\.event.endFrame) == [CGRect(0, 424, 390, 420), CGRect(0, 464, 390, 380)])
      #expect(!log.contains { $0.event.name == .willHide })
    }
  }

  @Test func `S103: AutoFill hides once and shows twice within a tenth of a second`() {
    play(.autoFill) { fixture, log in
      let turns = log.filter { $0.event.name == .willHide || $0.event.name == .willShow }
      #expect(turns.map(\.event.name) == [.willHide, .willShow, .willShow])
      let span = (turns.last?.time ?? 9) - (turns.first?.time ?? 0)
      #expect(span > 0 && span <= 0.1)
      #expect(turns.last?.event.endFrame == .docked)
      #expect(fixture.keyboard.frameInScreen == .docked)
      #expect(log.last?.event.name == .didShow)
    }
  }

  @Test(arguments: [
    (HeadlessKeyboardScenario.toggleEmoji(height: 390), 454.0),
    (.predictiveBar(isVisible: false), 553),
  ])
  func `S104: another height of the same keyboard is a show and no hide`(
    scenario: HeadlessKeyboardScenario,
    top: Double
  ) {
    play(scenario) { fixture, log in
      #expect(log.map(\.event.name) == .show)
      #expect(log.allSatisfy { $0.event.beginFrame == .docked })
      #expect(log.allSatisfy { $0.event.endFrame?.minY == CGFloat(top) })
      #expect(fixture.keyboard.frameInScreen?.minY == CGFloat(top))
    }
  }

  @Test func `S109: a dropped shortcuts bar reports an empty frame`() {
    play(.dropShortcutsBar, on: .fixtureT) { fixture, log in
      let shows = log.filter { $0.event.name == .willShow }
      #expect(shows.map(\.event.endFrame) == [.zero])
      #expect(!log.contains { $0.event.name == .willHide })
      #expect(fixture.keyboard.frameInScreen == nil)
    }
  }

  @Test func `S110: floating it covers nothing, docked again it shows at the bottom`() {
    let pad = HeadlessDeviceModel(
      name: "T",
      screenSize: CGSize(width: 1024, height: 1366),
      keyboardHeight: 320,
      landscapeKeyboardHeight: 400,
      source: "statement 110"
    )
    KeyboardFixture.run(pad) { fixture in
      let guide = fixture.root.view.keyboardLayoutGuide
      fixture.addField().becomeFirstResponder()
      fixture.keyboard.perform(.float(frame: CGRect(300, 400, 320, 320)))
      fixture.device.clock.advance(by: 1)
      #expect(!fixture.keyboard.isDocked)
      #expect(guide.layoutFrame == CGRect(0, 1366, 1024, 0))
      let posted = fixture.posted { fixture.keyboard.perform(.dock) }
      #expect(posted.map(\.name) == .willShow)
      #expect(posted.last?.endFrame == CGRect(0, 1046, 1024, 320))
      #expect(fixture.keyboard.isDocked)
    }
  }

  @Test func `S111: 55 points of the shortcuts bar are on the screen`() {
    play(.hardwareShortcutsBar(), on: .fixtureT) { fixture, log in
      let end = log.first { $0.event.name == .willShow }?.event.endFrame ?? .null
      #expect(end == CGRect(0, 1311, 1024, 398))
      #expect(end.maxY == 1709)
      #expect(end.intersection(fixture.device.screen.bounds).height == 55)
    }
  }

  // A compact width next to a keyboard that reaches the edge of the screen.
  @Test func `S114: in Stage Manager the keyboard is where its frame says`() {
    KeyboardFixture.run(.fixtureT) { fixture in
      fixture.device.resize(fixture.device.scene, to: CGRect(200, 100, 320, 1246), safeArea: .zero)
      let guide = fixture.root.view.keyboardLayoutGuide
      let frame = CGRect(0, 968, 1024, 398)
      fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: frame, duration: 0.25))
      fixture.device.clock.turn()
      #expect(fixture.keyboard.placement == .docked(frame))
      // The window begins at 100 and ends at 1346: 1346 - 968. Shifted up by 20 it would be 398.
      #expect(guide.layoutFrame == CGRect(0, 868, 320, 378))
    }
  }

  @Test func `S116: a frame without height is a hidden keyboard`() {
    play(.changeMultitaskingMode, on: .fixtureT) { fixture, log in
      #expect(log.map(\.event.name) == [.willChangeFrame, .didChangeFrame])
      #expect(log.allSatisfy { $0.event.endFrame == CGRect(0, 0, 1024, 0) })
      #expect(fixture.keyboard.placement == .hidden)
    }
  }

  @Test func `S121: the password prompt hides in the turn of the show, without time`() {
    KeyboardFixture.run { fixture in
      let posted = fixture.posted { fixture.keyboard.perform(.passwordPrompt) }
      #expect(posted.map(\.name) == .willShow + .hide)
      #expect(posted.map(\.duration) == [0.25, 0.25, 0, 0, 0, 0])
      #expect(posted[1].endFrame == .docked)
      #expect(fixture.keyboard.frameInScreen == nil)
      // No notification of the show follows.
      #expect(fixture.posted { fixture.device.clock.advance(by: 1) } == [])
    }
  }

  @Test func `S122: an observer added after a show receives nothing of it`() {
    KeyboardFixture.run { fixture in
      fixture.addField().becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      var heard = 0
      for name in HeadlessKeyboardEvent.Name.allCases {
        fixture.observe(name.notificationName) { _ in heard += 1 }
      }
      fixture.root.view.addSubview(UIScrollView(frame: fixture.root.view.bounds))
      fixture.device.clock.advance(by: 1)
      #expect(heard == 0)
      #expect(fixture.keyboard.isDocked)
    }
  }

  // MARK: Messages

  @Test func `S178: an observer receives messages until its token is gone`() {
    KeyboardFixture.run(options: .with(\.version, .init(26))) { fixture in
      let center = fixture.keyboard.notificationCenter
      var heard: [String] = []
      let removed = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { _ in
        heard.append("removed")
      }
      do {
        let released = center.addObserver(of: UIScreen.self, for: .keyboardWillShow) { _ in
          heard.append("released")
        }
        fixture.keyboard.perform(.show)
        withExtendedLifetime(released) {}
      }
      #expect(heard.sorted() == ["released", "removed"])
      heard = []
      fixture.keyboard.perform(.show)
      #expect(heard == ["removed"])
      center.removeObserver(removed)
      fixture.keyboard.perform(.show)
      #expect(heard == ["removed"])
    }
  }
}
