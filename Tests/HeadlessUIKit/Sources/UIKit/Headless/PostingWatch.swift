/// Explains a test that hangs while a notification is posted.
///
/// Swift Testing on Linux runs the main actor on a thread that is not the main thread. On that
/// thread, Foundation waits for the queue `.main` to run an observer's block, while that queue
/// waits for the test.
@_spi(Headless)
public struct PostingWatch {
  private let explanation: DispatchWorkItem

  public init(
    _ name: String,
    limit: TimeInterval = 20,
    report: @escaping @Sendable (String) -> Void = { text in
      // Without this flush, the output of a test that hangs stays in a buffer.
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

  /// Ends the watch after the observers have returned.
  public func end() { explanation.cancel() }
}
