import Foundation
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension HeadlessKeyboardEvent {
  init(_ event: KeyboardEvent) {
    let name = HeadlessKeyboardEvent.Name.allCases.first { $0.swiftName == event.name.rawValue }
    self.init(
      name ?? .didChangeFrame,
      beginFrame: event.beginFrame,
      endFrame: event.endFrame,
      duration: event.duration,
      curve: event.curve,
      isLocal: event.isLocal
    )
  }

  /// The time until everything is at rest.
  ///
  /// A hide may be held for a tenth of a second, and the keyboard's spring takes half a second.
  /// Published durations may be wrong; no keyboard takes ten seconds.
  var timeToRest: TimeInterval {
    let duration = duration ?? 0
    return 0.75 + (duration.isFinite ? min(max(duration, 0), 10) : 0)
  }
}

extension KeyboardEvent {
  init(_ entry: HeadlessKeyboardLogEntry) {
    let event = entry.event
    self.init(
      KeyboardEvent.Name(rawValue: event.name.swiftName) ?? .didChangeFrame,
      time: entry.time,
      beginFrame: event.beginFrame,
      endFrame: event.endFrame,
      duration: event.duration,
      curve: event.curve,
      isLocal: event.isLocal
    )
  }
}
