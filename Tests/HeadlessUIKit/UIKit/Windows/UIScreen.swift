// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import CoreGraphics
import Foundation

@MainActor
open class UIScreen: NSObject {
  private var headlessSize: CGSize
  public let scale: CGFloat
  var headlessOrientation = UIInterfaceOrientation.portrait

  init(size: CGSize, scale: CGFloat) {
    headlessSize = size
    self.scale = scale
    super.init()
  }

  public static var main: UIScreen { HeadlessDevice.current.screen }

  /// In the current orientation, as all of the screen's coordinates since iOS 8 (behaviour A1.6).
  open var bounds: CGRect { CGRect(origin: .zero, size: headlessSize) }

  open var coordinateSpace: any UICoordinateSpace { headlessSpace }

  private lazy var headlessSpace = HeadlessScreenSpace(screen: self)

  func headlessTurn(to orientation: UIInterfaceOrientation) {
    let isLandscape = orientation == .landscapeLeft || orientation == .landscapeRight
    let wasLandscape =
      headlessOrientation == .landscapeLeft || headlessOrientation == .landscapeRight
    headlessOrientation = orientation
    guard isLandscape != wasLandscape else { return }
    headlessSize = CGSize(width: headlessSize.height, height: headlessSize.width)
  }
}

/// The coordinate space of a screen, the root of those of its windows.
@MainActor
final class HeadlessScreenSpace: NSObject, HeadlessCoordinateSpace {
  private unowned let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  var bounds: CGRect { screen.bounds }
  var headlessTransformToRoot: CGAffineTransform { .identity }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    point.applying(headlessTransform(to: coordinateSpace))
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    rect.applying(headlessTransform(to: coordinateSpace))
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}
