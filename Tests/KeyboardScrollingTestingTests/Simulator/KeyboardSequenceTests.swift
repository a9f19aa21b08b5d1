import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrollingTesting

/// Tests the notifications of scenarios on an iPhone 14.
///
/// `ScenarioAgreementTests` compares the scenarios that the stand-in for UIKit plays too.
struct KeyboardSequenceTests {
  private static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  private static let below = CGRect(x: 0, y: 844, width: 390, height: 336)

  @Test func `a show posts its will-notifications, and its did-notifications 0.25 s later`() {
    let events = plan(.show).events
    expectEqual(events.map(\.name), to: [.willChangeFrame, .willShow, .didChangeFrame, .didShow])
    expectEqual(events.map(\.time), to: [0, 0, 0.25, 0.25])
    for event in events {
      expectEqual(event.beginFrame, to: Self.below)
      expectEqual(event.endFrame, to: Self.docked)
      expectEqual(event.duration, to: 0.25)
      expectEqual(event.curve, to: 7)
      expectEqual(event.isLocal, to: true)
    }
  }

  @Test(arguments: [
    (KeyboardSimulator.Arrival.asAnnounced, 0.25), (.afterSpring, 0.5), (.shortly, 0.04),
  ])
  func `did-notifications follow after the simulator's arrival time, not the announced duration`(
    arrival: KeyboardSimulator.Arrival, time: TimeInterval
  ) {
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    keyboard.arrival = arrival
    let events = KeyboardSequence(.show, of: keyboard).events
    expectEqual(events.map(\.time), to: [0, 0, time, time])
    #expect(events.allSatisfy { $0.duration == 0.25 })
    // With a duration of 0, the did-notifications follow at once.
    expectEqual(KeyboardSequence(.leaveApp, of: keyboard).events.map(\.time), to: [0, 0, 0, 0])
  }

  @Test func `a hide ends after 0.25 s, an abrupt one after 7 ms, and leaving the app at once`() {
    let names: [KeyboardEvent.Name] = [.willChangeFrame, .willHide, .didChangeFrame, .didHide]
    let hide = plan(.hide, shown: true).events
    expectEqual(hide.map(\.name), to: names)
    expectEqual(hide.map(\.time), to: [0, 0, 0.25, 0.25])
    // The end frame is below the screen, and keeps the keyboard's height.
    #expect(hide.allSatisfy { $0.beginFrame == Self.docked && $0.endFrame == Self.below })
    let abrupt = plan(.abruptHide, shown: true).events
    expectEqual(abrupt.map(\.name), to: names)
    expectEqual(abrupt.map(\.time), to: [0, 0, 0.007, 0.007])
    #expect(abrupt.allSatisfy { $0.duration == 0.25 })
    let leave = plan(.leaveApp, shown: true).events
    expectEqual(leave.map(\.duration), to: [0, 0, 0, 0])
    expectEqual(leave.map(\.time), to: [0, 0, 0, 0])
  }

  @Test func `a secure field posts heights with and without suggestions, in either order`() {
    // The suggestions have 45 points, and the accessory view 44.
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    keyboard.accessoryHeight = 44
    let heights = shows(KeyboardSequence(.secureField, of: keyboard)).map(\.endFrame?.height)
    expectEqual(heights, to: [380, 335, 335])
    let suggestionsLast = shows(plan(.secureFieldWithSuggestionsLast))
    expectEqual(suggestionsLast.map(\.endFrame?.height), to: [291, 336])
    expectEqual(suggestionsLast.map(\.time), to: [0, 0.004])
  }

  @Test func `a change of focus announces the keyboard's present frame`() {
    let events = plan(.moveFocus, shown: true).events
    #expect(events.map(\.name).contains(.willShow))
    #expect(events.allSatisfy { $0.beginFrame == Self.docked && $0.endFrame == Self.docked })
    expectEqual(top(of: plan(.moveFocus(toHeight: 300), shown: true)), to: 544)
  }

  @Test func `an exchange of the input view hides the keyboard, and then shows it`() {
    let events = plan(.exchangedInputView, shown: true).events
    let hidden = events.first { $0.name == .didHide }?.time
    expectEqual(hidden, to: 0.042)
    expectEqual(events.first { $0.name == .willShow }?.time, to: 0.045)
  }

  @Test func `the second of three equal shows has the duration 0 and the curve 0`() {
    let shows = shows(plan(.repeatedShow))
    expectEqual(shows.map(\.duration), to: [0.25, 0, 0.25])
    expectEqual(shows.map(\.curve), to: [7, 0, 7])
    #expect(shows.allSatisfy { $0.endFrame == shows.first?.endFrame })
  }

