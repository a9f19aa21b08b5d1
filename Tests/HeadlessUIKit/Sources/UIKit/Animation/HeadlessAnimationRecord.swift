import Foundation

/// A block handed to `UIView.animate` or one of its like, kept for tests to read.
package struct HeadlessAnimationRecord: Equatable, Sendable {
  package let duration: TimeInterval
  package let delay: TimeInterval
  package let curve: Int
  package let beginsFromCurrentState: Bool
  /// Properties that changed inside, by name, in order.
  package internal(set) var keys: [String] = []
}
