import Foundation

/// An error that ends a command, with a message of one line.
package struct Failure: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }

  static func explain<Value>(_ words: String, _ work: () throws -> Value) throws(Failure) -> Value {
    do { return try work() } catch { throw Failure("\(words): \(reason(of: error))") }
  }

  private static func reason(of error: any Error) -> String {
    if let failure = error as? Failure { return failure.description }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    let cause = (underlying ?? error) as NSError
    return cause.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
      : cause.localizedDescription
  }
}
