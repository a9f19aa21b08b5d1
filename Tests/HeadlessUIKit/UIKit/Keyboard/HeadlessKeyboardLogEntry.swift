import Foundation

/// A notification that was posted, and when.
package struct HeadlessKeyboardLogEntry: Equatable, Sendable {
  /// Seconds on the device's clock.
  package let time: TimeInterval
  package let event: HeadlessKeyboardEvent
}
