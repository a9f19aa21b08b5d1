import CoreGraphics

/// The input of a managed view's snapshot or update.
struct UpdateContext {
  let keyboard: KeyboardInWindow
  let timing: AnimationTiming
  /// The bar's predicted top; nil to measure the bar.
  var predictedBarTop: CGFloat?
}
