import CoreGraphics
import Foundation
import KeyboardScrollingTesting

struct ReplayMoment: Equatable, Sendable {
  var time: TimeInterval
  var screen: CGSize
  /// The last recorded geometry; nil before the first one.
  var geometry: Recording.Geometry?
  var geometryTime: TimeInterval?
  /// The displayed frame of the headless keyboard, in the screen's coordinate space.
  var keyboard: CGRect?
  var isDocked: Bool
  /// The frame of the headless keyboard at the end of its animation, in the screen's coordinate
  /// space.
  var restingKeyboard: CGRect?
  /// The caption; nil for a moment without an entry of the recording.
  var caption: String?
}
