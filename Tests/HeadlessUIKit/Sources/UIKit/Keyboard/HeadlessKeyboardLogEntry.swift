@_spi(Headless) public struct HeadlessKeyboardLogEntry: Equatable, Sendable {
  /// Seconds on the device's clock.
  public let time: TimeInterval
  public let event: HeadlessKeyboardEvent
  /// The time of the commit with the app's reaction, on the device's clock; infinite before the
  /// commit.
  public internal(set) var committed: TimeInterval
}
