import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("KeyboardTracker", .tags(.state))
struct KeyboardTrackerTests {
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  static let lower = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let below = CGRect(x: 0, y: 844, width: 390, height: 336)

  private static let field = NSObjectStandIn()
  private static let otherField = NSObjectStandIn()
  private static let inputView = NSObjectStandIn()

  private final class NSObjectStandIn: Sendable {}

  /// A step of a timeline: its time, its event, and the tracker's effects.
  private struct Step {
    var time: TimeInterval
    var event: KeyboardTracker.Event
    var effects: [KeyboardTracker.Effect]
    /// The keyboard's position after it.
    var position: KeyboardPosition
  }

  private static func editing(
    _ responder: NSObjectStandIn = field,
    mayAutoFill: Bool = true,
    inputView: ObjectIdentifier? = nil
  ) -> Editing {
    Editing(
      responder: ObjectIdentifier(responder),
      screen: ScreenID(number: 1),
      screenBounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      inputView: inputView,
      mayAutoFill: mayAutoFill
    )
  }

  private static func notification(
    _ kind: KeyboardNotification.Kind,
    _ endFrame: CGRect?,
    duration: TimeInterval = 0.25,
    screen: Int? = 1
  ) -> KeyboardNotification {
    KeyboardNotification(
      kind,
      endFrame: endFrame,
      timing: AnimationTiming(duration: duration, curve: 7),
      screen: screen.map(ScreenID.init(number:))
    )
  }

  private static let up = KeyboardPosition.visible(docked, isLocal: true)
  private static let hide = notification(.willHide, below)

  /// A tracker after a show for the field.
  private func shown() -> KeyboardTracker {
    var tracker = KeyboardTracker()
    for kind in [KeyboardNotification.Kind.willShow, .didShow] {
      _ = tracker.handle(.notification(Self.notification(kind, Self.docked)), at: 0) {
        Self.editing()
      }
    }
    return tracker
  }

