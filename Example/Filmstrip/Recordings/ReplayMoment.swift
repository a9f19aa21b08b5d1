import CoreGraphics
import Foundation
import KeyboardScrollingTesting

/// A moment of a recording, as it is drawn.
struct ReplayMoment: Equatable, Sendable {
  var time: TimeInterval
  /// In points, as it is held.
  var screen: CGSize
  /// Nil before the first geometry.
  var geometry: Recording.Geometry?
  /// When the geometry was recorded.
  var geometryTime: TimeInterval?
  /// Where the stand-in draws the keyboard; in the screen's coordinate space.
  var keyboard: CGRect?
  var isDocked: Bool
  /// Where the keyboard is going; in the screen's coordinate space.
  var restingKeyboard: CGRect?
  /// What was recorded since the moment before; nil if only time has passed.
  var caption: String?
}
