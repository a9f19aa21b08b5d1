import Testing
@_spi(Headless) import UIKit

/// The notifications of each scenario on an iPhone 14 with a focused field and the keyboard up.
nonisolated struct ScenarioRow: CustomTestStringConvertible, Sendable {
  var scenario: HeadlessKeyboardScenario
  /// Name, top and bottom edges of the end frame, duration, and time since the scenario began.
  var expected: [String]
  var testDescription: String { "\(scenario)" }

  init(_ scenario: HeadlessKeyboardScenario, _ expected: [String]) {
    self.scenario = scenario
    self.expected = expected
  }
}

@Suite("HeadlessKeyboard: scenarios", .ownDevice) struct KeyboardScenarioTests {
  private let fixture = KeyboardFixture()

  /// Plays a scenario with the keyboard up and returns a line per notification.
  private func play(
    _ scenario: HeadlessKeyboardScenario, options: HeadlessOptions = HeadlessOptions(),
    _ check: (KeyboardFixture) -> Void = { _ in }
  ) -> [String] {
    var lines: [String] = []
    let fixture = KeyboardFixture(options: options)
    fixture.addFocusedField()
    let count = fixture.keyboard.log.count
    let start = fixture.device.clock.now
    fixture.keyboard.perform(scenario)
    fixture.device.clock.advance(by: 2)
    lines = fixture.keyboard.log[count...].map { entry in
      let end = entry.event.endFrame ?? .null
      let time = Self.milliseconds(entry.time - start)
      let duration = entry.event.duration.map { "\($0)" } ?? "-"
      return "\(entry.event.name) \(end.minY)...\(end.maxY) \(duration) @\(time)"
    }
    check(fixture)
    return lines
  }

  /// Rounds a time, because sums of decimal fractions differ in their last digits.
  nonisolated private static func milliseconds(_ time: Double) -> Double {
    (time * 1000).rounded() / 1000
  }

  nonisolated private static func show(
    _ top: Int, _ bottom: Int = 844, at time: Double = 0, did: Double? = 0.25
  ) -> [String] {
    let will = ["willChangeFrame", "willShow"].map { "\($0) \(top).0...\(bottom).0 0.25 @\(time)" }
    guard let did else { return will }
    return will
      + ["didChangeFrame", "didShow"].map {
        "\($0) \(top).0...\(bottom).0 0.25 @\(milliseconds(time + did))"
      }
  }

  nonisolated private static func hide(
    _ top: Int = 844, _ bottom: Int = 1180, duration: Double = 0.25, at time: Double = 0,
    isFinal: Bool = true
  ) -> [String] {
    let end = "\(top).0...\(bottom).0 \(duration)"
    let will = ["willChangeFrame", "willHide"].map { "\($0) \(end) @\(time)" }
    guard isFinal else { return will }
    return will
      + ["didChangeFrame", "didHide"].map { "\($0) \(end) @\(milliseconds(time + duration))" }
  }

  nonisolated private static func showAtOnce(
    _ top: Int, _ bottom: Int = 844, at time: Double = 0
  ) -> [String] {
    ["willChangeFrame", "willShow", "didChangeFrame", "didShow"].map {
      "\($0) \(top).0...\(bottom).0 0.0 @\(time)"
    }
  }

  nonisolated private static func changeFrame(_ top: Int, _ bottom: Int) -> [String] {
    [
      "willChangeFrame \(top).0...\(bottom).0 0.25 @0.0",
      "didChangeFrame \(top).0...\(bottom).0 0.25 @0.25",
    ]
  }

