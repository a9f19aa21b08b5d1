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
}

extension KeyboardEvent {
  /// Creates the notification that the stand-in has posted.
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
