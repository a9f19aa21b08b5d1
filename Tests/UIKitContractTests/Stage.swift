import Testing
import UIKit

/// A window of a known size and a controller with a known safe area, on any device.
@MainActor final class Stage {
  let window: UIWindow
  let root: UIViewController

  var safeArea: UIEdgeInsets {
    get { root.view.safeAreaInsets }
    set {
      // Additional insets make up for the difference from the device's own safe area.
      let found = root.view.safeAreaInsets
      let additional = root.additionalSafeAreaInsets
      root.additionalSafeAreaInsets = UIEdgeInsets(
        top: additional.top + newValue.top - found.top,
        left: additional.left + newValue.left - found.left,
        bottom: additional.bottom + newValue.bottom - found.bottom,
        right: additional.right + newValue.right - found.right
      )
      window.layoutIfNeeded()
    }
  }

  init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), safeArea: UIEdgeInsets = .iPhone,
    root: UIViewController = UIViewController(), sourceLocation: SourceLocation = #_sourceLocation
  ) {
    window = TestApplication.makeWindow(frame: frame)
    self.root = root
    window.rootViewController = root
    window.isHidden = false
    window.layoutIfNeeded()
    self.safeArea = safeArea
    #expect(
      isClose(self.safeArea, safeArea),
      "The fixture could not give the window the requested safe area.",
      sourceLocation: sourceLocation
    )
  }

  /// Adds a view of ten points a side to the root view, and lays out the window.
  func addView() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    root.view.addSubview(view)
    window.layoutIfNeeded()
    return view
  }

  /// Moves the window so that it ends at the bottom of the screen, like a docked keyboard.
  func moveToBottomOfScreen() {
    let area = safeArea
    window.frame.origin.y = window.screen.bounds.maxY - window.frame.height
    window.layoutIfNeeded()
    safeArea = area
  }
}

extension UIEdgeInsets {
  /// The safe area in fixture P.
  static var iPhone: Self { Self(top: 47, left: 0, bottom: 34, right: 0) }
}

extension CGRect {
  /// The docked keyboard in the statements, in the screen's coordinate space.
  static var keyboard: Self { Self(x: 0, y: 508, width: 390, height: 336) }
}
