import Foundation

/// A notification that was posted, and when.
package struct HeadlessKeyboardLogEntry: Equatable, Sendable {
  /// Seconds on the device's clock.
  package let time: TimeInterval
  package let event: HeadlessKeyboardEvent
  /// When what the app did about it was committed, in seconds on the device's clock; infinite before
  /// that.
  package internal(set) var committed: TimeInterval
}
