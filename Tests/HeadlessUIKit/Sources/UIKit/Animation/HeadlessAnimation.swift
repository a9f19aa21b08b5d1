import CoreGraphics
import Foundation

/// One property of one view on its way to the model value.
@_spi(Headless) public struct HeadlessAnimation: Equatable, Sendable {
  public let key: String
  public let from: HeadlessAnimatedValue
  public let to: HeadlessAnimatedValue
  /// Seconds on the device's clock; infinite before the commit, at which it begins.
  public internal(set) var start: TimeInterval
  /// Seconds between the commit and the beginning.
  let delay: TimeInterval
  /// Seconds until the value on the screen reaches the model's (statement 250).
  public let duration: TimeInterval
  public let timing: HeadlessTiming
  let transaction: Int

  init(
    key: String,
    from: HeadlessAnimatedValue,
    to: HeadlessAnimatedValue,
    start: TimeInterval,
    delay: TimeInterval = 0,
    duration: TimeInterval,
    curve: Int,
    transaction: Int
  ) {
    self.key = key
    self.from = from
    self.to = to
    self.start = start
    self.delay = delay
    self.duration =
      curve == HeadlessTiming.keyboardCurve ? HeadlessTiming.keyboardDuration : duration
    timing = HeadlessTiming(curve: curve)
    self.transaction = transaction
  }

  /// Seconds on the device's clock at which it is over.
  var end: TimeInterval { start + duration }

  /// The part of the way from `from` to `to` that is done at a time on the device's clock.
  func progress(at time: TimeInterval) -> CGFloat {
    guard time > start else { return 0 }
    guard time < end else { return 1 }
    return timing.progress(after: time - start, of: duration)
  }
}
