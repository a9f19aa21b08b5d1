import CoreGraphics
import Foundation

/// The coordinate space of a screen, the root of its windows' spaces.
@MainActor
final class ScreenSpace: NSObject, RootedCoordinateSpace {
  private unowned let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }
  var rootView: UIView? { nil }
  var transformToRoot: CGAffineTransform { .identity }

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
