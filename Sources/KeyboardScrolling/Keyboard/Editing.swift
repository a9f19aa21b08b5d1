import CoreGraphics

/// The window in which text is edited, or was last edited.
struct Editing: Equatable, Sendable {
  /// True while a text field or text view is first responder.
  let hasResponder: Bool
  /// True if the focus has moved since the last announcement.
  let isNew: Bool
  /// The window's screen; nil if the keyboard may be on any screen.
  let screen: ScreenID?
  let screenBounds: CGRect
  /// The window, in screen space.
  let window: CGRect

  func isRotated(since other: Editing) -> Bool {
    screen == other.screen && screenBounds != other.screenBounds
  }

  func coveredHeight(by keyboard: KeyboardRecord) -> CGFloat {
    let keyboard = KeyboardInWindow(
      keyboard.position(on: screen),
      screen: screenBounds,
      window: window
    )
    guard keyboard.placement == .docked, let endFrame = keyboard.endFrame else { return 0 }
    return screenBounds.maxY - endFrame.minY
  }
}
