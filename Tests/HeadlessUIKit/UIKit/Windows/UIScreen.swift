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
    let wasLandscape = headlessOrientation.isLandscape
    headlessOrientation = orientation
    guard orientation.isLandscape != wasLandscape else { return }
    headlessSize = CGSize(width: headlessSize.height, height: headlessSize.width)
  }
}
