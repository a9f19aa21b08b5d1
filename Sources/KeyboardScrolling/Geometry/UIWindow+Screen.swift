import CoreGraphics
import UIKit

extension UIWindow {
  /// The coordinate space of the window's screen, in which keyboards report their frames.
  var screenSpace: any UICoordinateSpace { screen.coordinateSpace }

  var pixel: CGFloat { 1 / screen.scale }

  var screenID: ScreenID { ScreenID(screen) }
}

extension ScreenID {
  /// The screen that a keyboard notification is posted for; nil if it names none.
  ///
  /// From iOS 16.1 the screen is the notification's object. Before that, and sometimes after, the
  /// object is nil.
  /// https://developer.apple.com/documentation/uikit/uiresponder/keyboardwillhidenotification
  init?(object: Any?) {
    guard let screen = object as? UIScreen else { return nil }
    self.init(screen)
  }
}
