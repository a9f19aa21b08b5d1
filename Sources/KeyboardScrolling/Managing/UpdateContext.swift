import CoreGraphics

/// The input of a check or an update of a managed view.
struct UpdateContext {
  var keyboard = KeyboardInWindow.unknown
  var timing = AnimationTiming.none
  /// The bar's predicted top; nil to measure the bar.
  var predictedBarTop: CGFloat?
}
