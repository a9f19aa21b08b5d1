import CoreGraphics
import Foundation

/// The limit on writes in one exchange with UIKit or the app.
///
/// The system inset may depend on our inset: content that scrolls only because of our adjustment
/// may get a safe area inset, so the adjustment shrinks, and UIKit removes that inset again. Or an
/// app assigns its own inset in every layout pass, and our write triggers one. So an exchange ends
/// after three writes: the first two use the system inset that was read, and the third one chooses
/// a value that keeps the content reachable. A second exchange follows after a pause, if content is
/// still covered, or if UIKit added another inset during the exchange. By then, an app that wrote
/// for another reason has stopped.
struct WriteBudget: Equatable, Sendable {
  /// The values that do not react to a write; when one of them changes, another exchange begins.
  ///
  /// Content size, insets, system inset and safe area are left out, because they may be reactions.
  struct Key: Equatable, Sendable {
    var overlap: KeyboardOverlap
    /// A scroll of an outer view moves the view, which may change its system inset.
    var place: ScreenPlace
    var size: CGSize
    var settings: ScrollSnapshot.Settings

    static func == (lhs: Key, rhs: Key) -> Bool {
      // A place is converted, and its rounding errors depend on the content offset.
      lhs.overlap == rhs.overlap && lhs.place.isClose(to: rhs.place) && lhs.size == rhs.size
        && lhs.settings == rhs.settings
    }
  }

  /// The system insets that were read for the writes so far, in points.
  private enum Phase: Equatable, Sendable {
    case unused
    case once(CGFloat)
    case twice(CGFloat, CGFloat)
    /// All writes are used; `isOpen` if another one would be needed.
    case spent(CGFloat, CGFloat, isOpen: Bool)
  }

  /// The time without a write after which an exchange ends, in seconds.
  ///
  /// UIKit and the app react within a few frames. A later change is not a reaction.
  static let duration: TimeInterval = 0.5

  private var key: Key?
  private var phase = Phase.unused
  private var isSecondAttempt = false
  private var lastWrite: TimeInterval = 0

  /// True when the exchange has used up its writes.
  var isSpent: Bool {
    if case .spent = phase { true } else { false }
  }

  /// True when a second exchange has to follow after a pause.
  var awaitsSecondAttempt: Bool {
    if case .spent(_, _, isOpen: true) = phase { !isSecondAttempt } else { false }
  }

  /// Begins another exchange if the key is different, or after a pause.
  mutating func begin(_ key: Key, at time: TimeInterval) {
    guard self.key != key || isPauseOver(at: time) else { return }
    self.key = key
    phase = .unused
    isSecondAttempt = false
  }

  /// Begins the second exchange if it is due, and returns whether it was.
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
  /// Nil when the budget is used up.
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

  /// Begins another exchange with the next write, after a change of the configuration.
  mutating func reset() {
    key = nil
  }
}