  // The keyboard is 336 high: 508...844 docked, 844...1180 below the screen, 254...590 in the
  // middle.
  nonisolated static let rows: [ScenarioRow] = [
    ScenarioRow(.show, show(508)),
    ScenarioRow(.hide, hide()),
    ScenarioRow(.moveFocusSameHeight, show(508)),
    ScenarioRow(.moveFocus(toHeight: 380), show(464)),
    ScenarioRow(.moveFocus(toHeight: 380, via: 291), show(553, did: nil) + show(464)),
    ScenarioRow(
      .autoFill, hide(isFinal: false) + show(553, at: 0.05, did: nil) + show(508, at: 0.09)
    ),
    ScenarioRow(
      .secureFieldBurst, show(508, did: nil) + show(553, at: 0.004, did: nil) + show(553, at: 0.008)
    ),
    ScenarioRow(.resignAndBecome, hide(isFinal: false) + show(508)),
    ScenarioRow(
      .repeatedFrame, show(508, did: nil) + showAtOnce(508, at: 0.012) + show(508, at: 0.024)
    ),
    ScenarioRow(.toggleEmoji(height: 390), show(454)),
    ScenarioRow(.predictiveBar(isVisible: false), show(553)),
    ScenarioRow(.accessoryReloaded(height: 44), show(464)),
    ScenarioRow(.changeFrameOnly(height: 291), changeFrame(553, 844)),
    ScenarioRow(
      .thirdParty(heights: [0, 216, 256]), showAtOnce(844) + showAtOnce(628) + showAtOnce(588)
    ),
    ScenarioRow(.undockByMenu(), hide(254, 590)),
    ScenarioRow(.undockByDrag(), hide(254, 590)),
    ScenarioRow(.float(frame: CGRect(35, 400, 320, 260)), hide(400, 660)),
    ScenarioRow(
      .moveFloating(to: CGRect(35, 300, 320, 260)),
      ["willChangeFrame 0.0...0.0 0.25 @0.0", "didChangeFrame 300.0...560.0 0.0 @0.25"]
    ),
    ScenarioRow(.dock, show(508)),
    ScenarioRow(.hardwareShortcutsBar(), show(789, 1125)),
    ScenarioRow(.hardwareAccessory(height: 44), show(800, 1135)),
    ScenarioRow(.dropShortcutsBar, show(0, 0)),
    ScenarioRow(.changeMultitaskingMode, changeFrame(0, 0)),
    ScenarioRow(.otherAppShows, show(508)),
    ScenarioRow(.otherAppHides, hide()),
    ScenarioRow(.background, hide(duration: 0)),
    ScenarioRow(.foreground, []),
    ScenarioRow(.lockAndUnlock, showAtOnce(844) + showAtOnce(508, at: 0.1) + show(508, at: 0.2)),
    ScenarioRow(.passwordPrompt, show(508, did: nil) + hide(duration: 0)),
    ScenarioRow(.interruptedShow, show(508, did: nil) + hide(at: 0.05)),
    ScenarioRow(.hideReportingToolbar(), hide(800, 844)),
  ]

  @Test(arguments: rows)
  func `S89, S102 to S104, S121: a scenario posts the listed notifications`(row: ScenarioRow) {
    expectEqual(play(row.scenario), to: row.expected)
  }

  @Test func `every scenario begins at the keyboard's position`() {
    for row in Self.rows where row.scenario != .otherAppShows {
      let fixture = KeyboardFixture()
      fixture.addFocusedField()
      let posted = fixture.posted { fixture.keyboard.perform(row.scenario) }
      guard let first = posted.first else { continue }
      expectEqual(first.beginFrame, to: .docked, note: "\(row.scenario)")
    }
  }

  @Test func `S120: with cross-fades a hide has no frame, but a show has one`() {
    fixture.keyboard.prefersCrossFade = true
    let field = fixture.addField()
    let shown = fixture.posted { field.becomeFirstResponder() }
    expectEqual(shown.map(\.endFrame), to: [.docked, .docked])
    fixture.device.clock.advance(by: 1)
    let hidden = fixture.posted { field.resignFirstResponder() }
    expectEqual(hidden.map(\.name), to: .willHide)
    expectEqual(hidden.map(\.endFrame), to: [.zero, .zero])
  }

