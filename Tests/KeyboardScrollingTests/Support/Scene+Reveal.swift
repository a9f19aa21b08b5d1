#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

// In most scenes, 417 points are visible, from the navigation bar at 91 to the keyboard at 508.

extension Scene {
  func addView(_ range: ClosedRange<CGFloat>) -> UIView {
    let view = UIView(frame: CaseScreen.row(range))
    scrollView.addSubview(view)
    device.clock.settle()
    return view
  }

  /// Focuses a view and announces the keyboard, without waiting for the transition.
  func focusAndShow(_ view: UIView, _ endFrame: CGRect = Keyboard.iPhone) {
    view.takeFocus()
    show(endFrame)
  }

  /// Ends a show, and waits until nothing moves.
  func rest(_ endFrame: CGRect = Keyboard.iPhone) {
    finish(.didShow, endFrame)
    device.clock.advance(by: 1)
  }

  /// Expects a rectangle of the content between the navigation bar and the keyboard.
  func expectVisible(
    _ rectangle: CGRect, _ comment: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isVisible = o + 91 <= rectangle.minY + 0.001 && o + 508 >= rectangle.maxY - 0.001
    #expect(isVisible, "\(rectangle) at \(o), \(comment)", sourceLocation: sourceLocation)
  }

  func edit(_ view: UIView, _ endFrame: CGRect = Keyboard.iPhone) {
    focusAndShow(view, endFrame)
    rest(endFrame)
  }

  func lift(_ finger: HeadlessFinger) {
    finger.lift()
    device.clock.advance(by: 3)
  }

  /// Touches the content where there are no fields, and drags it down in one instant.
  func drag(by distance: CGFloat, from point: CGPoint = CGPoint(x: 380, y: 300)) -> HeadlessFinger {
    let finger = HeadlessFinger()
    finger.touchDown(at: point)
    finger.move(to: CGPoint(x: point.x, y: point.y + distance / 10))
    finger.move(to: CGPoint(x: point.x, y: point.y + distance))
    return finger
  }

  /// Runs an inverted list that fills the window, with a keyboard that follows a finger.
  static func runInverted(_ option: Option, _ body: (Scene) throws -> Void) rethrows {
    let setup = Setup(container: .window, behavior: .never, contentHeight: 3000).on(option)
    try run(setup) { scene in
      scene.scrollView.transform = CGAffineTransform(scaleX: 1, y: -1)
      scene.scrollView.keyboardDismissMode = .interactive
      scene.device.keyboard.isAutomatic = true
      let field = UITextField(frame: CGRect(x: 16, y: 60, width: 100, height: 44))
      scene.controller.view.addSubview(field)
      scene.focus(field)
      scene.device.clock.advance(by: 1)
      expectEqual(scene.scrollView.contentInset.top, to: 336)
      scene.scroll(to: -336)
      scene.device.clock.advance(by: 1)
      try body(scene)
    }
  }

  /// Adds a text view that does not scroll; both ranges are vertical.
  func addTextView(_ range: ClosedRange<CGFloat>, caret: ClosedRange<CGFloat>) -> ClaimingTextView {
    let textView = ClaimingTextView.make(
      frame: CaseScreen.row(range), caret: ClaimingTextView.caret(caret)
    )
    scrollView.addSubview(textView)
    device.clock.settle()
    return textView
  }
}

/// A custom editor, which posts no notifications.
final class KeyInputView: UIView, UIKeyInput {
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

final class PlainResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
#endif
