import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct KeyboardScenarioTests {
  private let fixture = KeyboardFixture()

  /// Plays a scenario with the keyboard up and returns a line per notification: its name, the top
  /// and bottom edges of its end frame, its duration, and the time since the scenario began.
  private func play(_ scenario: HeadlessKeyboardScenario) -> [String] {
    let count = fixture.keyboard.log.count
    let start = fixture.device.clock.now
    fixture.keyboard.perform(scenario)
    fixture.device.clock.advance(by: 2)
    return fixture.keyboard.log[count...].map { entry in
      let end = entry.event.endFrame ?? .null
      let time = Self.milliseconds(entry.time - start)
      let duration = entry.event.duration.map { "\($0)" } ?? "-"
      return "\(entry.event.name) \(end.minY)...\(end.maxY) \(duration) @\(time)"
    }
  }

  /// Rounds a time, because sums of decimal fractions differ in their last digits.
  nonisolated private static func milliseconds(_ time: Double) -> Double {
    (time * 1000).rounded() / 1000
  }

  /// The lines of a show or hide; one that is not final is replaced before its end.
  nonisolated private static func lines(
    _ motion: String, _ top: Int, _ bottom: Int, duration: Double, at time: Double, isFinal: Bool
  ) -> [String] {
    let end = "\(top).0...\(bottom).0 \(duration)"
    let will = ["willChangeFrame", "will\(motion)"].map { "\($0) \(end) @\(time)" }
    guard isFinal else { return will }
    let did = milliseconds(time + duration)
    return will + ["didChangeFrame", "did\(motion)"].map { "\($0) \(end) @\(did)" }
  }

  nonisolated private static func show(
    _ top: Int, _ bottom: Int = 844, duration: Double = 0.25, at time: Double = 0,
    isFinal: Bool = true
  ) -> [String] {
    lines("Show", top, bottom, duration: duration, at: time, isFinal: isFinal)
  }

  nonisolated private static func hide(
    _ top: Int = 844, _ bottom: Int = 1180, duration: Double = 0.25, at time: Double = 0,
    isFinal: Bool = true
  ) -> [String] {
    lines("Hide", top, bottom, duration: duration, at: time, isFinal: isFinal)
  }

  nonisolated private static func changeFrame(_ top: Int, _ bottom: Int) -> [String] {
    [
      "willChangeFrame \(top).0...\(bottom).0 0.25 @0.0",
      "didChangeFrame \(top).0...\(bottom).0 0.25 @0.25",
    ]
  }

  // The keyboard of an iPhone 14 is 336 high: 508...844 docked, 844...1180 below the screen,
  // 254...590 in the middle.
  nonisolated static let rows: [(HeadlessKeyboardScenario, [String])] = [
    (.show, show(508)),
    (.hide, hide()),
    (.moveFocusSameHeight, show(508)),
    (.moveFocus(toHeight: 380), show(464)),
    (.moveFocus(toHeight: 380, via: 291), show(553, isFinal: false) + show(464)),
    (.autoFill, hide(isFinal: false) + show(553, at: 0.05, isFinal: false) + show(508, at: 0.09)),
    (
      .secureFieldBurst,
      show(508, isFinal: false) + show(553, at: 0.004, isFinal: false) + show(553, at: 0.008)
    ),
    (.resignAndBecome, hide(isFinal: false) + show(508)),
    (
      .repeatedFrame,
      show(508, isFinal: false) + show(508, duration: 0, at: 0.012) + show(508, at: 0.024)
    ),
    (.toggleEmoji(height: 390), show(454)),
    (.predictiveBar(isVisible: false), show(553)),
    (.accessoryReloaded(height: 44), show(464)),
    (.changeFrameOnly(height: 291), changeFrame(553, 844)),
    (.thirdParty(heights: [0, 216, 256]), [844, 628, 588].flatMap { show($0, duration: 0) }),
    (.undockByMenu(), hide(254, 590)),
    (.undockByDrag(), hide(254, 590)),
    (.float(frame: CGRect(35, 400, 320, 260)), hide(400, 660)),
    (
      .moveFloating(to: CGRect(35, 300, 320, 260)),
      ["willChangeFrame 0.0...0.0 0.25 @0.0", "didChangeFrame 300.0...560.0 0.0 @0.25"]
    ),
    (.dock, show(508)),
    (.hardwareShortcutsBar(), show(789, 1125)),
    (.hardwareAccessory(height: 44), show(800, 1135)),
    (.dropShortcutsBar, show(0, 0)),
    (.changeMultitaskingMode, changeFrame(0, 0)),
    (.otherAppShows, show(508)),
    (.otherAppHides, hide()),
    (.background, hide(duration: 0)),
    (.foreground, []),
    (.lockAndUnlock, show(844, duration: 0) + show(508, duration: 0, at: 0.1) + show(508, at: 0.2)),
    (.passwordPrompt, show(508, isFinal: false) + hide(duration: 0)),
    (.interruptedShow, show(508, isFinal: false) + hide(at: 0.05)),
    (.hideReportingToolbar(), hide(800, 844)),
  ]

  @Test(arguments: rows)
  func `S89, S102 to S104, S121: a scenario posts the listed notifications, from where it was`(
    scenario: HeadlessKeyboardScenario, expected: [String]
  ) {
    fixture.addFocusedField()
    let count = fixture.keyboard.log.count
    expectEqual(play(scenario), to: expected)
    guard scenario != .otherAppShows, fixture.keyboard.log.count > count else { return }
    expectEqual(fixture.events[count].beginFrame, to: .docked)
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

  @Test func `the dismiss key posts a hide even without a show, and resigns the first responder`() {
    let posted = fixture.posted { fixture.keyboard.perform(.hide) }
    expectEqual(posted.map(\.name), to: .willHide)
    expectEqual(posted.map(\.endFrame), to: [.below, .below])
    let field = fixture.addField()
    field.becomeFirstResponder()
    fixture.keyboard.perform(.hide)
    #expect(!field.isFirstResponder)
    expectEqual(fixture.timeline.last, to: "field end")
  }
}
