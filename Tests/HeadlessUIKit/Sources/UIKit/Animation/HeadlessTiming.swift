/// The timing of an animation (S251).
@_spi(Headless) public enum HeadlessTiming: Equatable, Sendable {
  /// A curve from (0, 0) to (1, 1) with two control points; x is time, y is progress.
  case bezier(CGPoint, CGPoint)
  /// A spring that starts at rest; an overdamped spring moves like a critically damped one (S251).
  case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)

  /// The timing of a `UIView.AnimationCurve` or of the keyboard's curve; other numbers mean ease in
  /// and out.
  init(curve: Int) {
    self =
      switch curve {
      case UIView.AnimationCurve.easeIn.rawValue:
        .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case UIView.AnimationCurve.easeOut.rawValue:
        .bezier(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case UIView.AnimationCurve.linear.rawValue:
        .bezier(CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      case Self.keyboardCurve: .keyboard
      default: .bezier(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      }
  }

  /// Returns the progress, 0 to 1; a spring ignores the duration.
  func progress(after seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .bezier(let first, let second):
      Self.progress(at: CGFloat(seconds / duration), first, second)
    case .spring(let mass, let stiffness, _):
      Self.criticallyDampedProgress(after: seconds, mass: mass, stiffness: stiffness)
    }
  }

  private static func progress(at part: CGFloat, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
    // Avoids rounding errors for a straight line.
    if first.x == first.y, second.x == second.y { return part }
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle, first.x, second.x) < part { low = middle } else { high = middle }
    }
    return value(at: (low + high) / 2, first.y, second.y)
  }

  private static func value(at t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func criticallyDampedProgress(
    after seconds: TimeInterval, mass: CGFloat, stiffness: CGFloat
  ) -> CGFloat {
    let angle = (stiffness / mass).squareRoot() * CGFloat(seconds)
    return 1 - (1 + angle) * exp(-angle)
  }
}

extension HeadlessTiming {
  static let keyboardCurve = 7

  /// The keyboard's spring (S215).
  static let keyboard = HeadlessTiming.spring(mass: 3, stiffness: 1000, damping: 500)

  /// Seconds until the keyboard's spring ends, whatever duration was requested.
  ///
  /// At its end, the animation skips the last thousandth of the distance (S215).
  static let keyboardDuration: TimeInterval = 0.5
}
