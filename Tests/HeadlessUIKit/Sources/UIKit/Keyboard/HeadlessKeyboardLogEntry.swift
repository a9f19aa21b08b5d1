import Foundation

/// A posted notification and its time.
@_spi(Headless) public struct HeadlessKeyboardLogEntry: Equatable, Sendable {
  /// Seconds on the device's clock.
  public let time: TimeInterval
  public let event: HeadlessKeyboardEvent
  /// When the app's reaction was committed, in seconds on the device's clock; infinite before.
  public internal(set) var committed: TimeInterval
}
