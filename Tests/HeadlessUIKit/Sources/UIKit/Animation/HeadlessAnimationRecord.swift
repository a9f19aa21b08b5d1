import Foundation

/// A block handed to `UIView.animate` or one of its like, kept for tests to read.
@_spi(Headless) public struct HeadlessAnimationRecord: Equatable, Sendable {
  public let duration: TimeInterval
  public let delay: TimeInterval
  public let curve: Int
  public let beginsFromCurrentState: Bool
  /// Properties that changed inside, by name, in order.
  public internal(set) var keys: [String] = []
}
