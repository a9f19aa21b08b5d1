import Foundation
import KeyboardScrollingTesting

/// An error that ends the command, with a message of one line.
struct Failure: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }

  static func explain<Value>(_ words: String, _ work: () throws -> Value) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure("\(words): \(reason(of: error))") }
  }

  private static func reason(of error: any Error) -> String {
    if let failure = error as? Failure { return failure.description }
    let failure = Recording.Failure(error, file: "")
    return [failure.place, failure.reason].filter { !$0.isEmpty }.joined(separator: ": ")
  }
}
