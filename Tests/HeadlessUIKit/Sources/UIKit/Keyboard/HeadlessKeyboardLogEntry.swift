import Foundation

/// A notification that was posted, and when.
@_spi(Headless) public struct HeadlessKeyboardLogEntry: Equatable, Sendable {
  /// Seconds on the device's clock.
  public let time: TimeInterval
  public let event: HeadlessKeyboardEvent
  /// When what the app did about it was committed, in seconds on the device's clock; infinite before
  /// that.
  public internal(set) var committed: TimeInterval
}
