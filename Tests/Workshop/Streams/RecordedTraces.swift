@_spi(Headless) import UIKit

/// Published keyboard notifications of real devices, whose screens may differ from the stream's.
enum RecordedTraces {
  private struct Trace: Decodable {
    var events: [Event]
  }

  private struct Event: Decodable {
    var name: String?
    var begin: [CGFloat?]?
    var end: [CGFloat?]?
    var duration: TimeInterval?
    var curve: Int?
    var isLocal: Bool?
  }

  static let all: [[StreamEvent.Notification]] = {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent()
      .appendingPathComponent("../../../Example/Traces/keyboard-traces.json")
    guard let data = try? Data(contentsOf: file),
      let traces = try? JSONDecoder().decode([Trace].self, from: data)
    else { fatalError("\(file.path) cannot be read.") }
    return traces.map { $0.events.compactMap(notification) }.filter { !$0.isEmpty }
  }()

  private static func notification(_ event: Event) -> StreamEvent.Notification? {
    let published = event.name ?? "keyboardWillChangeFrame"
    let name = HeadlessKeyboardEvent.Name.allCases.first { $0.swiftName == published }
    guard let name else { return nil }
    return StreamEvent.Notification(
      name: name.rawValue, begin: rectangle(event.begin), end: rectangle(event.end),
      duration: event.duration, curve: event.curve, isLocal: event.isLocal
    )
  }

  private static func rectangle(_ numbers: [CGFloat?]?) -> CGRect? {
    guard let numbers = numbers?.compactMap({ $0 }), numbers.count == 4 else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
