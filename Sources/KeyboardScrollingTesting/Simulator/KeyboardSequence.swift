import CoreGraphics
import Foundation

/// The notifications of a scenario, and the keyboard that its plan leaves behind.
///
/// A transition posts its announcements at its time and its did-notifications when its duration is
/// over; at once without a duration. A transition that begins before another one ends replaces it:
/// the other posts nothing more.
struct KeyboardSequence: Equatable, Sendable {
  /// The keyboard after the plan: its kind of keys and its screen.
  ///
  /// Posting moves its frame.
  var keyboard: SimulatedKeyboard
  private var transitions: [Transition] = []
  /// Where the next transition begins, in the screen's coordinate space; nil while hidden.
  var position: CGRect?

  enum Motion {
    case show, hide, changeFrame
    /// The two halves of a change of frame that a finger makes.
    case pickUp, drop

    var announcements: [KeyboardEvent.Name] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide: [.willChangeFrame, .willHide]
      case .changeFrame, .pickUp: [.willChangeFrame]
      case .drop: []
      }
    }

    var ends: [KeyboardEvent.Name] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide: [.didChangeFrame, .didHide]
      case .changeFrame, .drop: [.didChangeFrame]
      case .pickUp: []
      }
    }
  }

  private struct Transition: Equatable, Sendable {
    var motion: Motion
    var time: TimeInterval
    var begin: CGRect
    var end: CGRect
    var duration: TimeInterval
    var curve = 7
    var isLocal = true
    /// The time after which it reports its end, in seconds; nil for that of the keyboard.
    var arrival: TimeInterval?

    func event(_ name: KeyboardEvent.Name, at time: TimeInterval) -> KeyboardEvent {
      KeyboardEvent(
        name,
        time: time,
        beginFrame: begin,
        endFrame: end,
        duration: duration,
        curve: curve,
        isLocal: isLocal
      )
    }
  }

  /// Plans a scenario.
  init(_ scenario: KeyboardScenario, of keyboard: SimulatedKeyboard) {
    self.keyboard = keyboard
    position = keyboard.frame
    scenario.plan(&self)
  }

  /// The notifications, in the order in which they are posted.
  var events: [KeyboardEvent] {
    var events: [KeyboardEvent] = []
    for (index, transition) in transitions.enumerated() {
      events += transition.motion.announcements.map { transition.event($0, at: transition.time) }
      let end =
        transition.time
        + (transition.arrival ?? keyboard.arrival.time(forDuration: transition.duration))
      guard !transitions[(index + 1)...].contains(where: { $0.time < end }) else { continue }
      events += transition.motion.ends.map { transition.event($0, at: end) }
    }
    return events
  }

  // MARK: Planning

  mutating func rotate(to size: CGSize) {
    guard size.width.usable > 0, size.height.usable > 0 else { return }
    if position != nil { hide(duration: 0) }
    let isUp = position != nil || !transitions.isEmpty
    keyboard.screen.size = size
    keyboard.looseFrame = nil
    if isUp { show(keyboard.dockedFrame, at: 0.3) }
  }

  var withoutSuggestions: CGRect { keyboard.dockedFrame(showsSuggestions: false) }

  /// Other keys have another height at once; a keyboard that comes with them is animated.
  mutating func changeKeys() {
    show(keyboard.restingFrame, duration: position == nil ? 0.25 : 0)
  }

  mutating func float(to frame: CGRect) {
    keyboard.looseFrame = frame
    run(.changeFrame, to: frame)
  }

  // MARK: Transitions

  mutating func show(
    _ frame: CGRect,
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    curve: Int = 7,
    isLocal: Bool = true
  ) {
    run(.show, to: frame, at: time, duration: duration, curve: curve, isLocal: isLocal)
  }

  mutating func hide(
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    arrival: TimeInterval? = nil,
    isLocal: Bool = true
  ) {
    let end = keyboard.hiddenFrame(of: position ?? keyboard.restingFrame)
    run(.hide, to: end, at: time, duration: duration, isLocal: isLocal)
    transitions[transitions.count - 1].arrival = arrival
  }

  mutating func run(
    _ motion: Motion,
    to end: CGRect,
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    curve: Int = 7,
    isLocal: Bool = true
  ) {
    transitions.append(
      Transition(
        motion: motion,
        time: time,
        begin: position ?? keyboard.hiddenFrame(of: end),
        end: end,
        duration: duration,
        curve: curve,
        isLocal: isLocal
      )
    )
    position = motion == .hide || end.isEmpty ? nil : end
  }
}
