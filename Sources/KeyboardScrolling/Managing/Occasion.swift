import CoreGraphics
import Foundation

/// The circumstances of a look at a managed view, or of an update.
struct Occasion {
  var keyboard = KeyboardInWindow.unknown
  /// The present time, in seconds; not used when our part is removed.
  var time: TimeInterval = 0
  var timing = AnimationTiming.none
  /// The top of the bar that is expected, in points, on the screen; nil if it is to be measured.
  var expectedBarTop: CGFloat?
}
