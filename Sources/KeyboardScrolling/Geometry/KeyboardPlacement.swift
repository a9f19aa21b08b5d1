import CoreGraphics

extension KeyboardScrollCoordinator {
  /// Where the keyboard comes to rest.
  ///
  /// Only a docked keyboard overlaps; the others leave the content alone, as
  /// `UIKeyboardLayoutGuide` does by default.
  public enum Placement: Equatable, Sendable {
    /// Off the screen, or without extent: hidden, dragged, replaced by a cross-fade.
    case hidden
    /// At the bottom of the screen, or of the window's own strip of it.
    ///
    /// A split keyboard that rests there is docked, and so is the bar that a hardware keyboard
    /// leaves.
    case docked
    /// As wide as the screen and lifted off its bottom edge.
    case undocked
    /// Narrower than the screen and away from its bottom edge.
    case floating
  }
}

extension KeyboardScrollCoordinator.Placement {
  /// Classifies a keyboard by the frame it ends with.
  ///
  /// Edges are compared after rounding: third-party keyboards end a fraction of a point off.
  /// https://github.com/flutter/flutter, `FlutterKeyboardInsetManager`, has the cases this follows.
  ///
  /// - Parameters:
  ///   - endFrame: The keyboard's end frame, in points, in the screen's coordinate space.
  ///   - screen: The screen's bounds, in points.
  ///   - window: The window's frame, in points, in the screen's coordinate space. In Slide Over the
  ///     keyboard ends where the window ends, above the bottom of the screen.
  init(endFrame: CGRect, screen: CGRect, window: CGRect) {
    guard endFrame.isFinite, !endFrame.isEmpty else {
      self = .hidden
      return
    }
    let visible = endFrame.intersection(screen)
    guard !visible.isNull, visible.width.rounded() > 0, visible.height.rounded() > 0 else {
      self = .hidden
      return
    }
    let bottom = endFrame.maxY.rounded()
    let spansWindow = endFrame.minX <= window.minX + 1 && endFrame.maxX >= window.maxX - 1
    if bottom >= screen.maxY.rounded() || (spansWindow && bottom == window.maxY.rounded()) {
      self = .docked
    } else if endFrame.width.rounded() >= screen.width.rounded() {
      self = .undocked
    } else {
      self = .floating
    }
  }
}

extension CGRect {
  /// True when all four numbers are, and it is not the rectangle that stands for everything.
  var isFinite: Bool {
    !isInfinite && origin.x.isFinite && origin.y.isFinite && size.width.isFinite
      && size.height.isFinite
  }
}
