import CoreGraphics
import Foundation
import UIKit

/// The clock and the presentation values of a device, or of the headless UIKit.
@MainActor
struct ExperimentDisplay {
  typealias Work = @MainActor () -> Void

  let now: @MainActor () -> TimeInterval
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  /// Returns a view's displayed frame, also during an animation.
  let frame: @MainActor (UIView) -> CGRect
  /// Returns a view's displayed bounds, also during an animation.
  let bounds: @MainActor (UIView) -> CGRect
}
