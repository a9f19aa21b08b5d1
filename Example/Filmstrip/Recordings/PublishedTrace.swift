import CoreGraphics
import Foundation
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

/// A published trace; values that are null or missing were not published.
struct PublishedTrace: Decodable {
  /// An entry of a trace, in the order of the source.
  struct Event: Decodable {
    /// The source's name for the event, perhaps not a notification's name.
    var name: String?
    /// The frames are in the screen's coordinate space; each number may be unknown.
    var begin: [CGFloat?]?
    var end: [CGFloat?]?
    /// As UIKit prints it, because JSON cannot express infinite frames.
    var endText: String?
    var duration: TimeInterval?
    /// A number that is not an integer counts as not published.
    var curve: Double?
    var isLocal: Bool?
  }

  /// The identifier, which is unique in its file.
  var id: String
  var device: String?
  var os: String?
  var source: String?
  var screen: [CGFloat?]?
  /// "portrait", "landscape", or a description of a rotation.
  var orientation: String?
  var events: [Event]

  var recording: Recording {
    var recording = Recording(
      name: id,
      device: Recording.Device(model: device, systemVersion: os, screenSize: size),
      source: source,
      areTimesMeasured: false
    )
    var time: TimeInterval = 0
    for notification in notifications {
      recording.entries.append(Recording.Entry(time: time, notification: notification))
      time += HeadlessKeyboardEvent(notification).timeToRest
    }
    return recording
  }

  /// The size of the screen in the trace's orientation.
  ///
  /// If it is unknown, that of an iPad for an iPad's trace, otherwise of an iPhone 14.
  private var size: CGSize {
    let published = screen?.compactMap(\.self) ?? []
    let numbers = published.count == 2 ? published : isOfPad ? [768, 1024] : [390, 844]
    return switch orientation {
    case "portrait": CGSize(width: numbers.min() ?? 0, height: numbers.max() ?? 0)
    case "landscape": CGSize(width: numbers.max() ?? 0, height: numbers.min() ?? 0)
    // For a rotation, described in words, the size is that at its start.
    default: CGSize(width: numbers[0], height: numbers[1])
    }
  }

  /// True if the device's name begins with iPad or, for an unknown device, if a keyboard is wider
  /// than on any upright phone.
  private var isOfPad: Bool {
    if let device { return device.hasPrefix("iPad") }
    return events.contains { event in
      guard let end = event.end, end.count == 4, let width = end[2] else { return false }
      return width >= 744
    }
  }

  /// The events that are notifications.
  ///
  /// An event without a name is a change of frame if it has an end frame. Names from a framework's
  /// observer (`onMove`, `animation`, `hide`) are not notifications.
  private var notifications: [KeyboardEvent] {
    events.compactMap { event in
      let endFrame = frame(event.endText.map(numbers) ?? event.end)
      let published = event.name ?? (endFrame == nil ? "" : "keyboardWillChangeFrame")
      return KeyboardEvent.Name(rawValue: published).map { name in
        KeyboardEvent(
          name,
          beginFrame: frame(event.begin),
          endFrame: endFrame,
          duration: event.duration,
          curve: event.curve.flatMap { Int(exactly: $0) },
          isLocal: event.isLocal
        )
      }
    }
  }

  private func numbers(in text: String) -> [CGFloat?] {
    text.split { "{}, ".contains($0) }.map { Double($0).map { CGFloat($0) } }
  }

  /// Returns a frame.
  ///
  /// If only its height is known, the frame is docked; nil if other numbers are missing.
  private func frame(_ numbers: [CGFloat?]?) -> CGRect? {
    guard let numbers, numbers.count == 4, let height = numbers[3] else { return nil }
    if let x = numbers[0], let y = numbers[1], let width = numbers[2] {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    guard numbers.dropLast().allSatisfy({ $0 == nil }) else { return nil }
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
