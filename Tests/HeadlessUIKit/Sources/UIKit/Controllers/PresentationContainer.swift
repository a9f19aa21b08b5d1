final class PresentationContainer: UIView {
  weak var controller: UIPresentationController?
  private var keyboardFrameInScreen: CGRect?

  var isAboveKeyboard: Bool { keyboardFrameInScreen != nil }

  /// Moves the sheet for the keyboard, after the app has reacted (S169).
  ///
  /// - Parameters:
  ///   - frame: The keyboard's frame in the screen's coordinate space; nil without a keyboard.
  ///   - keyboard: The keyboard whose animation the sheet may follow; nil while the sheet is being
  ///     presented.
  func settle(keyboardFrameInScreen frame: CGRect?, with keyboard: HeadlessKeyboard? = nil) {
    guard frame != keyboardFrameInScreen else { return }
    keyboardFrameInScreen = frame
    setNeedsLayout()
    guard let keyboard, let controller, controller.movesWithKeyboard,
      controller.presentedView?.frame
        != controller.presentedFrame(in: self, keyboardTop: keyboardTop)
    else { return layoutIfNeeded() }
    UIView.animateForSystem(
      withDuration: keyboard.currentDuration, curve: keyboard.curve, animations: layoutIfNeeded
    )
  }

  override func layoutContents() {
    super.layoutContents()
    guard let controller, let view = controller.presentedView,
      view.superview === self
    else { return }
    view.frame = controller.presentedFrame(in: self, keyboardTop: keyboardTop)
  }

  private var keyboardTop: CGFloat? {
    guard let keyboardFrameInScreen, let window else { return nil }
    return convert(keyboardFrameInScreen, from: window.screen.coordinateSpace).minY
  }
}

extension HeadlessKeyboard {
  /// Moves sheets clear of the keyboard; an app notices only the layout (S169, S170).
  func moveSheets() {
    let frame = isDocked ? frameInScreen : nil
    for window in device.visibleWindows where window.screen === device.screen {
      for case let container as PresentationContainer in window.subviews {
        container.settle(keyboardFrameInScreen: frame, with: self)
      }
    }
  }
}