  @Test(arguments: [HeadlessKeyboardScenario.secureFieldBurst, .repeatedFrame, .lockAndUnlock])
  func `a scenario's later notifications fit the screen then`(scenario: HeadlessKeyboardScenario) {
    fixture.addField("field").becomeFirstResponder()
    fixture.keyboard.perform(scenario)
    fixture.device.rotate(to: .landscapeRight)
    fixture.device.clock.advance(by: 1)
    // An iPhone 14 in landscape.
    let frame = fixture.keyboard.frameInScreen
    expectEqual(frame?.width, to: 844)
    expectEqual(frame?.maxY, to: 390)
  }

  @Test func `S115: another app's keyboard is not local`() {
    let posted = fixture.posted {
      fixture.keyboard.perform(.otherAppShows)
      fixture.keyboard.perform(.otherAppHides)
    }
    expectEqual(posted.map(\.name), to: .willShow + .willHide)
    expectEqual(posted.map(\.isLocal), to: [false, false, false, false])
    expectEqual(posted.map(\.endFrame), to: [.docked, .docked, .below, .below])
  }

  @Test(arguments: [(12, true), (13, false)])
  func `S125: iOS 12 reported another app's keyboard as local in the background`(
    version: Int, isLocal: Bool
  ) {
    let fixture = KeyboardFixture(options: .with(\.version, .init(version)))
    fixture.keyboard.perform(.background)
    let posted = fixture.posted { fixture.keyboard.perform(.otherAppShows) }
    expectEqual(posted.map(\.isLocal), to: [isLocal, isLocal])
  }

  @Test(arguments: [
    (HeadlessOptions.BackgroundDismissal.willHideAtOnce, Names.hide), (.nothing, []),
  ])
  func `S123: the background hides the keyboard at once or silently; the foreground shows it`(
    dismissal: HeadlessOptions.BackgroundDismissal, names: Names
  ) {
    let fixture = KeyboardFixture(options: .with(\.backgroundDismissal, dismissal))
    let field = fixture.addFocusedField()
    let left = fixture.posted { fixture.keyboard.perform(.background) }
    expectEqual(left.map(\.name), to: names)
    #expect(left.allSatisfy { $0.duration == 0 })
    expectNil(fixture.keyboard.frameInScreen)
    expectEqual(fixture.device.scene.activationState, to: .background)
    #expect(field.isFirstResponder)
    let returned = fixture.posted { fixture.keyboard.perform(.foreground) }
    expectEqual(returned.map(\.name), to: .willShow)
    expectEqual(returned.map(\.endFrame), to: [.docked, .docked])
    expectEqual(fixture.device.scene.activationState, to: .foregroundActive)
  }

  @Test func `an undocked keyboard stays undocked for other fields and the next show`() {
    let frame = CGRect(35, 300, 320, 260)
    let first = fixture.addField("first")
    let second = fixture.addField("second", y: 200)
    first.becomeFirstResponder()
    fixture.keyboard.perform(.float(frame: frame))
    fixture.device.clock.advance(by: 1)
    expectEqual(fixture.posted { second.becomeFirstResponder() }, to: [])
    let hidden = fixture.posted { second.resignFirstResponder() }
    expectEqual(hidden.map(\.name), to: .willHide)
    expectEqual(hidden.map(\.beginFrame), to: [frame, frame])
    expectEqual(hidden.map(\.endFrame), to: [.below, .below])
    let shown = fixture.posted { first.becomeFirstResponder() }
    expectEqual(shown.map(\.name), to: [.willChangeFrame])
    expectEqual(fixture.keyboard.placement, to: .loose(frame))
  }

  @Test func `the dismiss key also resigns the first responder`() {
    let field = fixture.addField()
    field.becomeFirstResponder()
    fixture.keyboard.perform(.hide)
    #expect(!field.isFirstResponder)
    expectEqual(fixture.timeline.last, to: "field end")
  }

  @Test func `a hide is posted even without a show before it`() {
    let posted = fixture.posted { fixture.keyboard.perform(.hide) }
    expectEqual(posted.map(\.name), to: .willHide)
    expectEqual(posted.map(\.endFrame), to: [.below, .below])
  }
}
