import CoreGraphics

/// The circumstances of a check or an update of a managed view.
struct UpdateContext {
  var keyboard = KeyboardInWindow.unknown
  var timing = AnimationTiming.none
  /// The predicted top of the bar; nil if the bar is to be measured.
  var predictedBarTop: CGFloat?
}
