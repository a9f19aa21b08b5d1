import CoreGraphics
import Foundation

/// The limit on writes in one exchange: a series of writes to which UIKit or the app reacts.
///
/// For example, UIKit may add the safe area only because the keyboard inset makes the content
/// scroll. Then the keyboard inset shrinks, and UIKit removes the safe area again. Or the app
/// assigns its inset in the layout pass after each write. Or a table is as high as its content and
/// its insets, and covers more after each write. An exchange has at most three writes, and ends
/// half a second after the last. The third write uses the smaller of the last two readings of
/// UIKit's inset, which gives the larger keyboard inset: a gap is better than covered content.
struct WriteLimit: Equatable, Sendable {
  /// The time without a write after which an exchange ends.
  static let duration: TimeInterval = 0.5
  /// The time within which UIKit or the app reacts to a write, if at all.
  private static let reaction: TimeInterval = 0.05
  /// The delay before a retry of writes that the limit has prevented; a little longer than
  /// ``duration``, because a timer may fire early.
  static let pause: TimeInterval = duration + 0.05

  private var overlap = KeyboardOverlap.none
  private var settings = ScrollSnapshot.Settings()
  private var writes = 0
  private var lastReading: CGFloat = 0
  private var readingBefore: CGFloat = 0
  private var lastWrite: TimeInterval = 0
  /// The height of the view with the inset of the last write, if the view grows with its inset.
  private var heightAfterWrite: CGFloat = 0
  /// True if the limit was reached while content was covered, or UIKit's inset was still changing.
  private var needsRetry = false
  private var isRetry = false
  /// True if a second retry was permitted in this exchange.
  private var isExtended = false

  var isReached: Bool { writes == 3 }

  /// True if a retry has to follow; a retry itself is not repeated.
  var awaitsRetry: Bool { needsRetry && !isRetry }

  /// Begins a retry if one is due, and returns whether it is.
  mutating func beginRetry(at time: TimeInterval) -> Bool {
    guard awaitsRetry, isOver(at: time) else { return false }
    (isRetry, writes, lastWrite) = (true, 0, time)
    return true
  }

  private func isOver(at time: TimeInterval) -> Bool { abs(time - lastWrite) > Self.duration }

  /// Begins a new exchange after a change of values that do not react to a write.
  mutating func begin(
    with overlap: KeyboardOverlap,
    height: CGFloat,
    _ settings: ScrollSnapshot.Settings,
    at time: TimeInterval
  ) {
    if height.isClose(to: heightAfterWrite) { self.overlap = overlap }
    guard !overlap.isClose(to: self.overlap) || settings != self.settings || isOver(at: time)
    else { return }
    (self.overlap, self.settings) = (overlap, settings)
    (writes, needsRetry, isRetry, isExtended) = (0, false, false, false)
  }

  mutating func wrote(_ change: CGFloat, at height: CGFloat) { heightAfterWrite = height + change }

  /// Counts a write, and returns the value to use as UIKit's inset; nil if the limit is reached.
  mutating func countWrite(reading: CGFloat, isLarger: Bool, at time: TimeInterval) -> CGFloat? {
    let isKnown = reading.isClose(to: lastReading) || reading.isClose(to: readingBefore)
    // A write later than any reaction is a new change, not an answer, and permits one more retry:
    // the app may assign an inset with each letter, or the safe area may move in steps. Without this
    // condition, 29 points stay covered after a safe area has grown by 49 points and shrunk again.
    // Permit only one: on a slow main thread, each of the app's answers comes that late.
    if isRetry, !isExtended, time - lastWrite > Self.reaction, !isKnown || (isReached && isLarger) {
      (isRetry, isExtended) = (false, true)
    }
    guard !isReached else {
      needsRetry = needsRetry || isLarger || !isKnown
      return nil
    }
    defer { (readingBefore, lastReading) = (lastReading, reading) }
    writes += 1
    lastWrite = time
    guard isReached else { return reading }
    needsRetry = !isKnown
    return min(lastReading, reading)
  }
}
