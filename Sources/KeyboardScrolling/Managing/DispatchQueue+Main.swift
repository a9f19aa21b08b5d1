import Dispatch

extension DispatchQueue {
  /// Identifies the main queue, which a thread other than the main one may serve outside Apple's
  /// systems.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, otherwise on a later turn.
  ///
  /// The value is an argument, so that one closure serves all notifications.
  static func runOnMain<Value: Sendable>(
    with value: Value,
    _ work: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    if DispatchQueue.getSpecific(key: mainMark) ?? false {
      MainActor.assumeIsolated { work(value) }
    } else {
      DispatchQueue.main.async { work(value) }
    }
  }
}
