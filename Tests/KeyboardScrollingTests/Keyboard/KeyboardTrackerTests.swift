import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

struct KeyboardTrackerTests {
  static let docked = CGRect(x: 0, y: 508, width: 390, height: 336)
  static let shorter = CGRect(x: 0, y: 553, width: 390, height: 291)
  static let belowScreen = CGRect(x: 0, y: 844, width: 390, height: 336)

  private struct Step {
    var time: TimeInterval
    var event: KeyboardTracker.Event
    var effects: [KeyboardTracker.Effect]
    var position: KeyboardPosition
  }

  private static func editing(
    hasResponder: Bool = true, isNew: Bool = false, screen: Int = 1, isRotated: Bool = false
  ) -> Editing {
    let size = isRotated ? CGSize(width: 844, height: 390) : CGSize(width: 390, height: 844)
    let bounds = CGRect(origin: .zero, size: size)
    return Editing(
      hasResponder: hasResponder, isNew: isNew, screen: ScreenID(number: screen),
      screenBounds: bounds, window: bounds
    )
  }

  private static func notification(
    _ kind: KeyboardNotification.Kind, _ endFrame: CGRect?, duration: TimeInterval = 0.25,
    screen: Int? = 1
  ) -> KeyboardNotification {
    KeyboardNotification(
      kind, endFrame: endFrame, timing: AnimationTiming(duration: duration, curve: 7),
      screen: screen.map(ScreenID.init(number:))
    )
  }

  private static let up = KeyboardPosition.visible(docked, isLocal: true)
  private static let hide = notification(.willHide, belowScreen)

  private func shown() -> KeyboardTracker {
    var tracker = KeyboardTracker()
    for kind in [KeyboardNotification.Kind.willShow, .didShow] {
      _ = tracker.handle(.notification(Self.notification(kind, Self.docked)), at: 0) {
        Self.editing()
      }
    }
    return tracker
  }

