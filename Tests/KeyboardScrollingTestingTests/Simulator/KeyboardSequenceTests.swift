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
    #expect(KeyboardSequence(.leaveApp, of: keyboard).events.allSatisfy { $0.time == 0 })
  }

  @Test func `an abrupt hide announces a duration of 0.25 s, but ends after 7 ms`() {
    let events = plan(.abruptHide, shown: true).events
    expectEqual(events.map(\.name), to: [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    expectEqual(events.map(\.time), to: [0, 0, 0.007, 0.007])
    #expect(events.allSatisfy { $0.duration == 0.25 })
  }

  @Test func `an accessory view is a part of the frame, with and without suggestions`() {
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    keyboard.accessoryHeight = 44
    let events = KeyboardSequence(.secureField, of: keyboard).events
    expectEqual(
      events.filter { $0.name == .willShow }.map(\.endFrame?.height), to: [380, 335, 335]
    )
  }

  @Test func `the end frame of a hide is below the screen and keeps the keyboard's height`() {
    let events = plan(.hide, shown: true).events
    expectEqual(events.map(\.name), to: [.willChangeFrame, .willHide, .didChangeFrame, .didHide])
    #expect(events.allSatisfy { $0.beginFrame == Self.docked && $0.endFrame == Self.below })
  }

  @Test func `a change of focus announces the keyboard's present frame`() {
    let events = plan(.moveFocus, shown: true).events
    #expect(events.map(\.name).contains(.willShow))
    #expect(events.allSatisfy { $0.beginFrame == Self.docked && $0.endFrame == Self.docked })
    expectEqual(top(of: plan(.moveFocus(toHeight: 300), shown: true)), to: 544)
  }

  @Test func `a secure field may announce the keyboard with suggestions last`() {
    let shows = plan(.secureFieldWithSuggestionsLast).events.filter { $0.name == .willShow }
    expectEqual(shows.map(\.endFrame?.height), to: [291, 336])
    expectEqual(shows.map(\.time), to: [0, 0.004])
  }

  @Test func `an exchange of the input view hides the keyboard, and then shows it`() {
    let events = plan(.exchangedInputView, shown: true).events
    let hidden = events.first { $0.name == .didHide }?.time
    expectEqual(hidden, to: 0.042)
    expectEqual(events.first { $0.name == .willShow }?.time, to: 0.045)
  }

  @Test func `the second of three equal shows has the duration 0 and the curve 0`() {
    let shows = plan(.repeatedShow).events.filter { $0.name == .willShow }
    expectEqual(shows.map(\.duration), to: [0.25, 0, 0.25])
    expectEqual(shows.map(\.curve), to: [7, 0, 7])
    #expect(shows.allSatisfy { $0.endFrame == shows.first?.endFrame })
  }

  @Test func `a change of the keys of a hidden keyboard is an animated show`() {
    #expect(plan(.toggleEmoji).events.allSatisfy { $0.duration == 0.25 })
  }

  @Test func `toggling emoji twice ends with letters`() {
    let emoji = plan(.toggleEmoji, shown: true)
    #expect(emoji.keyboard.showsEmoji)
    expectEqual(top(of: KeyboardSequence(.toggleEmoji, of: emoji.keyboard)), to: 508)
  }

  @Test func `floating posts a change of the frame, and docking a show`() {
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
  }

  @Test func `a floating keyboard has no frame while a finger moves it`() {
    let place = CGRect(x: 20, y: 300, width: 320, height: 266)
    let events = plan(.move(to: place), shown: true).events
    expectEqual(events.map(\.name), to: [.willChangeFrame, .didChangeFrame])
    expectEqual(events.map(\.endFrame), to: [.zero, place])
    expectEqual(events.map(\.time), to: [0, 0.25])
    #expect(events.allSatisfy { $0.beginFrame == Self.docked })
  }

  @Test func `unlocking announces an empty frame twice, and then the keyboard`() {
    let shows = plan(.lockAndUnlock, shown: true).events.filter { $0.name == .willShow }
    expectEqual(
      shows.map(\.endFrame),
      to: [
        CGRect(x: 0, y: 844, width: 390, height: 0), CGRect(x: 0, y: 508, width: 0, height: 336),
        Self.docked,
      ]
    )
    expectEqual(shows.map(\.time), to: [0, 0.1, 0.2])
  }

  @Test func `with cross-fades, a show first announces a height of 0, and a hide an empty frame`() {
    let shows = plan(.crossFadeShow).events.filter { $0.name == .willShow }
    expectEqual(shows.map(\.endFrame?.height), to: [0, 336])
    #expect(plan(.crossFadeHide, shown: true).events.allSatisfy { $0.endFrame == .zero })
  }

  @Test func `a rotation hides the keyboard without animation, and shows it on the new screen`() {
    let rotated = plan(.rotate(to: CGSize(width: 844, height: 390)), shown: true)
    expectEqual(rotated.events.first { $0.name == .willHide }?.duration, to: 0)
    let show = rotated.events.first { $0.name == .willShow }
    expectEqual(show?.time, to: 0.3)
    expectEqual(show?.endFrame, to: CGRect(x: 0, y: 171, width: 844, height: 219))
    expectEqual(rotated.keyboard.screen, to: CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func `a hidden keyboard stays hidden during a rotation`() {
    expectEqual(plan(.rotate(to: CGSize(width: 844, height: 390))).events, to: [])
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -1, height: 9), CGSize(width: CGFloat.infinity, height: 9),
  ])
  func `a rotation to an invalid size changes nothing`(size: CGSize) {
    let rotated = plan(.rotate(to: size), shown: true)
    expectEqual(rotated.events, to: [])
    expectEqual(rotated.keyboard.screen.size, to: CGSize(width: 390, height: 844))
  }

  @Test func `leaving the app hides the keyboard without animation`() {
    #expect(plan(.leaveApp, shown: true).events.allSatisfy { $0.duration == 0 && $0.time == 0 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func `an invalid height is a keyboard that covers nothing`(height: CGFloat) {
    for scenario in [KeyboardScenario.moveFocus(toHeight: height), .changeHeight(to: height)] {
      #expect(plan(scenario).events.allSatisfy { $0.endFrame?.height == 0 })
      expectEqual(top(of: plan(scenario)), to: 844)
    }
  }

  private func plan(_ scenario: KeyboardScenario, shown: Bool = false) -> KeyboardSequence {
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    if shown { keyboard.record(KeyboardEvent(.didShow, endFrame: Self.docked)) }
    return KeyboardSequence(scenario, of: keyboard)
  }

  private func top(of sequence: KeyboardSequence) -> CGFloat? {
    sequence.events.last?.endFrame?.minY
  }
}
