import Foundation

/// A reason to end the command, as a line for a person.
struct Failure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Returns what went wrong, in the few words of the system where it has some.
  static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = (underlying ?? error) as NSError
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - decode: Makes a value of the content.
  /// - Returns: The value.
  /// - Throws: A failure that names the file, and the value that is wrong.
  static func reading<Value>(
    _ path: String,
    _ decode: (Data) throws -> Value
  ) throws(Failure) -> Value {
    do {
      return try decode(Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as DecodingError {
      throw Failure("\(path): \(description(of: error))")
    } catch {
      throw Failure("\(path): cannot be read: \(reason(of: error))")
    }
  }

  /// Such as `[1].events[2].end[3]: Expected to decode Double`.
  private static func description(of error: DecodingError) -> String {
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
