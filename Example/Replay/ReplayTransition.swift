import Foundation
import KeyboardScrollingTesting

/// A transition of the keyboard in a recording, with all its notifications.
struct ReplayTransition: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    /// The announcement of a transition that the headless UIKit, the stand-in, can repeat.
    case show, hide, changeFrame
    /// A move of the focus to another field, while the keyboard stays.
    case focusMove
    /// A notification from which the stand-in cannot predict the next ones.
    case unpredictable
  }

  var kind: Kind
  var time: TimeInterval
  var turn: Int
  /// The will- and did-notifications, in the recorded order.
  var events: [KeyboardEvent] = []

  private var announced: [KeyboardEvent.Name] { events.map(\.name).filter(\.isWill) }

  var isFinished: Bool { events.count >= 2 * announced.count }

  // MARK: Reading

  static func transitions(of recording: Recording) -> [ReplayTransition] {
    var transitions: [ReplayTransition] = []
    for entry in recording.entries {
      guard var event = entry.notification else { continue }
      event.time = entry.time
      if let last = transitions.indices.last, transitions[last].admits(event, turn: entry.turn) {
        transitions[last].events.append(event)
      } else {
        transitions.append(
          ReplayTransition(
            kind: .unpredictable, time: entry.time, turn: entry.turn, events: [event]
          )
        )
      }
    }
    for index in transitions.indices { transitions[index].kind = transitions[index].foundKind }
    return addingFocusMoves(of: recording, to: transitions)
  }

  private func admits(_ event: KeyboardEvent, turn: Int) -> Bool {
    guard let first = events.first, first.name.isWill else { return false }
    guard event.name.isWill else {
      return announced.contains { $0.end == event.name }
        && !events.contains { $0.name == event.name }
    }
    // UIKit announces a transition twice in one turn, as a change of frame and as a show or hide.
    return turn == self.turn && event.time - time < 0.001 && events.allSatisfy(\.name.isWill)
      && event.endFrame == first.endFrame
      && [first.name, event.name].filter { $0 == .willChangeFrame }.count == 1
      && events.count == 1
  }

  private var foundKind: Kind {
    guard let first = events.first, first.name.isWill, first.duration?.isFinite == true,
      first.beginFrame?.isFinite == true, first.endFrame?.isFinite == true
    else { return .unpredictable }
    if announced.contains(.willShow), announced.count == 2 { return .show }
    if announced.contains(.willHide), announced.count == 2 { return .hide }
    return announced == [.willChangeFrame] ? .changeFrame : .unpredictable
  }

  // MARK: Focus

  /// Finds the moves of the focus from field to field in which the keyboard stays.
  private static func addingFocusMoves(
    of recording: Recording, to transitions: [ReplayTransition]
  ) -> [ReplayTransition] {
    var transitions = transitions
    var before: Recording.Responder?
    for entry in recording.entries {
      guard let geometry = entry.geometry else { continue }
      let now = geometry.responder
      defer { before = now }
      guard let now, let before, now.number != before.number, now.kind != .other,
        before.kind != .other
      else { continue }
      if let index = transitions.lastIndex(where: { abs($0.turn - entry.turn) <= 1 }) {
        if transitions[index].keepsTheFrame { transitions[index].kind = .focusMove }
      } else if let index = transitions.lastIndex(where: { $0.time <= entry.time }),
        transitions[index].kind == .show || transitions[index].kind == .focusMove,
        transitions[index].isFinished
      {
        let move = ReplayTransition(kind: .focusMove, time: entry.time, turn: entry.turn)
        transitions.insert(move, at: index + 1)
      }
    }
    return transitions
  }

  private var keepsTheFrame: Bool {
    kind == .show && events.first.map { $0.beginFrame == $0.endFrame } ?? false
  }
}

extension KeyboardEvent.Name {
  var end: KeyboardEvent.Name? {
    switch self {
    case .willShow: .didShow
    case .willHide: .didHide
    case .willChangeFrame: .didChangeFrame
    default: nil
    }
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
