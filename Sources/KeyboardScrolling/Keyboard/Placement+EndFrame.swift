import CoreGraphics

extension KeyboardScrollCoordinator.Placement {
  init(endFrame: CGRect, screen: CGRect, window: @autoclosure () -> CGRect) {
    // Edges are rounded, because third-party keyboards may end a fraction of a point away from the
    // screen's edge. The cases follow `FlutterKeyboardInsetManager` of
    // https://github.com/flutter/flutter.
    guard endFrame.isFinite, endFrame.intersects(screen, byAtLeast: 0.5),
      !endFrame.isOnOtherDisplay(than: screen, window: window())
    else {
      self = .hidden
      return
    }
    let bottom = endFrame.maxY.rounded()
    if bottom >= screen.maxY.rounded() || Self.ends(endFrame, with: window()) {
      self = .docked
    } else if endFrame.width.rounded() >= screen.width.rounded() {
      self = .undocked
    } else {
      self = .floating
    }
  }

  private static func ends(_ endFrame: CGRect, with window: CGRect) -> Bool {
    endFrame.minX <= window.minX + 1 && endFrame.maxX >= window.maxX - 1
      && endFrame.maxY.rounded() == window.maxY.rounded()
  }
}

extension CGRect {
  /// Returns whether the end frame is for the display that does not show the window, on a foldable
  /// device.
  ///
  /// When the user opens or closes an iPhone Duo while editing, the window moves to the other
  /// display before or after UIKit announces the keyboard on that display. In between, the end
  /// frame begins at the left edge of the window's screen. The frame is wider than that screen, or
  /// it is narrower and ends below that screen. The window itself is inside its screen.
  fileprivate func isOnOtherDisplay(than screen: CGRect, window: @autoclosure () -> CGRect) -> Bool
  {
    let isLower = maxY.rounded() > screen.maxY.rounded()
    // A frame from before an iPad's rotation also ends below the screen, but is as wide as the
    // screen is now high.
    let isRotated = abs(width - screen.height) <= 1
    return abs(minX - screen.minX) <= 1 && minY > screen.minY
      && (width > screen.width + 1 || isLower && width < screen.width - 1)
      && !(isLower && isRotated)
      && screen.insetBy(dx: -1, dy: -1).contains(window())
  }

  /// Returns the end frame; a docked keyboard's frame that does not span the window is moved
  /// sideways over it.
  ///
  /// In a phone's Split View, both windows, converted to screen space, begin at the left edge of
  /// the screen, but UIKit may announce the keyboard for the right half.
  func moved(over window: @autoclosure () -> CGRect, on screen: CGRect) -> CGRect {
    guard maxY.rounded() == screen.maxY.rounded(), !isEmpty,
      abs(minX - screen.minX) > 1 || abs(width - screen.width) > 1
    else { return self }
    let window = window()
    let isMissed = minX > window.minX + 1 || maxX < window.maxX - 1
    return isMissed && width >= window.width - 1 ? offsetBy(dx: window.minX - minX, dy: 0) : self
  }

  /// Returns the end frame in screen space, even if UIKit reported the frame in window space.
  ///
  /// On iPadOS 26, UIKit may report the end frame in window coordinates if the edited text view has
  /// an accessory view. Such a frame is either as wide as the screen, and begins left of it, or as
  /// wide as the window, and ends at the window's lower edge. Read in screen space, the latter frame
  /// would end neither at the window's lower edge nor at the screen's.
  /// https://github.com/chockenberry/KeyboardAvoider, FB18129544
  func endFrameInScreen(_ screen: CGRect, window: @autoclosure () -> CGRect) -> CGRect {
    let isLeftOfScreen = minX < screen.minX - 1
    guard isFinite, isLeftOfScreen || maxY.rounded() < screen.maxY.rounded(), !isEmpty
    else { return self }
    let window = window()
    let converted = offsetBy(dx: window.minX, dy: window.minY)
    let spansScreen = abs(converted.minX - screen.minX) <= 1 && abs(width - screen.width) <= 1
    let isDockedInWindow =
      window.origin != .zero && abs(minX) <= 1 && abs(width - window.width) <= 1
      && abs(maxY - window.height) <= 1 && maxY.rounded() != window.maxY.rounded()
    return isLeftOfScreen && spansScreen || isDockedInWindow ? converted : self
  }
}
