import Foundation

/// One property of one view on its way to the model value.
package struct HeadlessAnimation: Equatable, Sendable {
  package let key: String
  package let from: HeadlessAnimatedValue
  package let to: HeadlessAnimatedValue
  /// Seconds on the device's clock.
  package let start: TimeInterval
  package let duration: TimeInterval
  /// The raw value of the curve: 0 to 3 as `UIView.AnimationCurve`, 7 for the keyboard's.
  package let curve: Int
  let transaction: Int
}
