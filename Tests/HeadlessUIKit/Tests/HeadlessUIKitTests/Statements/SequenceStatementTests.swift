import Testing
@_spi(Headless) import UIKit

/// Statements about an iPad that need a keyboard driven by the test.
@Suite(.ownDevice) struct SequenceStatementTests {
  @Test(arguments: [
    (HeadlessKeyboardScenario.dropShortcutsBar, Names.show, CGRect.zero),
    (.changeMultitaskingMode, [.willChangeFrame, .didChangeFrame], CGRect(0, 0, 1024, 0)),
    // 55 points of the bar are on the screen, which ends at 1366.
    (.hardwareShortcutsBar(), .show, CGRect(0, 1311, 1024, 398)),
  ])
  func `S109, S111, S116: a dropped bar, a changed mode and a shortcuts bar report known frames`(
    scenario: HeadlessKeyboardScenario, names: Names, endFrame: CGRect
  ) {
    let fixture = KeyboardFixture(.fixtureT)
    fixture.addFocusedField()
    let posted = fixture.posted(within: 1) { fixture.keyboard.perform(scenario) }
    expectEqual(posted.map(\.name), to: names)
    #expect(posted.allSatisfy { $0.endFrame == endFrame })
    expectEqual(fixture.keyboard.frameInScreen, to: endFrame.isEmpty ? nil : endFrame)
  }

  @Test func `S110: a floating keyboard covers nothing, and is at the bottom when docked again`() {
    let fixture = KeyboardFixture(.fixtureT)
    let guide = fixture.root.view.keyboardLayoutGuide
    fixture.addField().becomeFirstResponder()
    fixture.keyboard.perform(.float(frame: CGRect(300, 400, 320, 320)))
    fixture.device.clock.advance(by: 1)
    #expect(!fixture.keyboard.isDocked)
    expectEqual(guide.layoutFrame, to: CGRect(0, 1346, 1024, 20))
    let posted = fixture.posted { fixture.keyboard.perform(.dock) }
    expectEqual(posted.map(\.name), to: .willShow)
    expectEqual(posted.last?.endFrame, to: CGRect(0, 968, 1024, 398))
    #expect(fixture.keyboard.isDocked)
  }

  // A window of compact width, with a keyboard that reaches the edge of the screen.
  @Test func `S114: in Stage Manager the keyboard is where its frame says`() {
    let fixture = KeyboardFixture(.fixtureT)
    fixture.device.resize(fixture.device.scene, to: CGRect(200, 100, 320, 1246), safeArea: .zero)
    let guide = fixture.root.view.keyboardLayoutGuide
    let frame = CGRect(0, 968, 1024, 398)
    fixture.keyboard.post(HeadlessKeyboardEvent(.willShow, endFrame: frame, duration: 0.25))
    fixture.device.clock.turn()
    expectEqual(fixture.keyboard.placement, to: .docked(frame))
    // The window is from 100 to 1346, so 1346 - 968 are covered. If the keyboard moved up by 20 to
    // the window's edge, 398 would be covered.
    expectEqual(guide.layoutFrame, to: CGRect(0, 868, 320, 378))
  }
}
