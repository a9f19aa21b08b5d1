import Testing

@testable @_spi(Headless) import UIKit

struct PostingWatchTests {
  /// Collects reports from any thread.
  private nonisolated final class Reports: @unchecked Sendable {
    private let lock = NSLock()
    private var texts: [String] = []

    var all: [String] { lock.withLock { texts } }

    func add(_ text: String) { lock.withLock { texts.append(text) } }
  }

  @Test func `observers that do not return are explained`() {
    let reports = Reports()
    let watch = PostingWatch("keyboardWillShow", limit: 0.1) { reports.add($0) }
    Thread.sleep(forTimeInterval: 0.5)
    watch.end()
    expectEqual(reports.all.count, to: 1)
    expectEqual(
      reports.all.first?.hasPrefix("The observers of keyboardWillShow have not"), to: true
    )
    expectEqual(reports.all.first?.contains("pass nil for the queue"), to: true)
  }

  @Test func `by default, observers that do not return end the tests`() async {
    await #expect(processExitsWith: .failure) {
      let watch = PostingWatch("keyboardWillShow", limit: 0.1)
      sleep(20)
      watch.end()
    }
  }

  @Test func `observers that return in time are not reported`() {
    let reports = Reports()
    PostingWatch("keyboardWillShow", limit: 0.1) { reports.add($0) }.end()
    Thread.sleep(forTimeInterval: 0.3)
    expectEqual(reports.all, to: [])
  }
}
