import CoreGraphics

/// The input of a managed view's check or update.
struct UpdateContext {
  var keyboard = KeyboardInWindow.unknown
  var timing = AnimationTiming.none
  /// The bar's predicted top; nil to measure the bar.
  var predictedBarTop: CGFloat?
}