  private func expect(
    _ steps: [Step],
    editing: Editing? = editing(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var tracker = shown()
    for (row, step) in steps.enumerated() {
      let effect = tracker.handle(step.event, at: step.time) { editing }
      #expect(
        [effect].compactMap(\.self) == step.effects,
        "row \(row)",
        sourceLocation: sourceLocation
      )
      #expect(
        tracker.position(on: ScreenID(number: 1)) == step.position,
        "row \(row)",
        sourceLocation: sourceLocation
      )
    }
  }

  private func step(
    _ time: TimeInterval,
    _ notification: KeyboardNotification,
    _ effects: [KeyboardTracker.Effect],
    _ position: KeyboardPosition
  ) -> Step {
    Step(time: time, event: .notification(notification), effects: effects, position: position)
  }

  // MARK: Pending hides

  @Test func `a hide with AutoFill in reach is pending until its timer fires`() {
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      Step(time: 1.105, event: .timerFired(1), effects: [.publish(Self.hide)], position: .hidden),
      Step(time: 1.2, event: .timerFired(1), effects: [], position: .hidden),
    ])
  }

  @Test func `a show in time is all that is published`() {
    let show = Self.notification(.willShow, Self.docked)
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.1, show, [.publish(show)], Self.up),
      Step(time: 1.105, event: .timerFired(1), effects: [], position: Self.up),
    ])
  }

  @Test func `148: a shorter keyboard is published when it has come to rest`() {
    let shorter = Self.notification(.willShow, Self.lower)
    let rest = Self.notification(.didShow, Self.lower)
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.05, shorter, [.startTimer(2)], Self.up),
      Step(time: 1.105, event: .timerFired(1), effects: [], position: Self.up),
      step(1.11, rest, [.publish(rest)], .visible(Self.lower, isLocal: true)),
    ])
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.05, shorter, [.startTimer(2)], Self.up),
      Step(
        time: 1.155,
        event: .timerFired(2),
        effects: [.publish(shorter)],
        position: .visible(Self.lower, isLocal: true)
      ),
    ])
  }

  @Test func `148: a shorter keyboard that a taller one follows is not published`() {
    let show = Self.notification(.willShow, Self.docked)
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.05, Self.notification(.willShow, Self.lower), [.startTimer(2)], Self.up),
      step(1.1, show, [.publish(show)], Self.up),
    ])
  }

  @Test func `147: the empty frames of unlocking are pending, one after another`() {
    let empty = CGRect(x: 0, y: 844, width: 390, height: 0)
    let thin = CGRect(x: 0, y: 508, width: 0, height: 336)
    let show = Self.notification(.willShow, Self.docked)
    func shown(_ frame: CGRect) -> KeyboardNotification {
      Self.notification(.willShow, frame, duration: 0)
    }
    expect(
      [
        step(
          1,
          Self.notification(.willChangeFrame, empty, duration: 0),
          [.startTimer(1)],
          Self.up
        ),
        step(1, shown(empty), [.startTimer(2)], Self.up),
        step(1.1, shown(thin), [.startTimer(3)], Self.up),
        Step(time: 1.105, event: .timerFired(2), effects: [], position: Self.up),
        step(1.2, show, [.publish(show)], Self.up),
      ],
      // Without AutoFill.
      editing: Self.editing(mayAutoFill: false)
    )
  }

  @Test func `an input view that was exchanged may bring the keyboard back`() {
    expect(
      [step(1, Self.hide, [.startTimer(1)], Self.up)],
      editing: Self.editing(mayAutoFill: false, inputView: ObjectIdentifier(Self.inputView))
    )
  }

  /// Causes that make a hide final, with the notifications they post.
  @Test(
    arguments: [
      (KeyboardTrackerTests.editing(mayAutoFill: false), KeyboardTrackerTests.hide),
      (
        KeyboardTrackerTests.editing(KeyboardTrackerTests.otherField, mayAutoFill: false),
        KeyboardTrackerTests.hide
      ),
      (nil, KeyboardTrackerTests.hide),
      (
        KeyboardTrackerTests.editing(),
        KeyboardTrackerTests.notification(.willHide, KeyboardTrackerTests.below, duration: 0)
      ),
    ] as [(Editing?, KeyboardNotification)]
  )
  func `162: any other hide is published at once`(
    _ row: (editing: Editing?, notification: KeyboardNotification)
  ) {
    expect(
      [step(1, row.notification, [.publish(row.notification)], .hidden)],
      editing: row.editing
    )
  }

  @Test func `the end of a hide confirms it`() {
    let end = Self.notification(.didHide, Self.below)
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.01, end, [.publish(end)], .hidden),
    ])
  }

  @Test(arguments: [below, nil])
  func `a second hide does not prolong the wait, and is the one to publish`(frame: CGRect?) {
    let second = Self.notification(.willHide, frame, duration: 0.3)
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.06, second, [], Self.up),
      Step(time: 1.105, event: .timerFired(1), effects: [.publish(second)], position: .hidden),
    ])
  }

  @Test func `a hide is pending until after AutoFill's last show, and little longer`() {
    #expect(KeyboardTracker.pendingDuration > 0.1)
    #expect(KeyboardTracker.pendingDuration < 0.15)
  }

  @Test func `a broken notification confirms nothing`() {
    expect([
      step(1, Self.hide, [.startTimer(1)], Self.up),
      step(1.01, Self.notification(.didShow, Self.docked), [], Self.up),
      step(1.02, Self.notification(.willShow, nil), [], Self.up),
    ])
  }

  @Test func `a focus that has ended a turn later confirms the hide`() {
    var tracker = shown()
    _ = tracker.handle(.notification(Self.hide), at: 1) { Self.editing() }
    #expect(tracker.isHidePending)
    #expect(tracker.handle(.editingEnded, at: 1) { nil } == .awaitTurn(1))
    #expect(tracker.handle(.turnPassed(1), at: 1) { Self.editing() } == nil)
    #expect(tracker.handle(.turnPassed(1), at: 1) { nil } == .publish(Self.hide))
    #expect(!tracker.isHidePending)
    #expect(tracker.handle(.editingEnded, at: 1) { nil } == nil)
  }

  // MARK: Screens

  @Test func `screens that come and go leave a bounded number of records`() {
    var records = KeyboardRecords()
    for screen in 1...100 {
      _ = records.record(Self.notification(.willShow, Self.docked, screen: screen), at: 0)
    }
    #expect(records.record(on: ScreenID(number: 1)).position == .unknown)
    #expect(records.record(on: ScreenID(number: 100)).position == Self.up)
  }

  @Test func `a notification for all screens is relevant if it is for one of them`() {
    var records = KeyboardRecords()
    func record(_ kind: KeyboardNotification.Kind, screen: Int?, at time: TimeInterval) -> Bool {
      records.record(Self.notification(kind, Self.docked, screen: screen), at: time)
    }
    #expect(record(.willShow, screen: 1, at: 0))
    #expect(record(.willHide, screen: nil, at: 1))
    #expect(record(.willShow, screen: 1, at: 1.1))
    // The end of the show on the first screen; elsewhere the hide has superseded it.
    #expect(record(.didShow, screen: nil, at: 1.3))
  }

  @Test func `each screen has its own position, and a hide is a hide on all of them`() {
    var tracker = KeyboardTracker()
    let first = ScreenID(number: 1)
    let second = ScreenID(number: 2)
    func post(_ notification: KeyboardNotification) {
      #expect(
        tracker.handle(.notification(notification), at: 0) { nil } == .publish(notification)
      )
    }
    #expect(tracker.positionAnywhere == .unknown)
    post(Self.notification(.willShow, Self.docked, screen: 1))
    #expect(tracker.position(on: first) == Self.up)
    #expect(tracker.position(on: second) == .unknown)
    #expect(tracker.positionAnywhere == Self.up)
    // Without a screen it holds for all of them.
    post(Self.notification(.willChangeFrame, Self.lower, screen: nil))
    #expect(tracker.position(on: first) == .visible(Self.lower, isLocal: true))
    #expect(tracker.position(on: second) == .visible(Self.lower, isLocal: true))
    post(Self.notification(.willHide, Self.below, screen: 2))
    #expect(tracker.position(on: first) == .hidden)
    #expect(tracker.position(on: second) == .hidden)
    #expect(tracker.positionAnywhere == .hidden)
    // The same screen as another object.
    #expect(tracker.position(on: ScreenID(number: 1)) == .hidden)
  }
}

/// Stands for a screen; equal numbers are the same screen.
private final class NumberedScreen: NSObject, Sendable {
  private let number: Int

  init(_ number: Int) {
    self.number = number
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? NumberedScreen)?.number == number
  }
}

extension ScreenID {
  fileprivate init(number: Int) {
    self.init(NumberedScreen(number))
  }
}
