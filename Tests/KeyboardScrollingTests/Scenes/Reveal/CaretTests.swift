#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CaretTests {
  @Test(arguments: [HeadlessOptions.CaretAtFocus.settled, .stale], OptionMatrix.text)
  func `after a tap far down in a long text, the tapped line is just above the keyboard`(
    caretAtFocus: HeadlessOptions.CaretAtFocus, option: Option
  ) throws {
    var setup = Scene.Setup(contentHeight: 3000).on(option)
    setup.options.caretAtFocus = caretAtFocus
    try Scene.run(setup) { scene in
      let textView = UITextView(frame: CGRect(x: 16, y: 0, width: 358, height: 3000))
      textView.isScrollEnabled = false
      textView.text = (0..<150).map { "Line \($0)" }.joined(separator: "\n")
      textView.selectedRange = NSRange(location: 0, length: 0)
      scene.scrollView.addSubview(textView)
      scene.scroll(to: 600)
      scene.device.keyboard.isAutomatic = true
      // The tapped line is in the lower half of the screen, which the keyboard will cover.
      let place = try #require(textView.closestPosition(to: CGPoint(x: 100, y: 600 + 700)))
      let caret = textView.caretRect(for: place)
      let offset = textView.offset(from: textView.beginningOfDocument, to: place)
      #expect(textView.headlessFocus(caretAt: offset))
      scene.wait(3)
      #expect(abs(scene.o - (caret.maxY - 508)) < caret.height)
      #expect(scene.o + 508 >= caret.maxY - 0.001)
      scene.expect(bottom: 302, indicator: 302)
    }
  }

  @Test
  func `a caret is revealed with the padding, and without a caret, a tall view shows its start`() {
    Scene.run(.withoutScrollToFocus.with { $0.configuration = .init() }) { scene in
      scene.edit(scene.addTextView(300...1500, caret: 600...620))
      // The caret's end at 920, plus the padding of 8, moves to 508.
      scene.expect(path: [420])
    }
    Scene.run(.withoutScrollToFocus) { scene in
      let textView = scene.addTextView(600...1500, caret: 0...20)
      textView.caret = .null
      scene.edit(textView)
      scene.expect(path: [509])
    }
  }

  private final class CountingTextView: UITextView {
    var caretReads = 0
    var animatedCaretReads = 0

    override func caretRect(for position: UITextPosition) -> CGRect {
      caretReads += 1
      if UIView.areAnimationsEnabled, UIView.inheritedAnimationDuration > 0 {
        animatedCaretReads += 1
      }
      return super.caretRect(for: position)
    }
  }

  /// Reading the caret may lay out lines, which would then move to their places.
  @Test func `the caret is not read in the keyboard's animation block`() {
    Scene.run(.withoutScrollToFocus.with { $0.configuration.keepsDistanceToEnd = true }) { scene in
      let textView = CountingTextView(frame: CGRect(x: 16, y: 300, width: 358, height: 700))
      textView.isScrollEnabled = false
      textView.text = "Line"
      scene.scrollView.addSubview(textView)
      scene.scroll(to: scene.end)
      scene.edit(textView)
      #expect(textView.caretReads > 0)
      expectEqual(textView.animatedCaretReads, to: 0)
    }
  }

  enum Scroll: CaseIterable, Sendable { case finger, app, appAnimated }

  /// UIKit may estimate the height of text that has not been visible (statement 291), as a fraction
  /// of its height.
  @Test(
    arguments: [(.finger, 1), (.finger, 0.8), (.app, 1), (.appAnimated, 1)] as [(Scroll, CGFloat)])
  func `193: no caret is read while the text is scrolled`(
    _ scroll: Scroll, estimate: CGFloat
  ) throws {
    var setup = Scene.Setup()
    setup.options.textHeightBelow = estimate
    setup.options.scrollsToSelection = false
    setup.makeScrollView = { CountingTextView(frame: .zero) }
    try Scene.run(setup) { scene in
      let text = try #require(scene.scrollView as? CountingTextView)
      text.text = String(repeating: "A line of text\n", count: 500)
      text.selectedRange = NSRange(location: 20, length: 0)
      scene.settle()
      scene.edit(text)
      scene.scroll(to: 3000)
      text.caretReads = 0
      switch scroll {
      case .finger:
        let finger = HeadlessFinger()
        finger.touchDown(at: CGPoint(x: 200, y: 440))
        finger.move(to: CGPoint(x: 200, y: 400))
        scene.settle()
        // `CaseJudge` has read carets before the drag.
        text.caretReads = 0
        let height = text.contentSize.height
        for step in 1...60 {
          finger.move(to: CGPoint(x: 200, y: 400 - 3 * CGFloat(step)))
          scene.wait(1.0 / 60)
        }
        try #require(scene.o > 3100 && (text.contentSize.height > height) == (estimate < 1))
        expectEqual(text.caretReads, to: 0)
        finger.lift()
      case .app:
        for _ in 1...60 {
          text.contentOffset.y += 10
          scene.wait(1.0 / 60)
        }
        expectEqual(text.caretReads, to: 0)
      case .appAnimated:
        text.setContentOffset(CGPoint(x: 0, y: 5000), animated: true)
        scene.wait(0.29)
        try #require(scene.o > 4000)
        expectEqual(text.caretReads, to: 0)
      }
      scene.wait(1)
      text.selectedRange = NSRange(location: 4000, length: 0)
      scene.wait(1)
      #expect(text.caretReads > 0)
    }
  }
}
#endif
