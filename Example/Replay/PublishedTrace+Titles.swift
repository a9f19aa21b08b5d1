import Foundation

extension PublishedTrace {
  /// A title such as `iPad, iOS 5, split`.
  private var title: String {
    let size = screen.map { $0.compactMap(\.self).map { "\(Int($0))" }.joined(separator: " × ") }
    let event = context == "docked" ? "keyboard shown or hidden" : context
    let turned = orientation?.contains("landscape") == true ? "landscape" : nil
    return [device ?? size.map { "\($0) points" } ?? "Device unknown", os, turned, event]
      .compactMap(\.self).joined(separator: ", ")
  }

  /// Returns the titles of a file's traces, by their names; equal titles get numbers.
  ///
  /// A file with a recording has no titles.
  static func titles(path: String) -> [String: String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let traces = (try? JSONDecoder().decode([PublishedTrace].self, from: data)) ?? []
    let counts = Dictionary(traces.map { ($0.title, 1) }, uniquingKeysWith: +)
    var numbers: [String: Int] = [:]
    let titles = traces.map { trace in
      let title = trace.title
      numbers[title, default: 0] += 1
      return (trace.id, counts[title] == 1 ? title : "\(title) \(numbers[title] ?? 0)")
    }
    return Dictionary(titles, uniquingKeysWith: { first, _ in first })
  }
}
