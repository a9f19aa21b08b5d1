import CoreGraphics
import Foundation

/// A coordinate space reduced to the transform into its root: the screen for what is in a window,
/// the topmost superview for what is not.
@MainActor
protocol HeadlessCoordinateSpace: UICoordinateSpace {
  /// Maps the space's coordinates to the root's.
  var headlessTransformToRoot: CGAffineTransform { get }
}

extension HeadlessCoordinateSpace {
  /// Returns the transform from this space to another.
  func headlessTransform(to space: any UICoordinateSpace) -> CGAffineTransform {
    HeadlessCounters.current.conversions += 1
    guard let space = space as? any HeadlessCoordinateSpace else { return .identity }
    return headlessTransformToRoot.concatenating(space.headlessTransformToRoot.inverted())
  }
}
