import CoreGraphics
import Foundation
import KeyboardScrollingTesting

struct ReplayMoment: Equatable, Sendable {
  var time: TimeInterval
  /// The size in the device's orientation.
  var screen: CGSize
  /// The last geometry; nil before the first one.
  var geometry: Recording.Geometry?
  var geometryTime: TimeInterval?
  /// The keyboard as drawn, in the screen's coordinate space.
  var keyboard: CGRect?
  var isDocked: Bool
  /// At the end of the keyboard's animation, in the screen's coordinate space.
  var restingKeyboard: CGRect?
  /// The caption; nil if only time has passed.
  var caption: String?
}
