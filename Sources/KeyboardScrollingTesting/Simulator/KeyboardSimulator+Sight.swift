public import UIKit

extension KeyboardSimulator {
  /// Returns whether a view is visible as a whole.
  ///
  /// For a text view that is first responder, only the caret has to be visible, because a text may
  /// be taller than the screen. A view is not visible if it is hidden, transparent, empty or in no
  /// window. A bar whose background continues behind the keyboard or the home indicator is not
  /// visible as a whole: check a view inside the bar.
  ///
  /// - Parameters:
  ///   - view: Any view of the simulator's window.
  ///   - bars: Views of the app that cover others, such as the bar of a chat above its list.
  /// - Returns: True if all of the view is visible, except for at most half a point.
  public func shows(_ view: UIView, behind bars: [UIView] = []) -> Bool {
    let part = view.editedPart
    let visible = visibleRect(of: view, behind: bars)
    guard visible != .zero, part.height > 0 else { return false }
    return visible.insetBy(dx: -0.5, dy: -0.5).contains(part)
  }

  /// Returns the visible part of a view.
  ///
  /// The docked keyboard at its final position, the window's edges and the given bars cover a view.
  /// Superviews that clip, such as a scroll view, cut the view off at their bounds. At the top and
  /// bottom, superviews cut the view off at their safe areas, because bars and the home indicator
  /// are there. The sides of a safe area, on a phone in landscape, cover nothing.
  ///
  /// - Parameters:
  ///   - view: Any view of the simulator's window.
  ///   - bars: Views of the app that cover others, such as the bar of a chat above its list.
  /// - Returns: The visible part above everything that covers the view, in points, in the view's
  ///   coordinate space; `.zero` if no part is visible.
  public func visibleRect(of view: UIView, behind bars: [UIView] = []) -> CGRect {
    guard let window, view.window === window, view.isVisible else { return .zero }
    var visible = view.convert(view.bounds, to: nil)
    for container in sequence(first: view.superview, next: { $0?.superview }).compactMap(\.self)
    where container.clipsToBounds || container is UIScrollView || container === window {
      var insets = container.safeAreaInsets
      (insets.left, insets.right) = (0, 0)
      let area = container.bounds.inset(by: insets)
      visible = visible.common(with: container.convert(area, to: nil))
    }
    let above = bars.filter { $0.window === window && $0.isVisible && !view.isDescendant(of: $0) }
    for cover in covers + above.map({ $0.convert($0.bounds, to: nil) }) {
      visible = visible.above(cover)
    }
    guard visible.width > 0, visible.height > 0 else { return .zero }
    return view.convert(visible, from: nil)
  }

  private var covers: [CGRect] {
    guard let window else { return [] }
    var system = SimulatedKeyboard(screen: window.screen.bounds)
    system.record(KeyboardEvent(.willShow, endFrame: systemFrame ?? keylessBarFrame))
    return [system.coverInScreen, keyboard.coverInScreen].compactMap(\.self)
      .map { window.convert($0, from: window.screen.coordinateSpace) }
  }
}

extension CGRect {
  /// Returns the part above another rectangle, if that rectangle covers at least one point of the
  /// width.
  fileprivate func above(_ cover: CGRect) -> CGRect {
    let width = Swift.min(maxX, cover.maxX) - Swift.max(minX, cover.minX)
    guard width >= 1, cover.minY < maxY else { return self }
    return CGRect(x: minX, y: minY, width: self.width, height: Swift.max(0, cover.minY - minY))
  }
}

extension UIView {
  fileprivate var isVisible: Bool { sequence(first: self, next: \.superview).allSatisfy(\.isDrawn) }

  /// The bounds; for an edited text view the caret, if it has been laid out.
  var editedPart: CGRect {
    guard let textView = self as? UITextView, textView.isFirstResponder,
      let caret = textView.caretInBounds
    else { return bounds }
    // After a full line, the caret is beyond the side edge; only its height matters here.
    return CGRect(x: bounds.midX, y: caret.minY, width: 0, height: caret.height)
  }
}

extension UITextView {
  /// The rectangle of the caret; nil if it has not been laid out.
  var caretInBounds: CGRect? {
    guard let end = selectedTextRange?.end else { return nil }
    let caret = caretRect(for: end)
    return caret.isFinite && caret.height > 0 ? caret : nil
  }
}
