import CoreGraphics
import Foundation

/// The critically damped spring on which the keyboard moves (statement 215).
enum KeyboardSpring {
  /// Seconds until the layer's animation is over.
  ///
  /// It is 0.5 whatever duration was asked for (https://github.com/jaredsinclair/JTSSloppySwiping/issues/2,
  /// https://github.com/flutter-team-archive/engine/pull/37604). The last thousandth of the way
  /// that the spring leaves is made up at the end.
  static let duration: TimeInterval = 0.5

  /// Stiffness 1000 and mass 3, in radians per second.
  private static let angularFrequency = (1000.0 / 3).squareRoot()

  static func progress(after seconds: TimeInterval) -> CGFloat {
    let angle = angularFrequency * seconds
    return CGFloat(1 - (1 + angle) * exp(-angle))
  }
}