  private func expect(_ steps: [Step], sourceLocation: SourceLocation = #_sourceLocation) {
    var tracker = shown()
    for (row, step) in steps.enumerated() {
      let effect = tracker.handle(step.event, at: step.time) { Self.editing() }
      #expect(
        [effect].compactMap(\.self) == step.effects, "row \(row)", sourceLocation: sourceLocation
      )
      #expect(
        tracker.position(on: ScreenID(number: 1)) == step.position, "row \(row)",
        sourceLocation: sourceLocation
      )
    }
  }

  private func step(
    _ time: TimeInterval, _ notification: KeyboardNotification, _ effects: [KeyboardTracker.Effect],
    _ position: KeyboardPosition
  ) -> Step {
    Step(time: time, event: .notification(notification), effects: effects, position: position)
  }

  private func timer(_ number: Int) -> [KeyboardTracker.Effect] {
    [.startTimer(number, seconds: KeyboardTracker.holdDuration)]
  }

  /// The end frame of a show (docked, undocked or below the screen), and the height that it covers.
  @Test(arguments: [(docked, 336), (docked.offsetBy(dx: 0, dy: -200), 0), (belowScreen, 0)])
  func `only a docked keyboard covers content`(_ endFrame: CGRect, _ height: CGFloat) {
    var record = KeyboardRecord()
    record.record(Self.notification(.willShow, endFrame), at: 0)
    expectEqual(Self.editing().coveredHeight(by: record), to: height)
  }

  @Test func `if a show follows while a hide is delayed, only the show is published`() {
    let show = Self.notification(.willShow, Self.docked)
    expect([
      step(1, Self.hide, timer(1), Self.up),
      step(1.1, show, [.publish(show)], Self.up),
      Step(time: 1.105, event: .timerFired(1), effects: [], position: Self.up),
    ])
  }

  @Test func `a hide is delayed for half a second if the screen rotates meanwhile`() {
    func timerFired(_ number: Int, at time: TimeInterval, with editing: Editing) {
      let effect = tracker.handle(.timerFired(number), at: time) { editing }
      effects.append(effect)
    }
    var tracker = shown()
    var effects = [tracker.handle(.notification(Self.hide), at: 1) { Self.editing() }]
    timerFired(1, at: 1.125, with: Self.editing(isRotated: true))
    expectEqual(effects.last, to: .startTimer(2, seconds: 0.375))
    timerFired(1, at: 1.3, with: Self.editing(isRotated: true))
    expectNil(effects.last ?? nil)
    // The screen has not rotated again.
    timerFired(2, at: 1.5, with: Self.editing(isRotated: true))
    expectEqual(effects.last, to: .publish(Self.hide))
    // A window that moves to another display is not on a rotated screen.
    tracker = shown()
    effects = [tracker.handle(.notification(Self.hide), at: 1) { Self.editing() }]
    timerFired(1, at: 1.105, with: Self.editing(screen: 2, isRotated: true))
    expectEqual(effects.last, to: .publish(Self.hide))
  }

  @Test func `a hide is delayed if a field gets the focus one turn later`() {
    var tracker = shown()
    let withoutFocus = Self.editing(hasResponder: false)
    expectEqual(tracker.handle(.notification(Self.hide), at: 1) { withoutFocus }, to: .awaitTurn)
    expectEqual(
      [tracker.handle(.turnPassed, at: 1) { Self.editing() }].compactMap(\.self), to: timer(1)
    )
    expectEqual(tracker.held?.start, to: 1)
    expectEqual(tracker.handle(.turnPassed, at: 1) { withoutFocus }, to: .publish(Self.hide))
    expectNil(tracker.held?.start)
  }

  @Test func `chats wait only for a hide without animation, just after the focus has moved`() {
    for (hasResponder, isNew, duration) in [
      (true, true, 0), (true, true, 0.25), (true, false, 0), (false, true, 0),
    ] {
      let hide = Self.notification(.willHide, Self.belowScreen, duration: duration)
      let includesChats = hasResponder && isNew && duration == 0
      var tracker = shown()
      _ = tracker.handle(.notification(hide), at: 1) {
        Self.editing(hasResponder: hasResponder, isNew: isNew)
      }
      expectEqual(tracker.held?.includesChats, to: includesChats)
      // A further notification of the same hide changes nothing.
      _ = tracker.handle(.notification(hide), at: 1.05) { Self.editing(isNew: !isNew) }
      expectEqual(tracker.held?.includesChats, to: includesChats)
    }
  }

  @Test func `there is only one keyboard, and a hide on any screen hides it`() {
    var tracker = KeyboardTracker()
    let first = ScreenID(number: 1)
    let second = ScreenID(number: 2)
    func post(_ notification: KeyboardNotification) {
      expectEqual(
        tracker.handle(.notification(notification), at: 0) { nil }, to: .publish(notification)
      )
    }
    expectEqual(tracker.position(on: first), to: .unknown)
    post(Self.notification(.willShow, Self.docked, screen: 1))
    expectEqual(tracker.position(on: first), to: Self.up)
    expectEqual(tracker.position(on: second), to: .hidden)
    expectEqual(tracker.position(on: nil), to: Self.up)
    // A different object may represent the first screen.
    expectEqual(tracker.position(on: ScreenID(number: 1)), to: Self.up)
    // A notification without a screen does not move the keyboard to another screen.
    post(Self.notification(.willChangeFrame, Self.shorter, screen: nil))
    expectEqual(tracker.position(on: first), to: .visible(Self.shorter, isLocal: true))
    expectEqual(tracker.position(on: second), to: .hidden)
    post(Self.notification(.willShow, Self.docked, screen: 2))
    expectEqual(tracker.position(on: first), to: .hidden)
    expectEqual(tracker.position(on: second), to: Self.up)
    post(Self.notification(.willHide, Self.belowScreen, screen: 1))
    expectEqual(tracker.position(on: second), to: .hidden)
    expectEqual(tracker.position(on: nil), to: .hidden)
    // A hide that names a screen also hides a keyboard whose show named none.
    tracker = KeyboardTracker()
    post(Self.notification(.willShow, Self.docked, screen: nil))
    expectEqual(tracker.position(on: first), to: Self.up)
    post(Self.notification(.willHide, Self.belowScreen, screen: 1))
    expectEqual(tracker.position(on: first), to: .hidden)
    // The next show names no screen, and may be on any.
    tracker = KeyboardTracker()
    post(Self.notification(.willShow, Self.docked, screen: 1))
    post(Self.notification(.willHide, Self.belowScreen, screen: 1))
    post(Self.notification(.willShow, Self.docked, screen: nil))
    expectEqual(tracker.position(on: second), to: Self.up)
  }
}

private final class NumberedScreen: NSObject, Sendable {
  private let number: Int

  init(_ number: Int) { self.number = number }

  override func isEqual(_ object: Any?) -> Bool { (object as? NumberedScreen)?.number == number }
}

extension ScreenID {
  fileprivate init(number: Int) { self.init(NumberedScreen(number)) }
}
