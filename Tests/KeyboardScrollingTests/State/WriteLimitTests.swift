import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrolling

@Suite("WriteBudget", .tags(.state))
struct WriteBudgetTests {
  private let key = WriteBudgetTests.key(y: 0)

  private static func key(y: CGFloat) -> WriteBudget.Key {
    WriteBudget.Key(
      overlap: KeyboardOverlap(height: 336),
      place: ScreenPlace(
        corner: CGPoint(x: 0, y: y),
        second: CGPoint(x: 1, y: y + 2),
        step: 1
      ),
      size: CGSize(width: 390, height: 844),
      settings: .init()
    )
  }

  @Test(arguments: [(0.009, nil), (0.02, 20)] as [(CGFloat, CGFloat?)])
  func `a view that has moved begins another exchange`(
    _ row: (distance: CGFloat, systemInset: CGFloat?)
  ) {
    var budget = WriteBudget()
    for reading in [0, 34, 34] as [CGFloat] {
      budget.begin(key, at: 0)
      _ = budget.systemInsetForWrite(reading: reading, isLarger: true, at: 0)
    }
    #expect(budget.isSpent)
    let moved = Self.key(y: row.distance)
    budget.begin(moved, at: 0)
    #expect(budget.systemInsetForWrite(reading: 20, isLarger: true, at: 0) == row.systemInset)
  }

  @Test(arguments: [(10.4, nil), (10.6, 20)] as [(TimeInterval, CGFloat?)])
  func `half a second without a write ends an exchange`(
    _ row: (time: TimeInterval, systemInset: CGFloat?)
  ) {
    var budget = WriteBudget()
    for reading in [0, 34, 34] as [CGFloat] {
      budget.begin(key, at: 10)
      _ = budget.systemInsetForWrite(reading: reading, isLarger: true, at: 10)
    }
    budget.begin(key, at: row.time)
    let systemInset = budget.systemInsetForWrite(reading: 20, isLarger: true, at: row.time)
    #expect(systemInset == row.systemInset)
  }

  /// Readings, and the system insets used for the writes.
  @Test(
    arguments: [
      // Not less than the second: the second stays.
      ([0, 34, 34, 0], [0, 34, 34, nil]), ([0, 34, 50, 0], [0, 34, 34, nil]),
      // Not less than the first: back to the first.
      ([0, 34, 0, 34], [0, 34, 0, nil]), ([0, 34, 20, 34], [0, 34, 0, nil]),
      ([20, 34, 20, 34], [20, 34, 20, nil]),
      // Less than both: as if UIKit added nothing.
      ([34, 50, 20, 0], [34, 50, 0, nil]),
    ] as [([CGFloat], [CGFloat?])]
  )
  func `two writes follow the value that was read, the third ends the exchange`(
    _ row: (readings: [CGFloat], expected: [CGFloat?])
  ) {
    var budget = WriteBudget()
    #expect(!budget.isSpent)
    let systemInsets = row.readings.map { reading in
      budget.begin(key, at: 0)
      return budget.systemInsetForWrite(reading: reading, isLarger: true, at: 0)
    }
    #expect(systemInsets == row.expected)
    #expect(budget.isSpent)
  }

  /// A budget that three writes have used up, the last of them at 0.2 seconds.
  private func spent() -> WriteBudget {
    var budget = WriteBudget()
    for time in [0, 0.1, 0.2] {
      budget.begin(key, at: time)
      _ = budget.systemInsetForWrite(reading: 0, isLarger: true, at: time)
    }
    return budget
  }

  @Test func `content that is still covered gets one more exchange, after a pause`() {
    var budget = spent()
    func write(at time: TimeInterval) -> CGFloat? {
      budget.begin(key, at: time)
      return budget.systemInsetForWrite(reading: 0, isLarger: true, at: time)
    }
    #expect(!budget.awaitsSecondAttempt)
    #expect(write(at: 0.3) == nil)
    #expect(budget.awaitsSecondAttempt)
    let isEarly = budget.beginSecondAttempt(at: 0.6)
    #expect(!isEarly)
    let isDue = budget.beginSecondAttempt(at: 0.75)
    #expect(isDue)
    // The app reacts to each write. Another exchange would never end.
    #expect((0..<4).map { _ in write(at: 0.75) } == [0, 0, 0, nil])
    let isThird = budget.beginSecondAttempt(at: 2)
    #expect(!isThird)
    // A later change by the app starts a new exchange with another second attempt.
    #expect((0..<4).map { _ in write(at: 2) } == [0, 0, 0, nil])
    let isDueAgain = budget.beginSecondAttempt(at: 3)
    #expect(isDueAgain)
  }

  @Test func `the pause begins with the last write`() {
    var budget = spent()
    budget.begin(key, at: 0.65)
    let fourth = budget.systemInsetForWrite(reading: 0, isLarger: true, at: 0.65)
    #expect(fourth == nil)
    var another = WriteBudget()
    for time in [0, 0.4, 0.7] {
      another.begin(key, at: time)
      _ = another.systemInsetForWrite(reading: 0, isLarger: true, at: time)
    }
    #expect(another.isSpent)
  }

  /// UIKit's inset in the middle of an exchange, and whether it starts another exchange.
  @Test(
    arguments: [(0, false), (34, false), (84, true), (20, true)] as [(CGFloat, Bool)]
  )
  func `what UIKit did not add before gets one more exchange, after a pause`(
    _ row: (reading: CGFloat, isOpen: Bool)
  ) {
    var budget = WriteBudget()
    for reading in [0, 34, row.reading] {
      budget.begin(key, at: 0)
      _ = budget.systemInsetForWrite(reading: reading, isLarger: false, at: 0)
    }
    #expect(budget.awaitsSecondAttempt == row.isOpen)
    // The app takes it away again.
    _ = budget.systemInsetForWrite(reading: 34, isLarger: false, at: 0)
    #expect(!budget.awaitsSecondAttempt)
    _ = budget.systemInsetForWrite(reading: row.reading, isLarger: false, at: 0)
    #expect(budget.awaitsSecondAttempt == row.isOpen)
  }

  @Test func `an inset that is too large stays`() {
    var budget = spent()
    for isLarger in [true, false] {
      let systemInset = budget.systemInsetForWrite(reading: 0, isLarger: isLarger, at: 0.3)
      #expect(systemInset == nil)
    }
    let isDue = budget.beginSecondAttempt(at: 2)
    #expect(!isDue)
  }
}
