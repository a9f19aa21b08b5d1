import Foundation

/// Observations that end with their owner.
final class NotificationTokens: @unchecked Sendable {
  // Added on the main actor; read in the deinitializer, when nothing else refers to it.
  private var entries: [(any NSObjectProtocol, NotificationCenter)] = []

  @MainActor
  func add(_ token: any NSObjectProtocol, of center: NotificationCenter) {
    entries.append((token, center))
  }

  deinit {
    for (token, center) in entries { center.removeObserver(token) }
  }
}
