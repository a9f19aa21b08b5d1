@_spi(Headless) public struct HeadlessAnimationRecord: Equatable, Sendable {
  public let duration: TimeInterval
  public let delay: TimeInterval
  public let curve: Int
  public let beginsFromCurrentState: Bool
  /// The changed properties, in order of change.
  public internal(set) var keys: [String] = []
}