  @Test func `toggling emoji shows a hidden keyboard, and toggling twice ends with letters`() {
    expectEqual(Set(plan(.toggleEmoji).events.map(\.duration)), to: [0.25])
    let emoji = plan(.toggleEmoji, shown: true)
    #expect(emoji.keyboard.showsEmoji)
    expectEqual(top(of: KeyboardSequence(.toggleEmoji, of: emoji.keyboard)), to: 508)
  }

  @Test func `floating and moving post only changes of the frame, and docking a show`() {
    let floating = plan(.float, shown: true)
    expectEqual(floating.events.map(\.name), to: [.willChangeFrame, .didChangeFrame])
    let docked = KeyboardSequence(.dock, of: floating.keyboard)
    expectEqual(docked.events.last?.name, to: .didShow)
    expectEqual(docked.events.last?.endFrame, to: Self.docked)
    expectEqual(KeyboardSequence(.show, of: docked.keyboard).events.last?.endFrame, to: Self.docked)
    expectEqual(
      KeyboardSequence(.show, of: floating.keyboard).events.first?.endFrame,
      to: floating.events.first?.endFrame
    )
    // While a finger moves the keyboard, the frame is empty.
    let place = CGRect(x: 20, y: 300, width: 320, height: 266)
    let moved = plan(.move(to: place), shown: true).events
    expectEqual(moved.map(\.name), to: [.willChangeFrame, .didChangeFrame])
    expectEqual(moved.map(\.endFrame), to: [.zero, place])
    expectEqual(moved.map(\.time), to: [0, 0.25])
    #expect(moved.allSatisfy { $0.beginFrame == Self.docked })
  }

  @Test func `unlocking and cross-fades announce empty frames before the keyboard's`() {
    let unlocked = shows(plan(.lockAndUnlock, shown: true))
    expectEqual(
      unlocked.map(\.endFrame),
      to: [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
        Self.docked,
      ]
    )
    expectEqual(unlocked.map(\.time), to: [0, 0.1, 0.2])
    expectEqual(shows(plan(.crossFadeShow)).map(\.endFrame?.height), to: [0, 336])
    let hide = plan(.crossFadeHide, shown: true).events
    expectEqual(hide.map(\.endFrame), to: Array(repeating: .zero, count: 4))
  }

  @Test func `a rotation hides the keyboard without animation, and shows it on the new screen`() {
    let rotated = plan(.rotate(to: CGSize(width: 844, height: 390)), shown: true)
    expectEqual(rotated.events.first { $0.name == .willHide }?.duration, to: 0)
    let show = rotated.events.first { $0.name == .willShow }
    expectEqual(show?.time, to: 0.3)
    expectEqual(show?.endFrame, to: CGRect(x: 0, y: 171, width: 844, height: 219))
    expectEqual(rotated.keyboard.screen, to: CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a rotation of a hidden keyboard, or to an invalid size, posts nothing`() {
    expectEqual(plan(.rotate(to: CGSize(width: 844, height: 390))).events, to: [])
    let invalid: [CGSize] = [
      .zero, CGSize(width: -1, height: 9), CGSize(width: CGFloat.infinity, height: 9),
    ]
    for size in invalid {
      let rotated = plan(.rotate(to: size), shown: true)
      expectEqual(rotated.events, to: [], note: "\(size)")
      let screen = rotated.keyboard.screen.size
      expectEqual(screen, to: CGSize(width: 390, height: 844), note: "\(size)")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func `an invalid height is a keyboard that covers nothing`(height: CGFloat) {
    for scenario in [KeyboardScenario.moveFocus(toHeight: height), .changeHeight(to: height)] {
      expectEqual(Set(plan(scenario).events.map(\.endFrame?.height)), to: [0])
      expectEqual(top(of: plan(scenario)), to: 844)
    }
  }

  private func plan(_ scenario: KeyboardScenario, shown: Bool = false) -> KeyboardSequence {
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    if shown { keyboard.record(KeyboardEvent(.didShow, endFrame: Self.docked)) }
    return KeyboardSequence(scenario, of: keyboard)
  }

  private func shows(_ sequence: KeyboardSequence) -> [KeyboardEvent] {
    sequence.events.filter { $0.name == .willShow }
  }

  private func top(of sequence: KeyboardSequence) -> CGFloat? {
    sequence.events.last?.endFrame?.minY
  }
}
