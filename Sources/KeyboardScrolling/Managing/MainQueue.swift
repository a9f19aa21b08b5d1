import Dispatch

/// The main dispatch queue, identified by a queue-specific value.
///
/// `Thread.isMainThread` would be enough on Apple's systems; on others, another thread may serve
/// the main queue.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, otherwise on a later turn.
  ///
  /// The value is a separate argument, so that one closure serves all notifications.
  static func run<Value: Sendable>(
    with value: Value,
    _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    if DispatchQueue.getSpecific(key: mark) ?? false {
      MainActor.assumeIsolated { work(value) }
    } else {
      DispatchQueue.main.async { work(value) }
    }
  }
}
