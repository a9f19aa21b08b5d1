import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

/// In an exchange, each write of the coordinator makes UIKit or the app change an inset again.
struct WriteLimitTests {
  private func write(
    _ limit: inout WriteLimit, _ reading: CGFloat, isLarger: Bool = true, at time: TimeInterval = 10
  ) -> CGFloat? {
    limit.begin(with: KeyboardOverlap(height: 336), height: 844, .init(), at: time)
    return limit.countWrite(reading: reading, isLarger: isLarger, at: time)
  }

  private func retry(_ limit: inout WriteLimit, at time: TimeInterval) -> Bool {
    limit.beginRetry(at: time)
  }

  @Test(arguments: [(0, false), (50, true)] as [(CGFloat, Bool)])
  func `an exchange that has not settled is retried`(row: (last: CGFloat, expected: Bool)) {
    var limit = WriteLimit()
    for reading in [0, 34, row.last] { _ = write(&limit, reading) }
    expectEqual(limit.awaitsRetry, to: row.expected)
  }

  private func limit(writes: Int) -> WriteLimit {
    var limit = WriteLimit()
    for _ in 0..<writes { _ = write(&limit, 0) }
    return limit
  }

  @Test func `150: if content stays covered, one retry follows half a second later`() {
    var limit = WriteLimit()
    _ = write(&limit, 0)
    #expect(!limit.awaitsRetry)
    for _ in 0..<2 { _ = write(&limit, 0) }
    #expect(!limit.awaitsRetry)
    _ = write(&limit, 0)
    #expect(limit.awaitsRetry)
    let early = retry(&limit, at: 10.4)
    #expect(!early)
    let due = retry(&limit, at: 10.6)
    #expect(due)
    expectEqual((0..<4).map { _ in write(&limit, 0, at: 10.6) }, to: [0, 0, 0, nil])
    #expect(!limit.awaitsRetry)
    // An app that assigns its inset again much later starts a new exchange.
    _ = write(&limit, 0, at: 20)
    #expect(!limit.isReached)
  }

  @Test func `a retry is due even if the timer fires a little early, and is one exchange`() {
    var early = self.limit(writes: 4)
    let isDue = retry(&early, at: 10 + WriteLimit.pause - 0.02)
    #expect(isDue)
    // The writes of this retry are far apart.
    var limit = self.limit(writes: 4)
    let isRetry = retry(&limit, at: 10.6)
    #expect(isRetry)
    for time in [10.66, 10.72, 10.78, 10.79] { _ = write(&limit, 0, at: time) }
    #expect(limit.isReached)
    #expect(!limit.awaitsRetry)
  }

  /// The app assigns its inset in each layout pass, and a pass takes longer than a reaction.
  @Test func `an app that answers late is not written for ever`() {
    var limit = WriteLimit()
    var (time, writes) = (10.0, 0)
    repeat {
      while write(&limit, 0, at: time) != nil { (time, writes) = (time + 0.06, writes + 1) }
      time += WriteLimit.pause
    } while time < 60 && retry(&limit, at: time)
    // One exchange and two retries.
    expectEqual(writes, to: 9)
  }

  /// The time of the first write after a retry at 10.6, and whether a second retry follows.
  @Test(arguments: [(10.64, false), (10.7, true)] as [(TimeInterval, Bool)])
  func `a change of UIKit's inset that is too late to be a reaction allows a second retry`(
    _ row: (time: TimeInterval, expected: Bool)
  ) {
    var limit = self.limit(writes: 4)
    let isRetry = retry(&limit, at: 10.6)
    #expect(isRetry)
    for (step, reading) in [30, 20, 10].enumerated() {
      _ = write(&limit, CGFloat(reading), isLarger: false, at: row.time + Double(step) / 100)
    }
    expectEqual(limit.awaitsRetry, to: row.expected)
    // If UIKit's inset is known and nothing is covered, no second retry follows.
    var settled = self.limit(writes: 4)
    let isDue = retry(&settled, at: 10.6)
    for _ in 0..<4 { _ = write(&settled, 0, isLarger: false, at: row.time) }
    #expect(isDue && !settled.awaitsRetry)
  }
}
