@_spi(Headless) import FilmstripKit
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

/// Replays a device's recording on the headless UIKit, the stand-in, and compares the results.
///
/// For each transition of the keyboard, the replay posts the recorded announcement, and the stand-in
/// posts what follows. For each change of the scroll view, the replay sets the recorded state and
/// makes the recorded change, and the stand-in decides the offset. Because each change begins with a
/// recorded state, a difference does not affect later changes.
@MainActor struct RecordingReplay {
  struct Outcome {
    var differences: [ReplayDifference] = []
    /// Moments with the recorded scroll view and the stand-in's keyboard.
    var moments: [ReplayMoment] = []
    var comparisonCount = 0
    /// The stand-in's offsets, if different from the device's; the keys are times of geometries.
    var offsets: [TimeInterval: CGFloat] = [:]
  }

  let recording: Recording
  private let device: HeadlessDevice
  private let transitions: [ReplayTransition]
  private let end: TimeInterval

  /// Prepares a replay, by default with the stand-in's options for the recorded version of iOS.
  init(_ recording: Recording, options: HeadlessOptions? = nil) {
    self.recording = recording
    device = HeadlessDevice(
      .forPlaying(screen: recording.screenToPlay),
      options: options ?? Self.options(for: recording.device.systemVersion)
    )
    transitions = ReplayTransition.transitions(of: recording)
    end = recording.entries.last?.time ?? 0
  }

  private static func options(for version: String?) -> HeadlessOptions {
    var options = HeadlessOptions()
    let numbers = version?.split(separator: ".").compactMap { Int($0) } ?? []
    if let major = numbers.first, (1...100).contains(major) {
      options.version = .init(major, numbers.dropFirst().first ?? 0)
    }
    return options
  }

  /// Plays the recording.
  ///
  /// - Parameter rate: The number of moments in the first second after each turn; nil for one moment
  ///   at the end of each turn.
  /// - Returns: The differences in the order of time, and the moments. A trace without measured times
  ///   has no differences.
  func play(rate: Double? = nil) -> Outcome {
    device.run {
      var outcome = Outcome()
      device.keyboard.isAutomatic = false
      device.keyboard.notificationCenter = NotificationCenter()
      let times = self.times(rate: rate)
      var starts: [Int] = []
      var next = 0
      var geometry: (time: TimeInterval, value: Recording.Geometry)?
      var entry = 0
      for time in times {
        while next < transitions.count, transitions[next].time <= time {
          begin(transitions[next], after: next > 0 ? transitions[next - 1] : nil)
          starts.append(device.keyboard.log.count)
          post(transitions[next])
          next += 1
        }
        advance(to: time)
        let caption = caption(from: &entry, until: time, &geometry)
        outcome.moments.append(moment(at: time, geometry, caption))
      }
      device.clock.advance(by: 2)
      guard recording.areTimesMeasured else { return outcome }
      compareKeyboard(starts, &outcome)
      compareGeometry(&outcome)
      outcome.differences.sort { $0.time < $1.time }
      return outcome
    }
  }

  // MARK: The keyboard

  /// Advances the time to a transition, and rotates the device if the recorded window was rotated.
  private func begin(_ transition: ReplayTransition, after previous: ReplayTransition?) {
    // At this time, the stand-in may also post did-notifications of the previous transition. Let these
    // notifications come first only if they came first on the device.
    advance(to: transition.time + (previous?.isFinished ?? true ? 1e-6 : -1e-6))
    guard let window = window(at: transition.time) else { return }
    let screen = device.screen.bounds.size
    if window.size == CGSize(width: screen.height, height: screen.width) {
      device.rotate(to: screen.width < screen.height ? .landscapeLeft : .portrait)
    }
  }

  private func advance(to time: TimeInterval) {
    device.clock.advance(by: max(0, time - device.clock.now))
  }

  private func post(_ transition: ReplayTransition) {
    let keyboard = device.keyboard
    switch transition.kind {
    case .focusMove: keyboard.perform(.moveFocusSameHeight)
    case .unpredictable: transition.events.first.map { keyboard.post(HeadlessKeyboardEvent($0)) }
    case .show: post(transition, as: .willShow)
    case .hide: post(transition, as: .willHide)
    case .changeFrame: post(transition, as: .willChangeFrame)
    }
  }

