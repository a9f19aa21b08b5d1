import CoreGraphics
import Foundation

/// A coordinate space reduced to the transform into its root: the screen for a view in a window,
/// the topmost superview for any other.
@MainActor
protocol RootedCoordinateSpace: UICoordinateSpace {
  /// Maps the space's coordinates to the root's.
  var transformToRoot: CGAffineTransform { get }
}

extension RootedCoordinateSpace {
  /// Returns the transform from this space to another.
  func transformation(to space: any UICoordinateSpace) -> CGAffineTransform {
    HeadlessCounters.current.conversions += 1
    guard let space = space as? any RootedCoordinateSpace else { return .identity }
    return transformToRoot.concatenating(space.transformToRoot.inverted())
  }
}
