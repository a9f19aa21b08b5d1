import Foundation

/// A file that the command reads.
struct InputFile {
  let path: String

  /// Returns what the file contains.
  ///
  /// - Parameter decode: Makes a value of the content.
  /// - Returns: The value.
  /// - Throws: A failure that names the file, and the value that is wrong.
  func decoded<Value>(_ decode: (Data) throws -> Value) throws(Failure) -> Value {
    do {
      return try decode(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as DecodingError {
      throw Failure("\(path): \(description(of: error))")
    } catch {
      throw Failure("\(path): cannot be read: \(Failure.reason(of: error))")
    }
  }

  /// Such as `[1].events[2].end[3]: Expected to decode Double`.
  private func description(of error: DecodingError) -> String {
    switch error {
    case .typeMismatch(_, let context), .valueNotFound(_, let context),
      .keyNotFound(_, let context), .dataCorrupted(let context):
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }
      return (path.isEmpty ? "" : "\(path.joined()): ") + context.debugDescription
    @unknown default: return "\(error)"
    }
  }
}
