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

  /// A picture of the window with the simulated keyboard drawn over it: PNG, or SVG on Linux.
  ///
  /// The keyboard is a rectangle without keys, at its final position. Without a window, the data is
  /// empty.
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
