import Foundation
import KeyboardScrollingTesting

/// An error that ends the command, with a message of one line.
struct Failure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  /// Does work; throws a failure that consists of the words and the system's message.
  static func explain<Value>(_ words: String, _ work: () throws -> Value) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure("\(words): \(reason(of: error))") }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case let failure as Failure: return failure.description
    case let failure as Recording.Failure:
      // The words have the file.
      return [failure.place, failure.reason].filter { !$0.isEmpty }.joined(separator: ": ")
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
      DecodingError.keyNotFound(_, let context), DecodingError.dataCorrupted(let context):
      // Such as `[1].events[2].end[3]: Expected to decode Double`.
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }
      return (path.isEmpty ? "" : "\(path.joined()): ") + context.debugDescription
    default:
      let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
      let cause = (underlying ?? error) as NSError
      return cause.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(cause.code))) : error.localizedDescription
    }
  }
}
