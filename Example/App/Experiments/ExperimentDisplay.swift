import CoreGraphics
import Foundation
import UIKit

@MainActor
struct ExperimentDisplay {
  typealias Work = @MainActor () -> Void

  /// The seconds since an arbitrary moment.
  let now: @MainActor () -> TimeInterval
  let after: @MainActor (TimeInterval, @escaping Work) -> Void
  /// The frame as shown now, even during an animation.
  let frame: @MainActor (UIView) -> CGRect
  /// The bounds as shown now, even during an animation.
  let bounds: @MainActor (UIView) -> CGRect
}
