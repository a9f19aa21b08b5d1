import Foundation

/// One property of one view on its way to the model value.
@_spi(Headless) public struct HeadlessAnimation: Equatable, Sendable {
  public let key: String
  public let from: HeadlessAnimatedValue
  public let to: HeadlessAnimatedValue
  /// Seconds on the device's clock; infinite before the commit, at which it begins.
  public internal(set) var start: TimeInterval
  /// Seconds between the commit and the beginning.
  var delay: TimeInterval = 0
  public let duration: TimeInterval
  /// The raw value of the curve: 0 to 3 as `UIView.AnimationCurve`, 7 for the keyboard's.
  public let curve: Int
  let transaction: Int

  /// The curve of the keyboard's animations.
  static let keyboardCurve = 7

  /// Seconds on the device's clock at which the value on the screen reaches the model's.
  ///
  /// For the keyboard's curve, the spring decides and not the duration (statement 215).
  var end: TimeInterval {
    start + (curve == Self.keyboardCurve ? KeyboardSpring.duration : duration)
  }

  /// The part of the way from `from` to `to` that is done at a time on the device's clock.
  func progress(at time: TimeInterval) -> CGFloat {
    guard time > start else { return 0 }
    guard time < end else { return 1 }
    if curve == Self.keyboardCurve { return KeyboardSpring.progress(after: time - start) }
    return Self.ease(CGFloat((time - start) / duration), curve: curve)
  }

  /// The four declared curves, as the usual polynomials.
  private static func ease(_ part: CGFloat, curve: Int) -> CGFloat {
    switch curve {
    case 0: part < 0.5 ? 2 * part * part : 1 - 2 * (1 - part) * (1 - part)
    case 1: part * part
    case 3: part
    default: 1 - (1 - part) * (1 - part)
    }
  }
}
