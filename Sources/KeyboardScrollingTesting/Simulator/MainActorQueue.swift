import Dispatch

/// The queue of the main actor, identified by a value, because on Linux any thread may serve it.
enum MainActorQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs on the main queue.
  static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) ?? false }
}
