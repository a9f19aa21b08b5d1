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
    let motion: Motion
    /// Its first notification, whatever its name.
    let event: KeyboardEvent
    /// The time after which it reports its end, in seconds; nil for that of the keyboard.
    var arrival: TimeInterval?

    func events(_ names: [KeyboardEvent.Name], after delay: TimeInterval = 0) -> [KeyboardEvent] {
      names.map { name in
        var event = event
        (event.name, event.time) = (name, event.time + delay)
        return event
      }
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
      let (motion, event) = (transition.motion, transition.event)
      events += transition.events(motion.announcements)
      let delay = transition.arrival ?? keyboard.arrival.time(forDuration: event.duration ?? 0)
      guard !transitions[(index + 1)...].contains(where: { $0.event.time < event.time + delay })
      else { continue }
      events += transition.events(motion.ends, after: delay)
    }
    return events
  }

  // MARK: Planning

  mutating func rotate(to size: CGSize) {
    guard size.width.usable > 0, size.height.usable > 0 else { return }
    let isUp = position != nil
    if isUp { hide(duration: 0) }
    keyboard.screen.size = size
    keyboard.looseFrame = nil
    if isUp { move(to: keyboard.dockedFrame, at: 0.3) }
  }

  var withoutSuggestions: CGRect { keyboard.dockedFrame(showsSuggestions: false) }

  /// Other keys have another height at once; a keyboard that comes with them is animated.
  mutating func changeKeys() {
    move(to: keyboard.restingFrame, duration: position == nil ? 0.25 : 0)
  }

  mutating func float(to frame: CGRect) {
    keyboard.looseFrame = frame
    move(to: frame, as: .changeFrame)
  }

  // MARK: Transitions

  mutating func hide(
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    arrival: TimeInterval? = nil,
    isLocal: Bool = true
  ) {
    let end = keyboard.hiddenFrame(of: position ?? keyboard.restingFrame)
    move(to: end, as: .hide, at: time, duration: duration, isLocal: isLocal)
    transitions[transitions.count - 1].arrival = arrival
  }

  mutating func move(
    to end: CGRect,
    as motion: Motion = .show,
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    curve: Int = 7,
    isLocal: Bool = true
  ) {
    let event = KeyboardEvent(
      .willChangeFrame,
      time: time,
      beginFrame: position ?? keyboard.hiddenFrame(of: end),
      endFrame: end,
      duration: duration,
      curve: curve,
      isLocal: isLocal
    )
    transitions.append(Transition(motion: motion, event: event))
    position = motion == .hide || end.isEmpty ? nil : end
  }
}
