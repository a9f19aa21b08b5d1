import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension HeadlessKeyboardEvent {
  init(_ event: KeyboardEvent) {
    let name = HeadlessKeyboardEvent.Name.allCases.first { $0.swiftName == event.name.rawValue }
    self.init(
      name ?? .didChangeFrame, beginFrame: event.beginFrame, endFrame: event.endFrame,
      duration: event.duration, curve: event.curve, isLocal: event.isLocal
    )
  }

  /// The seconds until everything is at rest.
  ///
  /// The coordinator waits 0.1 s before it reacts to a hide, and the keyboard moves for 0.5 s. A
  /// published duration may be wrong; the limit is ten seconds.
  var timeToRest: TimeInterval {
    let duration = duration ?? 0
    return 0.75 + (duration.isFinite ? min(max(duration, 0), 10) : 0)
  }
}

extension KeyboardEvent {
  init(_ entry: HeadlessKeyboardLogEntry) {
    let event = entry.event
    self.init(
      KeyboardEvent.Name(rawValue: event.name.swiftName) ?? .didChangeFrame, time: entry.time,
      beginFrame: event.beginFrame, endFrame: event.endFrame, duration: event.duration,
      curve: event.curve, isLocal: event.isLocal
    )
  }
}
