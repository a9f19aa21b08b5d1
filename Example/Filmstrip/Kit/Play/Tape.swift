import UIKit

/// A run, sample by sample at a steady rate, with the words beside each.
@MainActor
final class Tape {
  /// Frames per second.
  nonisolated static let rate = 30

  struct Frame: Sendable {
    var sample: Sample
    /// The height that the keyboard covers of the scroll view, in points.
    var overlap: CGFloat
    /// The step of the script.
    var caption: String
    /// The last keyboard notification.
    var event: String
    /// The last adjustment of the coordinator.
    var adjustment: String
  }

  private(set) var frames: [Frame] = []
  var caption = ""
  var adjustment = ""
  private var event = ""
  private var witness: KeyboardWitness?
  private var heard = 0

  /// The time of the next frame, in seconds since the first one.
  var nextTime: TimeInterval { Double(frames.count) / Double(Self.rate) }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - sample: The screen.
  ///   - notifications: All that the keyboard has posted so far, in order.
  func record(_ sample: Sample, notifications: [HeadlessKeyboardEvent]) {
    var witness = witness ?? KeyboardWitness(screen: sample.screen)
    witness.turn(to: sample.screen)
    for notification in notifications.dropFirst(heard) {
      witness.observe(notification)
      event = notification.name.swiftName
    }
    heard = notifications.count
    self.witness = witness
    frames.append(
      Frame(
        sample: sample,
        overlap: witness.overlap(withViewAt: sample.scrollView),
        caption: caption,
        event: event,
        adjustment: adjustment
      )
    )
  }
}
