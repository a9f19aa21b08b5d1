import Dispatch

/// The main dispatch queue, recognised by a mark on it.
///
/// `Thread.isMainThread` would do on Apple's systems; elsewhere the main queue may be served by
/// another thread.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, otherwise on a later turn.
  ///
  /// The value is an argument of its own, so that one closure serves all notifications.
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
