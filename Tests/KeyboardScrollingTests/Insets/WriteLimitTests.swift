import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

/// In an exchange, each write of the coordinator makes UIKit or the app change an inset again.
@Suite("WriteLimit", .tags(.state))
struct WriteLimitTests {
  private static func key(y: CGFloat = 0, height: CGFloat = 336) -> WriteLimit.Key {
    let snapshot = ScrollSnapshot(
      place: ScreenPlace(corner: CGPoint(x: 0, y: y), second: CGPoint(x: 1, y: y + 2), step: 1),
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      contentSize: .zero,
      contentInset: .init(),
      indicatorInset: .init(),
      systemInset: .init(),
      safeArea: .init()
    )
    return WriteLimit.Key(KeyboardOverlap(height: height), snapshot)
  }

  private func write(
    _ limit: inout WriteLimit,
    _ reading: CGFloat,
    isLarger: Bool = true,
    key: WriteLimit.Key = key(),
    at time: TimeInterval = 10
  ) -> CGFloat? {
    limit.begin(key, at: time)
    return limit.write(reading: reading, isLarger: isLarger, at: time)
  }

  private func retry(_ limit: inout WriteLimit, at time: TimeInterval) -> Bool {
    guard limit.isRetryDue(at: time) else { return false }
    limit.beginRetry(at: time)
    return true
  }

  /// UIKit's inset before each write, and the value that each write uses.
  @Test(
    arguments: [
      ([0, 34, 0, 34], [0, 34, 0, nil]), ([34, 20, 50, 20], [34, 20, 20, nil]),
      // UIKit insets the whole height, as a table view controller does.
      ([34, 336, 336, 34], [34, 336, 336, nil]),
    ] as [([CGFloat], [CGFloat?])]
  )
  func `the third write uses the smaller of the last two values, and is the final one`(
    _ row: (readings: [CGFloat], expected: [CGFloat?])
  ) {
    var limit = WriteLimit()
    let used = row.readings.map { write(&limit, $0) }
    expectEqual(used, to: row.expected)
    #expect(limit.isReached)
  }

  @Test(arguments: [(0, false), (50, true)] as [(CGFloat, Bool)])
  func `an exchange that has not settled is followed by a retry`(
    _ row: (last: CGFloat, expected: Bool)
  ) {
    var limit = WriteLimit()
    for reading in [0, 34, row.last] { _ = write(&limit, reading) }
    expectEqual(limit.awaitsRetry, to: row.expected)
  }

  private func limit(writes: Int) -> WriteLimit {
    var limit = WriteLimit()
    for _ in 0..<writes { _ = write(&limit, 0) }
    return limit
  }

  /// A conversion computes the overlap, so the overlap's last digits depend on the content offset.
  nonisolated private static let others: [(key: WriteLimit.Key, time: TimeInterval, begins: Bool)] =
    [
      (key(y: 0.009), 10, false), (key(y: 0.02), 10, true),
      (key(height: 336.009), 10, false), (key(height: 336.02), 10, true),
      (key(), 10.4, false), (key(), 10.6, true),
    ]

  @Test(arguments: others.indices)
  func `another position, another overlap or a pause begins a new exchange`(_ index: Int) {
    let row = Self.others[index]
    var limit = limit(writes: 3)
    expectEqual(write(&limit, 20, key: row.key, at: row.time), to: row.begins ? 20 : nil)
  }

  @Test func `a change of the configuration begins a new exchange`() {
    var limit = self.limit(writes: 3)
    limit.reset()
    expectEqual(write(&limit, 20), to: 20)
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

  @Test func `the turn after the pause begins the retry, even if the timer fires early`() {
    var limit = self.limit(writes: 4)
    let isDue = retry(&limit, at: 10 + WriteLimit.pause - 0.02)
    #expect(isDue)
  }

  @Test(arguments: [(10.62, false), (10.7, true)] as [(TimeInterval, Bool)])
  func `an inset that the app assigns long after a write begins a third exchange`(
    _ row: (time: TimeInterval, expected: Bool)
  ) {
    var limit = self.limit(writes: 4)
    let isRetry = retry(&limit, at: 10.6)
    #expect(isRetry)
    for _ in 0..<3 { _ = write(&limit, 0, at: 10.6) }
    _ = write(&limit, 0, at: row.time)
    expectEqual(limit.awaitsRetry, to: row.expected)
  }

  @Test func `a retry stays the same exchange, even if its writes are far apart`() {
    var limit = self.limit(writes: 4)
    let isRetry = retry(&limit, at: 10.6)
    #expect(isRetry)
    for time in [10.66, 10.72, 10.78, 10.79] { _ = write(&limit, 0, at: time) }
    #expect(limit.isReached)
    #expect(!limit.awaitsRetry)
  }

  @Test(arguments: [(10.64, false), (10.7, true)] as [(TimeInterval, Bool)])
  func `a new inset by UIKit begins a third exchange`(
    _ row: (time: TimeInterval, expected: Bool)
  ) {
    var limit = self.limit(writes: 4)
    let isRetry = retry(&limit, at: 10.6)
    #expect(isRetry)
    for (step, reading) in [30, 20, 10].enumerated() {
      _ = write(&limit, CGFloat(reading), isLarger: false, at: row.time + Double(step) / 100)
    }
    expectEqual(limit.awaitsRetry, to: row.expected)
    // If UIKit's inset is known and nothing is covered, no other exchange begins.
    var still = self.limit(writes: 4)
    let isDue = retry(&still, at: 10.6)
    for _ in 0..<4 { _ = write(&still, 0, isLarger: false, at: row.time) }
    #expect(isDue && !still.awaitsRetry)
  }

  @Test(arguments: [(34, false), (0, false), (50, true)] as [(CGFloat, Bool)])
  func `only a new inset by UIKit reopens an exchange`(
    _ row: (reading: CGFloat, expected: Bool)
  ) {
    var limit = WriteLimit()
    for reading in [0, 34, 0] as [CGFloat] { _ = write(&limit, reading) }
    expectNil(write(&limit, row.reading, isLarger: false))
    expectEqual(limit.awaitsRetry, to: row.expected)
  }
}
