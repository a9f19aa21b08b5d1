import Foundation

/// A file of keyboard traces: a JSON list, one object per trace.
///
/// Unknown members are ignored, so that a file may carry notes and sources. A number that is null
/// or missing was not published. A value of the wrong type is an error, never a guess.
enum KeyboardTraceFile {
  /// Reads the traces of a file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The traces in the order of the file.
  /// - Throws: A ``Failure`` that names the file, and the value that is wrong.
  static func read(path: String) throws -> [KeyboardTrace] {
    do {
      return try parse(Data(contentsOf: URL(fileURLWithPath: path)), file: path)
    } catch let error as NSError where error.domain == NSCocoaErrorDomain {
      throw Failure("\(path): cannot be read: \(Failure.reason(of: error))")
    }
  }

  /// Reads traces from the content of a file.
  ///
  /// - Parameters:
  ///   - data: JSON in UTF-8.
  ///   - file: The name to use in errors.
  /// - Returns: The traces in the order of the file.
  /// - Throws: A ``Failure`` that names the value that is wrong.
  static func parse(_ data: Data, file: String) throws -> [KeyboardTrace] {
    do {
      let traces = try JSONDecoder().decode([KeyboardTrace].self, from: data)
      var ids: Set<String> = []
      if let twice = traces.first(where: { !ids.insert($0.id).inserted }) {
        throw Failure("\(file): two traces have the id \"\(twice.id)\"")
      }
      return traces
    } catch let error as DecodingError {
      throw Failure("\(file): \(description(of: error))")
    }
  }

  private static func description(of error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      "\(place(context.codingPath))\(key.stringValue) is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .dataCorrupted(let context):
      place(context.codingPath) + context.debugDescription
    @unknown default: "\(error)"
    }
  }

  /// Such as `[1].events[2].end[3]: `.
  private static func place(_ path: [any CodingKey]) -> String {
    let text = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return text.isEmpty ? "" : "\(text): "
  }
}
