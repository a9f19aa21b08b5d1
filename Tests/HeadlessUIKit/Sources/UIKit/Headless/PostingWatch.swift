import Dispatch

/// Explains a test that hangs while a notification is posted.
///
/// Swift Testing on Linux runs the main actor on a thread that is not the main thread. There
/// Foundation hands the block of an observer with the queue `.main` to that queue, and waits for it:
/// the queue waits for the test, and the test for the queue.
@_spi(Headless)
public struct PostingWatch {
  private let explanation: DispatchWorkItem

  /// Begins to watch the posting of a notification.
  public init(
    _ name: String,
    limit: TimeInterval = 20,
    report: @escaping @Sendable (String) -> Void = { text in
      // The test would hang for ever, and what it has printed would stay in a buffer.
      fflush(nil)
      FileHandle.standardError.write(Data((text + "\n").utf8))
      abort()
    }
  ) {
    explanation = DispatchWorkItem {
      report(
        """
        The observers of \(name) have not returned for \(Int(limit.rounded())) seconds. On Linux, an \
        observer with the queue `.main` never returns in Swift Testing: pass nil for the queue; the \
        keyboard's notifications are posted on the main actor.
        """
      )
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: explanation)
  }

  /// Ends the watch: the observers have returned.
  public func end() { explanation.cancel() }
}
