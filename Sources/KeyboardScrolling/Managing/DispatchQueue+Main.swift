import Dispatch

extension DispatchQueue {
  /// A key that identifies the main queue; outside Apple's systems, that queue may run its work on
  /// any thread.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs work on the main actor: at once on the main queue, otherwise in a later turn of the run
  /// loop.
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
