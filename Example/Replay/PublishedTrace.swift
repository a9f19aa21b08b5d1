import KeyboardScrollingTesting
@_spi(Headless) import UIKit

/// A trace from a published report; values that are nil were not published.
struct PublishedTrace: Decodable {
  struct Event: Decodable {
    /// The name in the report, which may not be the name of a notification.
    var name: String?
    /// The frame in the screen's coordinate space; each number may be unknown.
    var begin: [CGFloat?]?
    var end: [CGFloat?]?
    /// The end frame as UIKit prints it, for an infinite frame, which JSON cannot express.
    var endText: String?
    var duration: TimeInterval?
    /// The curve; a number that is not an integer is ignored.
    var curve: Double?
    var isLocal: Bool?
  }

  var id: String
  var device: String?
  var os: String?
  var source: String?
  var screen: [CGFloat?]?
  /// "portrait", "landscape", or a description of a rotation.
  var orientation: String?
  /// The place or the movement of the keyboard, such as "docked".
  var context: String?
  var events: [Event]

  var recording: Recording {
    var recording = Recording(
      name: id, device: Recording.Device(model: device, systemVersion: os, screenSize: size),
      source: source, areTimesMeasured: false
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
  /// An unknown size is that of an old iPad or of an iPhone 14.
  private var size: CGSize {
    let published = screen?.compactMap(\.self) ?? []
    let numbers = published.count == 2 ? published : isOfPad ? [768, 1024] : [390, 844]
    return switch orientation {
    case "portrait": CGSize(width: numbers.min() ?? 0, height: numbers.max() ?? 0)
    case "landscape": CGSize(width: numbers.max() ?? 0, height: numbers.min() ?? 0)
    // For a rotation, the report has the size from before the rotation.
    default: CGSize(width: numbers[0], height: numbers[1])
    }
  }

  /// True for an iPad, or for an unknown device whose keyboard is wider than any upright phone.
  private var isOfPad: Bool {
    if let device { return device.hasPrefix("iPad") }
    return events.contains { event in
      guard let end = event.end, end.count == 4, let width = end[2] else { return false }
      return width >= 744
    }
  }

  /// The events that are notifications.
  ///
  /// An event with an end frame and no name is a `keyboardWillChangeFrame`. Events that a framework
  /// has named (`onMove`, `animation`, `hide`) are left out.
  private var notifications: [KeyboardEvent] {
    events.compactMap { event in
      let endFrame = frame(event.endText.map(numbers) ?? event.end)
      let published = event.name ?? (endFrame == nil ? "" : "keyboardWillChangeFrame")
      return KeyboardEvent.Name(rawValue: published).map { name in
        KeyboardEvent(
          name, beginFrame: frame(event.begin), endFrame: endFrame, duration: event.duration,
          curve: event.curve.flatMap { Int(exactly: $0) }, isLocal: event.isLocal
        )
      }
    }
  }

  private func numbers(in text: String) -> [CGFloat?] {
    text.split { "{}, ".contains($0) }.map { Double($0).map { CGFloat($0) } }
  }

  /// Returns a frame, or a docked frame if only the height is known; nil for any other incomplete
  /// frame.
  private func frame(_ numbers: [CGFloat?]?) -> CGRect? {
    guard let numbers, numbers.count == 4, let height = numbers[3] else { return nil }
    if let x = numbers[0], let y = numbers[1], let width = numbers[2] {
      return CGRect(x: x, y: y, width: width, height: height)
    }
    guard numbers.dropLast().allSatisfy({ $0 == nil }) else { return nil }
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }
}
