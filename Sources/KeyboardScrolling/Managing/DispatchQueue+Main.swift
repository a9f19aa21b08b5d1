import Dispatch

extension DispatchQueue {
  /// A mark that identifies the main queue; the thread does not, because outside Apple's systems
  /// any thread may serve that queue.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, otherwise on a later turn.
  ///
  /// The work gets the value as an argument, so that one closure handles all notifications.
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
