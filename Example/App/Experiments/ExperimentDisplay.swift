import CoreGraphics
import Foundation
import UIKit

/// The time of an experiment, and the geometry on the screen.
@MainActor
struct ExperimentDisplay {
  typealias Work = @MainActor () -> Void

  /// The present time in seconds, from any beginning.
  let now: @MainActor () -> TimeInterval
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  /// The frame of a view as shown now, even during an animation.
  let frame: @MainActor (UIView) -> CGRect
  /// The bounds of a view as shown now, even during an animation.
  let bounds: @MainActor (UIView) -> CGRect
}
