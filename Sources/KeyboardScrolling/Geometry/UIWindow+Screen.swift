import CoreGraphics
import UIKit

// visionOS has no screen class, and no keyboard ever covers a window there. The library compiles, and
// does nothing.

extension UIWindow {
  /// The coordinate space of the window's screen, in which keyboards report their frames.
  var screenSpace: any UICoordinateSpace {
    #if os(visionOS)
    self
    #else
    screen.coordinateSpace
    #endif
  }

  /// The height of a pixel of the window's screen, in points.
  var pixel: CGFloat {
    #if os(visionOS)
    1 / max(1, traitCollection.displayScale)
    #else
    1 / screen.scale
    #endif
  }

  var screenID: ScreenID {
    #if os(visionOS)
    ScreenID(self)
    #else
    ScreenID(screen)
    #endif
  }
}

extension ScreenID {
  /// The screen that a keyboard notification is posted for; nil if it names none.
  ///
  /// From iOS 16.1 the screen is the notification's object. Before that, and sometimes after, the
  /// object is nil.
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  init?(object: Any?) {
    #if os(visionOS)
    return nil
    #else
    guard let screen = object as? UIScreen else { return nil }
    self.init(screen)
    #endif
  }
}
