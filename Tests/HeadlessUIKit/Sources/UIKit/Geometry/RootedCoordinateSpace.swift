/// A coordinate space, defined by the transform to its root: to the screen for a view in a window,
/// to the topmost superview for any other view.
@MainActor protocol RootedCoordinateSpace: UICoordinateSpace {
  /// The topmost superview; nil if the root is the screen.
  var rootView: UIView? { get }
  var transformToRoot: CGAffineTransform { get }
}

extension RootedCoordinateSpace {
  func transformation(to space: any UICoordinateSpace) -> CGAffineTransform {
    HeadlessCounters.current.conversions += 1
    guard let space = space as? any RootedCoordinateSpace else { return .identity }
    let root = rootView
    let otherRoot = space.rootView
    guard root !== otherRoot else {
      return transformToRoot.concatenating(space.transformToRoot.inverted())
    }
    // A conversion between two hierarchies includes the frames of both roots (S221).
    return transformToRoot.concatenating(root?.transformToSuperview ?? .identity)
      .concatenating(
        space.transformToRoot.concatenating(otherRoot?.transformToSuperview ?? .identity).inverted()
      )
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(transformation(to: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(transformation(to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
