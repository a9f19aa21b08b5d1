import CoreGraphics
import Foundation

/// The notifications of a scenario, and the keyboard after them.
///
/// A transition posts its will-notifications at its `time`. Its did-notifications follow after its
/// `arrival`, unless a later transition begins first.
struct KeyboardSequence: Equatable, Sendable {
  /// The keyboard after the scenario.
  ///
  /// Its `frame` changes only when the simulator posts a notification.
  var keyboard: SimulatedKeyboard
  private var transitions: [Transition] = []
  /// The begin frame of the next transition, in the screen's coordinate space; nil while hidden.
  var position: CGRect?

  private struct Transition: Equatable, Sendable {
    let motion: ObservedTransition.Motion
    let event: KeyboardEvent
    let arrival: TimeInterval?

    func events(_ names: [KeyboardEvent.Name], after delay: TimeInterval = 0) -> [KeyboardEvent] {
      names.map { name in
        var event = event
        (event.name, event.time) = (name, event.time + delay)
        return event
      }
    }
  }

  init(_ scenario: KeyboardScenario, of keyboard: SimulatedKeyboard) {
    self.keyboard = keyboard
    position = keyboard.frame
    scenario.plan(&self)
  }

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

  mutating func play(_ transitions: [ObservedTransition]) {
    for transition in transitions { play(transition) }
  }

  private mutating func play(_ transition: ObservedTransition) {
    let end = end(of: transition)
    let event = KeyboardEvent(
      .willChangeFrame, time: transition.time,
      beginFrame: position ?? keyboard.hiddenFrame(of: end), endFrame: end,
      duration: transition.duration ?? 0.25, curve: transition.curve ?? 7,
      isLocal: transition.isLocal
    )
    transitions.append(
      Transition(motion: transition.motion, event: event, arrival: transition.arrival)
    )
    position = transition.motion == .hide || end.isEmpty ? nil : end
  }

  private func end(of transition: ObservedTransition) -> CGRect {
    switch transition.frame {
    case .withSuggestions: keyboard.dockedFrame(showsSuggestions: true)
    case .withoutSuggestions: keyboard.dockedFrame(showsSuggestions: false)
    case .docked(let height): keyboard.dockedFrame(height: height)
    case .noWidth:
      CGRect(
        origin: keyboard.restingFrame.origin,
        size: CGSize(width: 0, height: keyboard.restingFrame.height)
      )
    case .fixed(let frame): frame
    case nil where transition.motion == .hide:
      keyboard.hiddenFrame(of: position ?? keyboard.restingFrame)
    case nil: keyboard.restingFrame
    }
  }

  mutating func rotate(to size: CGSize) {
    guard size.width.usable > 0, size.height.usable > 0 else { return }
    let isUp = position != nil
    if isUp { play([.init(motion: .hide, duration: 0)]) }
    keyboard.screen.size = size
    keyboard.looseFrame = nil
    if isUp { play([.init(time: 0.3)]) }
  }

  /// Plans a move of the hinge.
  ///
  /// A change of display posts a rotation's notifications. Otherwise only the keyboard can change.
  mutating func fold(to pose: SimulatedHinge.Pose) {
    guard pose != keyboard.hinge.pose else { return }
    let isOtherDisplay = (pose == .closed) != (keyboard.hinge.pose == .closed)
    let screen = keyboard.hinge.fold(to: pose, from: keyboard.screen.size)
    if isOtherDisplay { return rotate(to: screen) }
    guard let position, position != keyboard.restingFrame else { return }
    play([.init()])
  }

  /// Changes the keys: animated if the keyboard was hidden, otherwise without animation.
  mutating func changeKeys() { play([.init(duration: position == nil ? 0.25 : 0)]) }

  mutating func float(to frame: CGRect) {
    keyboard.looseFrame = frame
    play([.init(motion: .changeFrame)])
  }
}
