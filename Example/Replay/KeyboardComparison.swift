import Foundation
import KeyboardScrollingTesting

/// Compares the notifications of one transition on the device and in the headless UIKit, the stand-in.
struct KeyboardComparison {
  /// The largest difference of times that is ignored, in seconds.
  private static let tolerance = 1.0 / 60

  let transition: ReplayTransition
  /// The stand-in's notifications, with times from the start of the recording.
  let standIn: [KeyboardEvent]
  /// The end of the recording; the stand-in may post later notifications.
  let end: TimeInterval

  var differences: [ReplayDifference] {
    guard transition.kind != .unpredictable else { return [] }
    let standIn = standIn.filter { event in
      event.time <= end + 0.001 || transition.events.contains { $0.name == event.name }
    }
    let names = (device: transition.events.map(\.name), standIn: standIn.map(\.name))
    guard names.device == names.standIn else { return [difference(of: names)] }
    var differences = zip(transition.events, standIn).flatMap { values($0, $1) }
    if let duration = self.duration { differences.append(duration) }
    return differences
  }

  private var order: ReplayRule { transition.kind == .hide ? .orderOfHide : .orderOfShow }

  private func difference(
    of names: (device: [KeyboardEvent.Name], standIn: [KeyboardEvent.Name])
  ) -> ReplayDifference {
    func text(_ names: [KeyboardEvent.Name]) -> String {
      names.isEmpty ? "nothing" : names.map(\.rawValue).joined(separator: ", ")
    }
    let isMove = transition.kind == .focusMove
    return difference(
      isMove ? "focus from field to field" : "notifications", text(names.device),
      text(names.standIn), isMove ? .focusMove : order
    )
  }

  // MARK: Values

  private func values(_ device: KeyboardEvent, _ standIn: KeyboardEvent) -> [ReplayDifference] {
    var found: [ReplayDifference] = []
    func add(_ subject: String, _ one: String, _ other: String, _ rule: ReplayRule) {
      found.append(difference("\(device.name.rawValue), \(subject)", one, other, rule))
    }
    if abs(device.time - standIn.time) > Self.tolerance {
      found.append(
        .numbers(
          "\(device.name.rawValue), time after the announcement", at: transition.time,
          device: device.time - transition.time, standIn: standIn.time - transition.time,
          areTimes: true, order
        )
      )
    }
    if !Self.isClose(device.endFrame, standIn.endFrame) {
      let (one, other) = (device.endFrame, standIn.endFrame)
      let rule = device.name.isWill ? order : .framesOnDid
      add("end frame", ReplayDifference.text(one), ReplayDifference.text(other), rule)
    }
    if !device.name.isWill, (device.duration == nil) != (standIn.duration == nil) {
      add("duration", Self.presence(device.duration), Self.presence(standIn.duration), .keysOnDid)
    }
    if !device.name.isWill, (device.curve == nil) != (standIn.curve == nil) {
      add("curve", Self.presence(device.curve), Self.presence(standIn.curve), .keysOnDid)
    } else if let curve = device.curve, let other = standIn.curve, curve != other {
      add("curve", "\(curve)", "\(other)", .curve)
    }
    if device.isLocal != standIn.isLocal {
      add("isLocal", Self.presence(device.isLocal), Self.presence(standIn.isLocal), .isLocal)
    }
    return found
  }

  private func difference(
    _ subject: String, _ device: String, _ standIn: String, _ rule: ReplayRule
  ) -> ReplayDifference {
    ReplayDifference(
      time: transition.time, subject: subject, device: device, standIn: standIn, rule: rule
    )
  }

  private var duration: ReplayDifference? {
    guard let duration = transition.events.first?.duration,
      transition.events.first?.isLocal != false,
      ![0, 0.25, 0.35].contains(where: { abs($0 - duration) < 0.001 })
    else { return nil }
    return .numbers(
      "duration", at: transition.time, device: duration, standIn: 0.25, areTimes: true, .duration
    )
  }

  private static func presence<Value>(_ value: Value?) -> String {
    value.map { "\($0)" } ?? "missing"
  }

  private static func isClose(_ one: CGRect?, _ other: CGRect?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one.minX - other.minX) <= 0.5 && abs(one.minY - other.minY) <= 0.5
      && abs(one.width - other.width) <= 0.5 && abs(one.height - other.height) <= 0.5
  }
}
