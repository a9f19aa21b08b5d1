import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct KeyboardRecordTests {
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  static let shorter = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let belowScreen = CGRect(x: 0, y: 844, width: 390, height: 336)
  /// On iOS 26 with a toolbar, the frame of a hidden keyboard is still 44 points high.
  static let toolbarOnly = CGRect(x: 0, y: 800, width: 390, height: 44)

  private static func visible(_ frame: CGRect) -> KeyboardPosition {
    .visible(frame, isLocal: true)
  }

  private func expect(
    _ timeline: [(KeyboardNotification.Kind, CGRect?, KeyboardPosition)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var record = KeyboardRecord()
    for (row, (kind, endFrame, position)) in timeline.enumerated() {
      record.record(notification(kind, endFrame), at: TimeInterval(row) * 0.1)
      #expect(
        record.position(on: nil) == position, "row \(row): \(kind)", sourceLocation: sourceLocation
      )
    }
  }

  private func notification(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect?, isLocal: Bool = true,
    duration: TimeInterval = 0.25
  ) -> KeyboardNotification {
    KeyboardNotification(
      kind, endFrame: endFrame, isLocal: isLocal,
      timing: AnimationTiming(duration: duration, curve: 7)
    )
  }

  private func recorded(
    _ events: (KeyboardNotification.Kind, CGRect?, TimeInterval)...
  ) -> KeyboardRecord {
    var record = KeyboardRecord()
    for (kind, endFrame, time) in events { record.record(notification(kind, endFrame), at: time) }
    return record
  }

  @Test
  func `a hide hides the keyboard, whatever its frame, but a superseded hide's didHide does not`() {
    for frame in [Self.belowScreen, .zero, Self.toolbarOnly, nil] as [CGRect?] {
      expect([
        (.willShow, Self.docked, Self.visible(Self.docked)),
        (.willHide, frame, .hidden),
        (.didChangeFrame, frame, .hidden),
        (.didHide, frame, .hidden),
      ])
    }
    expect([
      (.willShow, Self.docked, Self.visible(Self.docked)),
      (.willHide, Self.belowScreen, .hidden),
      (.willShow, Self.shorter, Self.visible(Self.shorter)),
      (.didHide, Self.belowScreen, Self.visible(Self.shorter)),
      (.didShow, Self.shorter, Self.visible(Self.shorter)),
      (.didHide, Self.belowScreen, Self.visible(Self.shorter)),
    ])
  }

  /// The announcement that supersedes a transition, the superseded transition's did-notification,
  /// the delay of this did-notification, and whether it is recorded.
  @Test(
    arguments: [
      // The didShow is ignored for the 0.25 s of the hide, and 0.5 s more.
      (KeyboardNotification.Kind.willHide, KeyboardNotification.Kind.didShow, 0.7, false),
      (.willHide, .didShow, 0.8, true),
      (.willShow, .didHide, 0.7, false),
      (.willShow, .didHide, 0.8, true),
    ] as [(KeyboardNotification.Kind, KeyboardNotification.Kind, TimeInterval, Bool)]
  )
  func `153: a superseded transition's did-notification is ignored during the next transition`(
    _ row: (
      superseding: KeyboardNotification.Kind, end: KeyboardNotification.Kind, delay: TimeInterval,
      isRecorded: Bool
    )
  ) {
    var record = KeyboardRecord()
    let first: KeyboardNotification.Kind = row.superseding == .willHide ? .willShow : .willHide
    record.record(notification(first, Self.docked), at: 10)
    record.record(notification(row.superseding, Self.docked), at: 10.1)
    let before = record.position(on: nil)
    let other = Self.docked.offsetBy(dx: 0, dy: 45)
    record.record(notification(row.end, other), at: 10.1 + row.delay)
    expectEqual(record.position(on: nil) != before, to: row.isRecorded)
  }

  @Test func `a transition is in progress from its announcement to its end`() {
    var record = KeyboardRecord()
    expectNil(record.timingOfTransition(at: 0))
    record.record(notification(.willShow, Self.docked), at: 0)
    expectEqual(record.timingOfTransition(at: 0.2), to: AnimationTiming(duration: 0.25, curve: 7))
    record.record(notification(.didShow, Self.docked), at: 0.3)
    expectNil(record.timingOfTransition(at: 0.3))
    // The duration of 0.25 s and half a second more, because a busy main thread may process UIKit's
    // events late.
    expectEqual(record.endOfTransitions, to: 0.75)
    record.record(notification(.willHide, Self.belowScreen), at: 1)
    #expect(record.timingOfTransition(at: 1.2) != nil)
    record.record(notification(.didHide, Self.belowScreen), at: 1.3)
    expectNil(record.timingOfTransition(at: 1.3))
  }

  @Test
  func `a transition begins when the turn of its announcement ends, and takes two seconds at most`()
  {
    var endless = KeyboardRecord()
    endless.record(notification(.willShow, Self.docked, duration: 1e9), at: 0)
    #expect(endless.timingOfTransition(at: 1) != nil)
    expectNil(endless.timingOfTransition(at: 2))
    var record = KeyboardRecord()
    record.turnEnded(at: 0)
    expectNil(record.endOfTransitions)
    record.record(notification(.willHide, Self.belowScreen), at: 0)
    record.turnEnded(at: 0.5)
    #expect(record.timingOfTransition(at: 1.25) != nil)
    expectNil(record.timingOfTransition(at: 1.3))
  }

  @Test func `an announcement without a frame does not prolong the transition before it`() {
    var record = recorded((.willShow, Self.docked, 0))
    record.turnEnded(at: 0)
    // The user picks up a floating keyboard and drops it.
    record.record(notification(.willChangeFrame, .zero), at: 0.6)
    record.turnEnded(at: 0.6)
    record.record(notification(.didChangeFrame, Self.shorter), at: 0.85)
    expectEqual(record.position(on: nil), to: Self.visible(Self.shorter))
    // The did-notification has the frame that the second show lacks.
    record.record(notification(.willShow, Self.docked), at: 2)
    record.record(notification(.willShow, nil), at: 2)
    record.turnEnded(at: 2)
    record.record(notification(.didShow, Self.shorter), at: 2.1)
    expectEqual(record.position(on: nil), to: Self.visible(Self.shorter))
  }

  @Test func `the did-notification of an announced transition is ignored, however late`() {
    var record = recorded((.willShow, Self.docked, 0), (.willChangeFrame, Self.docked, 0))
    // Some systems report the frame from before the transition.
    record.record(notification(.didShow, Self.belowScreen), at: 0.9)
    record.record(notification(.didChangeFrame, Self.belowScreen), at: 0.9)
    expectEqual(record.position(on: nil), to: Self.visible(Self.docked))
    // No announcement preceded this didChangeFrame.
    record.record(notification(.didChangeFrame, Self.shorter), at: 1)
    expectEqual(record.position(on: nil), to: Self.visible(Self.shorter))
  }

  @Test func `when the transition of a hide is over, a didChangeFrame shows the keyboard again`() {
    var record = recorded((.willHide, Self.belowScreen, 0), (.didChangeFrame, Self.docked, 0.7))
    expectEqual(record.position(on: nil), to: .hidden)
    record.record(notification(.didChangeFrame, Self.docked), at: 0.8)
    expectEqual(record.position(on: nil), to: Self.visible(Self.docked))
  }
}
