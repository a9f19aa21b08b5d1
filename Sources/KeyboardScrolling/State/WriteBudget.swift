import CoreGraphics
import Foundation

/// The number of writes that one exchange with UIKit or the app may take.
///
/// What UIKit adds to an inset may depend on the inset: content that scrolls only because of our
/// adjustment may get a safe area, which makes the adjustment smaller, and the safe area goes again.
/// An app may assign its own inset in every layout pass, which our write causes. So an exchange ends
/// after three writes: two follow what was read, the third decides. An app that assigned for another
/// reason has stopped by the time of one more exchange. It follows where content is still covered, and
/// where UIKit adds what it did not add before: another safe area came in the middle of the exchange.
struct WriteBudget: Equatable, Sendable {
  /// What is no answer of UIKit's or the app's: when it changes, another exchange begins.
  ///
  /// Content size, insets, system inset and safe area are left out, because they may be answers.
  struct Key: Equatable, Sendable {
    var overlap: KeyboardOverlap
    /// A view that is moved, by a scroll of the view around it, has another system inset.
    var place: ScreenPlace
    var size: CGSize
    var settings: ScrollSnapshot.Settings

    static func == (lhs: Key, rhs: Key) -> Bool {
      // A place is converted, and its last digits depend on the content offset.
      lhs.overlap == rhs.overlap && lhs.place.isClose(to: rhs.place) && lhs.size == rhs.size
        && lhs.settings == rhs.settings
    }
  }

  /// The system insets that were read for the writes so far, in points.
  private enum Phase: Equatable, Sendable {
    case unused
    case once(CGFloat)
    case twice(CGFloat, CGFloat)
    /// Whether more is to be written after that.
    case spent(CGFloat, CGFloat, isOpen: Bool)
  }

  /// How long an exchange lasts without a write, in seconds.
  ///
  /// Answers come within a few frames. What comes later is another change, not an answer.
  static let duration: TimeInterval = 0.5

  private var key: Key?
  private var phase = Phase.unused
  private var isSecondAttempt = false
  private var lastWrite: TimeInterval = 0

  /// True when the exchange has used up its writes.
  var isSpent: Bool {
    if case .spent = phase { true } else { false }
  }

  /// True when one more exchange is to follow a pause.
  var awaitsSecondAttempt: Bool {
    if case .spent(_, _, isOpen: true) = phase { !isSecondAttempt } else { false }
  }

  /// Begins another exchange for another key, or after a pause.
  mutating func begin(_ key: Key, at time: TimeInterval) {
    guard self.key != key || isPauseOver(at: time) else { return }
    self.key = key
    phase = .unused
    isSecondAttempt = false
  }

  /// Begins the one more exchange, and returns whether it was due.
  mutating func beginSecondAttempt(at time: TimeInterval) -> Bool {
    guard awaitsSecondAttempt, isPauseOver(at: time) else { return false }
    phase = .unused
    isSecondAttempt = true
    lastWrite = time
    return true
  }

  private func isPauseOver(at time: TimeInterval) -> Bool {
    abs(time - lastWrite) > Self.duration
  }

  /// Counts a write in the exchange, and returns the system inset to use for it.
  ///
  /// Nil when nothing is to be written any more.
  mutating func systemInsetForWrite(
    reading: CGFloat,
    isLarger: Bool,
    at time: TimeInterval
  ) -> CGFloat? {
    switch phase {
    case .unused:
      lastWrite = time
      phase = .once(reading)
      return reading
    case .once(let first):
      lastWrite = time
      phase = .twice(first, reading)
      return reading
    case .twice(let first, let second):
      lastWrite = time
      phase = .spent(first, second, isOpen: !isKnown(reading, first, second))
      if reading >= second - CGFloat.insetTolerance { return second }
      if reading >= first - CGFloat.insetTolerance { return first }
      // The content must stay reachable: a gap is better than covered content.
      return 0
    case .spent(let first, let second, _):
      phase = .spent(first, second, isOpen: isLarger || !isKnown(reading, first, second))
      return nil
    }
  }

  private func isKnown(_ reading: CGFloat, _ first: CGFloat, _ second: CGFloat) -> Bool {
    reading.isClose(to: first) || reading.isClose(to: second)
  }

  /// Begins another exchange with the next write: the configuration has changed.
  mutating func reset() {
    key = nil
  }
}
