import CoreGraphics
import Foundation

/// The part of its way that an animation has made at each part of its time (statement 251).
@_spi(Headless) public enum HeadlessTiming: Equatable, Sendable {
  /// A curve from (0, 0) to (1, 1) with two control points: time is x, and the way is y.
  case bezier(CGPoint, CGPoint)
  /// A spring that is at rest in the beginning.
  ///
  /// Core Animation takes more damping than the critical one for the critical one
  /// (https://github.com/WebKit/WebKit/blob/main/Source/WebCore/platform/graphics/SpringSolver.h).
  case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)

  /// The timing of the animations of a `UIView.AnimationCurve`; of easing in and out for a number that
  /// is not declared.
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

  /// Returns the part of the way that is done.
  ///
  /// - Parameters:
  ///   - seconds: The time since the beginning.
  ///   - duration: The duration of the animation. A curve is as long; a spring does not depend on
  ///     it.
  /// - Returns: 0 to 1.
  func progress(after seconds: TimeInterval, of duration: TimeInterval) -> CGFloat {
    switch self {
    case .bezier(let first, let second):
      Self.progress(at: CGFloat(seconds / duration), first, second)
    case .spring(let mass, let stiffness, _):
      Self.criticallyDampedProgress(after: seconds, mass: mass, stiffness: stiffness)
    }
  }

  private static func progress(at part: CGFloat, _ first: CGPoint, _ second: CGPoint) -> CGFloat {
    // A straight line, without a rounding error.
    if first.x == first.y, second.x == second.y { return part }
    // The curve's time never goes back.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if value(at: middle, first.x, second.x) < part { low = middle } else { high = middle }
    }
    return value(at: (low + high) / 2, first.y, second.y)
  }

  /// A coordinate of a Bézier curve from 0 to 1.
  private static func value(at t: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  private static func criticallyDampedProgress(
    after seconds: TimeInterval,
    mass: CGFloat,
    stiffness: CGFloat
  ) -> CGFloat {
    let angle = (stiffness / mass).squareRoot() * CGFloat(seconds)
    return 1 - (1 + angle) * exp(-angle)
  }
}

// MARK: - The keyboard's

extension HeadlessTiming {
  /// The curve of the keyboard's animations, as a number.
  static let keyboardCurve = 7

  /// The spring on which the keyboard moves (statement 215).
  static let keyboard = HeadlessTiming.spring(mass: 3, stiffness: 1000, damping: 500)

  /// Seconds until an animation on the keyboard's spring is over, whatever the requested duration.
  ///
  /// The last thousandth of the way that the spring leaves is made up at the end
  /// (https://github.com/jaredsinclair/JTSSloppySwiping/issues/2,
  /// https://github.com/flutter-team-archive/engine/pull/37604).
  static let keyboardDuration: TimeInterval = 0.5
}
