#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

// The viewport of most scenes: below the navigation bar at 91 and above the keyboard at 508 it is
// 417 points high. A target that ends at y becomes visible at the offset y - 508, one that begins
// at y at y - 91.

extension Scene {
  /// Sets the content offset and resets the counts.
  func scroll(to offset: CGFloat) {
    o = offset
    device.clock.settle()
    resetCounts()
  }

  /// Adds a plain view to the content, by its vertical range in content coordinates.
  func addView(_ range: ClosedRange<CGFloat>) -> UIView {
    let view = UIView(frame: CaseScreen.row(range))
    scrollView.addSubview(view)
    device.clock.settle()
    return view
  }

  /// Focuses a view and announces its keyboard in one turn, like UIKit does for a field.
  func focusAndShow(_ view: UIView, _ endFrame: CGRect = Keyboard.iPhone) {
    #expect(view.becomeFirstResponder())
    show(endFrame)
  }

  /// Waits for the two did-notifications and UIKit's own scroll.
  func rest(_ endFrame: CGRect = Keyboard.iPhone) {
    finish(.didShow, endFrame)
    device.clock.advance(by: 1)
  }

  /// Focuses a view and waits until its keyboard and the content are at rest.
  func edit(_ view: UIView, _ endFrame: CGRect = Keyboard.iPhone) {
    focusAndShow(view, endFrame)
    rest(endFrame)
  }

  /// Lifts a finger and waits until the content is at rest.
  func lift(_ finger: HeadlessFinger) {
    finger.lift()
    device.clock.advance(by: 3)
  }

  /// Expects that nothing has moved, or should have moved, since the counts were reset.
  func expectStill(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(offsets == [], sourceLocation: sourceLocation)
    #expect(offsetWrites == 0, sourceLocation: sourceLocation)
  }

  /// Expects that no inset was written since the counts were reset.
  func expectNoWrites(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(insetWrites == 0, sourceLocation: sourceLocation)
    #expect(indicatorWrites == 0, sourceLocation: sourceLocation)
  }

  /// Expects a move to an offset without overshooting, reversing or a second step by the
  /// coordinator.
  ///
  /// UIKit's own scroll to the focus covers part of the distance in small steps. Without it, the
  /// content moves in one step.
  func expectMove(
    from start: CGFloat,
    to end: CGFloat,
    writes: Int = 1,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(abs(o - end) < 0.001, comment, sourceLocation: sourceLocation)
    let isForward = end >= start
    var last = start
    for offset in offsets {
      let isOnTheWay = isForward ? (last...max(last, end)).contains(offset) : offset <= last
      let isShortOfIt = isForward ? offset <= end + 0.001 : offset >= end - 0.001
      #expect(
        isOnTheWay && isShortOfIt,
        "from \(start) to \(end) by way of \(offsets)",
        sourceLocation: sourceLocation
      )
      guard isOnTheWay, isShortOfIt else { return }
      last = offset
    }
    #expect(
      offsetWrites <= writes,
      "\(offsetWrites) writes: \(offsets)",
      sourceLocation: sourceLocation
    )
    guard !device.options.scrollsToFirstResponder else { return }
    #expect(offsets == (start == end ? [] : [end]), comment, sourceLocation: sourceLocation)
  }

  /// Touches the content and drags it in one instant.
  ///
  /// - Parameters:
  ///   - distance: In points, downwards.
  ///   - point: Where the finger touches, in the window's coordinate space; beside most fields.
  /// - Returns: The finger, which has not lifted.
  func drag(by distance: CGFloat, from point: CGPoint = CGPoint(x: 380, y: 300)) -> HeadlessFinger {
    let finger = HeadlessFinger()
    finger.touchDown(at: point)
    finger.move(to: CGPoint(x: point.x, y: point.y + distance / 10))
    finger.move(to: CGPoint(x: point.x, y: point.y + distance))
    return finger
  }

  /// Runs an inverted list that fills the window, at its newest row, with the keyboard of a field
  /// over it; the keyboard follows a finger.
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
      #expect(scene.scrollView.contentInset.top == 336)
      scene.scroll(to: -336)
      scene.device.clock.advance(by: 1)
      try body(scene)
    }
  }

  /// Adds a text view with a caret at a given place to the content.
  ///
  /// - Parameters:
  ///   - range: Its vertical range, in content coordinates.
  ///   - caret: The caret's, in the text view's.
  /// - Returns: The text view, which does not scroll inside.
  func addTextView(_ range: ClosedRange<CGFloat>, caret: ClosedRange<CGFloat>) -> CaretTextView {
    let textView = CaretTextView.make(
      frame: CaseScreen.row(range),
      caret: CGRect(
        x: 5,
        y: caret.lowerBound,
        width: 2,
        height: caret.upperBound - caret.lowerBound
      )
    )
    scrollView.addSubview(textView)
    device.clock.settle()
    return textView
  }

  /// Expects the insets of the keyboard of an iPhone 14.
  func expectInsets(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(b == 302, sourceLocation: sourceLocation)
    #expect(i == 302, sourceLocation: sourceLocation)
  }
}

final class CaretTextView: UITextView {
  static func make(frame: CGRect, caret: CGRect) -> CaretTextView {
    let textView = CaretTextView(frame: frame)
    // Letters around the caret.
    textView.text = String(repeating: "i", count: 20)
    textView.caret = caret
    textView.isScrollEnabled = false
    return textView
  }

  /// In the text view's coordinate space; a caret at another place is between other letters.
  var caret: CGRect {
    get { headlessCaretRectOverride ?? .null }
    set {
      headlessCaretRectOverride = newValue
      selectedRange = NSRange(location: (selectedRange.location + 1) % 20, length: 0)
    }
  }

  /// Posts a text change like typing does, without changing the text.
  func announceChange() {
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }
}

final class PlainResponderView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
#endif
