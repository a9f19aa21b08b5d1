import CoreGraphics
import Foundation

/// The view in the window that a presented view is in.
final class HeadlessPresentationContainer: UIView {
  weak var headlessController: UIPresentationController?
  private var keyboardFrameInScreen: CGRect?

  /// The sheet takes notice of the keyboard, which it does later than the clients (behaviour F3).
  func headlessSettle(keyboardFrameInScreen frame: CGRect?) {
    guard frame != keyboardFrameInScreen else { return }
    keyboardFrameInScreen = frame
    setNeedsLayout()
    layoutIfNeeded()
  }

  override func headlessLayoutSubviews() {
    super.headlessLayoutSubviews()
    guard let headlessController, let view = headlessController.presentedView,
      view.superview === self
    else { return }
    view.frame = headlessController.headlessFrame(in: self, keyboardTop: keyboardTop)
  }

  private var keyboardTop: CGFloat? {
    guard let keyboardFrameInScreen, let window else { return nil }
    return convert(keyboardFrameInScreen, from: window.screen.coordinateSpace).minY
  }
}

extension HeadlessKeyboard {
  /// Sheets go where the keyboard leaves them room; only layout tells of it (statements 169, 170).
  func headlessMoveSheets() {
    let frame = isDocked ? frameInScreen : nil
    for window in device.headlessVisibleWindows where window.screen === device.screen {
      for case let container as HeadlessPresentationContainer in window.subviews {
        container.headlessSettle(keyboardFrameInScreen: frame)
      }
    }
  }
}
