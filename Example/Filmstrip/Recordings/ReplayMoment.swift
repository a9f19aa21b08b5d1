import CoreGraphics
import Foundation
import KeyboardScrollingTesting

struct ReplayMoment: Equatable, Sendable {
  var time: TimeInterval
  /// The size in points, in the orientation of the device.
  var screen: CGSize
  /// The scroll view; nil before the first geometry.
  var geometry: Recording.Geometry?
  var geometryTime: TimeInterval?
  /// The stand-in's drawn keyboard, in the screen's coordinate space.
  var keyboard: CGRect?
  var isDocked: Bool
  /// The final frame of the keyboard, in the screen's coordinate space.
  var restingKeyboard: CGRect?
  /// The entries since the moment before; nil if only time has passed.
  var caption: String?
}
