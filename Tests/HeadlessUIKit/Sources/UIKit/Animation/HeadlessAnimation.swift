@_spi(Headless) public struct HeadlessAnimation: Equatable, Sendable {
  public let key: String
  public let from: HeadlessAnimatedValue
  public let to: HeadlessAnimatedValue
  /// Seconds on the device's clock; infinite before the commit.
  public internal(set) var start: TimeInterval
  /// Seconds from the commit to the start.
  let delay: TimeInterval
  /// Seconds until the screen shows the model's value (S250).
  public let duration: TimeInterval
  public let timing: HeadlessTiming
  let allowsTouches: Bool
  let transaction: Int

  init(
    key: String, from: HeadlessAnimatedValue, to: HeadlessAnimatedValue, start: TimeInterval,
    delay: TimeInterval = 0, duration: TimeInterval, curve: Int, allowsTouches: Bool = true,
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
    self.allowsTouches = allowsTouches
    self.transaction = transaction
  }

  var end: TimeInterval { start + duration }

  func progress(at time: TimeInterval) -> CGFloat {
    guard time > start else { return 0 }
    guard time < end else { return 1 }
    return timing.progress(after: time - start, of: duration)
  }
}
