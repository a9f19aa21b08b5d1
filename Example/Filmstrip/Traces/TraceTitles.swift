import Foundation

/// The titles of published traces, such as `iPad, iOS 5, split`.
struct TraceTitles {
  private struct Trace: Decodable {
    let id: String
    let device, os, orientation, context: String?
    let screen: [Double]?

    var title: String {
      let size = screen.map { $0.map { "\(Int($0))" }.joined(separator: " × ") + " points" }
      let event = context == "docked" ? "keyboard shown or hidden" : context
      let turned = orientation?.contains("landscape") == true ? "landscape" : nil
      return [device ?? size ?? "Device unknown", os, turned, event].compactMap(\.self)
        .joined(separator: ", ")
    }
  }

  /// The titles, by the names of the traces; equal titles get numbers.
  let byName: [String: String]

  init(json: Data) throws {
    let traces = try JSONDecoder().decode([Trace].self, from: json)
    let counts = Dictionary(traces.map { ($0.title, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    byName = Dictionary(
      traces.map { trace in
        let title = trace.title
        numbers[title, default: 0] += 1
        let number = counts[title] == 1 ? "" : " \(numbers[title] ?? 0)"
        return (trace.id, title + number)
      },
      uniquingKeysWith: { first, _ in first }
    )
  }

  init(path: String) {
    let data = FileManager.default.contents(atPath: path)
    self = data.flatMap { try? TraceTitles(json: $0) } ?? TraceTitles()
  }

  private init() { byName = [:] }
}
