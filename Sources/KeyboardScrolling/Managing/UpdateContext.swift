import CoreGraphics
import Foundation

/// The circumstances of a check or an update of a managed view.
struct UpdateContext {
  var keyboard = KeyboardInWindow.unknown
  /// The present time; unused when the keyboard inset is removed.
  var time: TimeInterval = 0
  var timing = AnimationTiming.none
  /// The predicted top of the bar on the screen; nil if it is to be measured.
  var expectedBarTop: CGFloat?
}
