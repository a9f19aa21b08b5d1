import CoreGraphics
import Foundation
import KeyboardScrollingTesting

struct ReplayMoment: Equatable, Sendable {
  var time: TimeInterval
  /// In the orientation of the device.
  var screen: CGSize
  /// Nil before the first geometry.
  var geometry: Recording.Geometry?
  var geometryTime: TimeInterval?
  /// As drawn, in the screen's coordinate space.
  var keyboard: CGRect?
  var isDocked: Bool
  /// At the end, in the screen's coordinate space.
  var restingKeyboard: CGRect?
  /// Nil if only time has passed.
  var caption: String?
}
