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
  private(set) var keyboard: SimulatedKeyboard
  private var transitions: [Transition] = []
  /// Where the next transition begins, in the screen's coordinate space; nil while hidden.
  private var position: CGRect?

  private enum Motion {
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
  ///
  /// - Parameters:
  ///   - scenario: What the keyboard does.
  ///   - keyboard: The keyboard before it.
  init(_ scenario: KeyboardScenario, of keyboard: SimulatedKeyboard) {
    self.keyboard = keyboard
    position = keyboard.frame
    plan(scenario.kind)
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

  private mutating func plan(_ kind: KeyboardScenario.Kind) {
    switch kind {
    case .show: show(keyboard.restingFrame)
    case .hide: hide()
    case .moveFocus(let height):
      show(height.map(keyboard.dockedFrame) ?? position ?? keyboard.restingFrame)
    case .toggleEmoji:
      keyboard.showsEmoji.toggle()
      changeKeys()
    case .toggleSuggestions:
      keyboard.showsSuggestions.toggle()
      changeKeys()
    case .changeHeight(let height): change(to: keyboard.dockedFrame(height: height))
    case .thirdParty(let heights):
      for height in heights { show(keyboard.dockedFrame(height: height), duration: 0) }
    case .abruptHide:
      hide()
      transitions[transitions.count - 1].arrival = 0.007
    case .autoFill, .secureField, .secureFieldLater, .resignAndBecome, .exchangedInputView,
      .repeatedShow:
      planFocus(kind)
    case .undock, .float, .move, .dock, .shortcutsBar: planPlace(kind)
    case .interruptedShow, .passwordPrompt, .lockAndUnlock, .crossFadeShow, .crossFadeHide,
      .rotate, .leaveApp:
      planInterruption(kind)
    case .otherAppShows: show(keyboard.restingFrame, isLocal: false)
    case .otherAppHides: hide(isLocal: false)
    }
  }

  private mutating func planFocus(_ kind: KeyboardScenario.Kind) {
    let target = keyboard.restingFrame
    switch kind {
    case .autoFill:
      hide()
      show(withoutSuggestions, at: 0.05)
      show(target, at: 0.09)
    case .secureField:
      show(target)
      show(withoutSuggestions, at: 0.004)
      show(withoutSuggestions, at: 0.008)
    case .secureFieldLater:
      show(withoutSuggestions)
      show(target, at: 0.004)
    case .resignAndBecome:
      hide()
      show(target)
    case .exchangedInputView:
      hide(duration: 0.042)
      show(target, at: 0.045)
    default:
      show(target)
      show(target, at: 0.012, duration: 0, curve: 0)
      show(target, at: 0.024)
    }
  }

  private mutating func planPlace(_ kind: KeyboardScenario.Kind) {
    switch kind {
    case .undock:
      let frame = keyboard.undockedFrame
      keyboard.looseFrame = frame
      run(.hide, to: frame)
    case .float(let frame):
      let frame = frame ?? keyboard.floatingFrame
      keyboard.looseFrame = frame
      change(to: frame)
    case .move(let frame):
      let begin = position ?? keyboard.restingFrame
      keyboard.looseFrame = frame
      run(.pickUp, to: .zero)
      position = begin
      run(.drop, to: frame, at: 0.25, duration: 0)
    case .shortcutsBar(let height):
      var frame = keyboard.dockedFrame
      frame.origin.y = keyboard.screen.maxY - height.usable
      show(frame)
    default:
      keyboard.looseFrame = nil
      show(keyboard.dockedFrame)
    }
  }

  private mutating func planInterruption(_ kind: KeyboardScenario.Kind) {
    let target = keyboard.restingFrame
    switch kind {
    case .interruptedShow:
      show(target)
      hide(at: 0.05)
    case .passwordPrompt:
      show(target)
      hide(duration: 0)
    case .lockAndUnlock:
      show(keyboard.dockedFrame(height: 0), duration: 0)
      let empty = CGRect(x: 0, y: target.minY, width: 0, height: target.height)
      show(empty, at: 0.1, duration: 0)
      show(target, at: 0.2)
    case .crossFadeShow:
      // The duration is that of the report.
      show(keyboard.dockedFrame(height: 0), duration: 0.383)
      show(target, at: 0.1)
    case .crossFadeHide: run(.hide, to: .zero)
    case .rotate(let size): rotate(to: size)
    default: hide(duration: 0)
    }
  }

  private mutating func rotate(to size: CGSize) {
    guard size.width.usable > 0, size.height.usable > 0 else { return }
    if position != nil { hide(duration: 0) }
    let isUp = position != nil || !transitions.isEmpty
    keyboard.screen.size = size
    keyboard.looseFrame = nil
    if isUp { show(keyboard.dockedFrame, at: 0.3) }
  }

  private var withoutSuggestions: CGRect { keyboard.dockedFrame(showsSuggestions: false) }

  /// Other keys have another height at once; a keyboard that comes with them is animated.
  private mutating func changeKeys() {
    show(keyboard.restingFrame, duration: position == nil ? 0.25 : 0)
  }

  // MARK: Transitions

  private mutating func show(
    _ frame: CGRect,
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    curve: Int = 7,
    isLocal: Bool = true
  ) {
    run(.show, to: frame, at: time, duration: duration, curve: curve, isLocal: isLocal)
  }

  private mutating func hide(
    at time: TimeInterval = 0,
    duration: TimeInterval = 0.25,
    isLocal: Bool = true
  ) {
    let end = keyboard.hiddenFrame(of: position ?? keyboard.restingFrame)
    run(.hide, to: end, at: time, duration: duration, isLocal: isLocal)
  }

  private mutating func change(to frame: CGRect) {
    run(.changeFrame, to: frame)
  }

  private mutating func run(
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
