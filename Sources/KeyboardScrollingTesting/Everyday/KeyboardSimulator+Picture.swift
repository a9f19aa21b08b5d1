public import Foundation

#if os(Linux)
@_spi(Headless) import UIKit
#else
import UIKit
#endif

extension KeyboardSimulator {
  #if os(Linux)
  nonisolated static let pictureExtension = "svg"
  #else
  nonisolated static let pictureExtension = "png"
  #endif

  /// The window as it is now, with the simulated keyboard drawn over it: PNG, or SVG on Linux.
  ///
  /// It has no keys: a rectangle is where the keyboard will be when it has moved. Empty without a window.
  public var picture: Data {
    var data = Data()
    clock.perform {
      guard let window else { return }
      let frame = frameInScreen.map { window.convert($0, from: window.screen.coordinateSpace) }
      data = window.picture(with: frame)
    }
    return data
  }
}

extension UIWindow {
  #if os(Linux)
  fileprivate func picture(with keyboard: CGRect?) -> Data { headlessPicture(with: keyboard) }
  #else
  /// Renders the window, and a keyboard over it that has a frame in its coordinate space.
  fileprivate func picture(with keyboard: CGRect?) -> Data {
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      drawHierarchy(in: bounds, afterScreenUpdates: false)
      UIColor.lightGray.setFill()
      if let keyboard { context.fill(keyboard) }
    }
    return image.pngData() ?? Data()
  }
  #endif
}
