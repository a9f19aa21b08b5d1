public import Foundation

extension Recording {
  /// The reason why a file cannot be read or written.
  public struct Failure: Error, LocalizedError, Equatable, Sendable, CustomStringConvertible {
    /// The path of the file; empty for data without a file.
    public let file: String
    /// The place in the JSON, such as `entries[3].notification.endFrame[2]`; empty if the reason
    /// concerns the whole file.
    public let place: String
    /// The reason.
    public let reason: String
    /// The file, the place and the reason in one line.
    public var description: String {
      [file, place, reason].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    /// The description, which Xcode shows for an error.
    public var errorDescription: String? { description }

    init(file: String = "", place: String = "", reason: String) {
      self.file = file
      self.place = place
      self.reason = reason
    }

    package init(_ error: any Error, file: String) {
      switch error {
      case let failure as Failure:
        self.init(file: file, place: failure.place, reason: failure.reason)
      case DecodingError.keyNotFound(let key, let context):
        self.init(context, file: file, then: key, reason: "The member is missing.")
      case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context),
        DecodingError.dataCorrupted(let context):
        self.init(context, file: file, reason: context.debugDescription)
      default:
        let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        let cause = (underlying ?? error) as NSError
        self.init(
          file: file,
          reason: cause.domain == NSPOSIXErrorDomain
            ? String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
            : cause.localizedDescription
        )
      }
    }

    private init(
      _ context: DecodingError.Context, file: String, then key: (any CodingKey)? = nil,
      reason: String
    ) {
      var place = ""
      for key in context.codingPath + (key.map { [$0] } ?? []) {
        if let index = key.intValue {
          place += "[\(index)]"
        } else {
          place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
        }
      }
      self.init(file: file, place: place, reason: reason)
    }
  }
}