  private func post(_ transition: ReplayTransition, as name: HeadlessKeyboardEvent.Name) {
    guard let event = transition.events.first, let begin = event.beginFrame,
      let end = event.endFrame
    else { return }
    let duration = min(max(0, event.duration ?? 0), 10)
    // The curve of an announcement without an animation means nothing.
    let curve = duration > 0 ? device.keyboard.curve : event.curve ?? 0
    device.keyboard.headlessPost(
      name, beginFrame: begin, endFrame: end, duration: duration, curve: curve,
      isLocal: event.isLocal ?? true
    )
  }

  private func compareKeyboard(_ starts: [Int], _ outcome: inout Outcome) {
    let log = device.keyboard.log
    for (index, transition) in transitions.enumerated() where transition.kind != .unpredictable {
      let stop = index + 1 < starts.count ? starts[index + 1] : log.count
      let comparison = KeyboardComparison(
        transition: transition, standIn: log[starts[index]..<stop].map(KeyboardEvent.init), end: end
      )
      outcome.differences += comparison.differences
      outcome.comparisonCount += 1
    }
  }

  // MARK: The scroll view

  private func compareGeometry(_ outcome: inout Outcome) {
    let steps = GeometryStep.steps(of: recording)
    let window = UIWindow(frame: device.screen.bounds)
    window.isHidden = false
    let prediction = GeometryPrediction(window: window)
    for step in steps {
      let offset = prediction.offset(after: step)
      if let difference = step.difference(standIn: offset) {
        outcome.differences.append(difference)
        outcome.offsets[step.time] = offset
      }
    }
    outcome.comparisonCount += steps.count
    var reported: Set<Int> = []
    for entry in recording.entries {
      // A wrong inset recurs in every entry, so report it once for each adjustment behavior.
      guard let geometry = entry.geometry, !reported.contains(geometry.behavior),
        let difference = prediction.insetDifference(of: geometry, at: entry.time)
      else { continue }
      reported.insert(geometry.behavior)
      outcome.differences.append(difference)
    }
    window.isHidden = true
  }

  private func window(at time: TimeInterval) -> CGRect? {
    recording.entries.last { $0.time <= time + 0.001 && $0.geometry?.windowInScreen != nil }?
      .geometry?.windowInScreen
  }

  // MARK: Moments

  /// Returns the times of the moments, as described for ``play(rate:)``.
  private func times(rate: Double?) -> [TimeInterval] {
    let turns = recording.entries.map(\.time).reduce(into: [TimeInterval]()) { times, time in
      if times.last != time { times.append(time) }
    }
    guard let rate else { return turns }
    var times: [TimeInterval] = []
    for (before, time) in zip([nil] + turns.map(Optional.some), turns) {
      if let before {
        times += stride(from: before + 1 / rate, to: min(time, before + 1), by: 1 / rate)
      }
      times.append(time)
    }
    return times
  }

  /// Reads the entries up to a time, and returns the last notification's name or the first note.
  private func caption(
    from entry: inout Int, until time: TimeInterval,
    _ geometry: inout (time: TimeInterval, value: Recording.Geometry)?
  ) -> String? {
    var caption: String?
    while entry < recording.entries.count, recording.entries[entry].time <= time {
      let read = recording.entries[entry]
      if let value = read.geometry { geometry = (read.time, value) }
      caption = read.notification.map(\.name.rawValue) ?? caption ?? read.note
      entry += 1
    }
    return caption
  }

  private func moment(
    at time: TimeInterval, _ geometry: (time: TimeInterval, value: Recording.Geometry)?,
    _ caption: String?
  ) -> ReplayMoment {
    ReplayMoment(
      time: time, screen: device.screen.bounds.size, geometry: geometry?.value,
      geometryTime: geometry?.time, keyboard: device.keyboard.headlessPresentationFrame,
      isDocked: device.keyboard.isDocked, restingKeyboard: device.keyboard.frameInScreen,
      caption: caption
    )
  }
}
