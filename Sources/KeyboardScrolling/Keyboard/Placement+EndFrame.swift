import CoreGraphics

extension KeyboardScrollCoordinator.Placement {
  /// Classifies a keyboard by its end frame.
  init(endFrame: CGRect, screen: CGRect, window: @autoclosure () -> CGRect) {
    // Edges are rounded before they are compared, because third-party keyboards may end a fraction
    // of a point off. The cases follow `FlutterKeyboardInsetManager` of
    // https://github.com/flutter/flutter.
    guard endFrame.isFinite, endFrame.intersects(screen, byAtLeast: 0.5) else {
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
  /// Returns an end frame in the screen's coordinate space, also if it is in the window's.
  ///
  /// On iPadOS 26, a text view with an accessory view may report its keyboard in the window's
  /// coordinate space. Such a frame is as wide as the window and ends at its lower edge, while on
  /// the screen it ends at neither edge.
  /// https://github.com/chockenberry/KeyboardAvoider, FB18129544
  func endFrameInScreen(_ screen: CGRect, window: @autoclosure () -> CGRect) -> CGRect {
    guard isFinite, maxY.rounded() < screen.maxY.rounded(), !isEmpty else { return self }
    let window = window()
    guard window.origin != .zero, abs(minX) <= 1, abs(width - window.width) <= 1,
      abs(maxY - window.height) <= 1, maxY.rounded() != window.maxY.rounded()
    else { return self }
    return offsetBy(dx: window.minX, dy: window.minY)
  }
}
