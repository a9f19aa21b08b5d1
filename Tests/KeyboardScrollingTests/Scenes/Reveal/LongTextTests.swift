#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("A long text", .tags(.scene)) struct LongTextTests {
  private final class CountingTextView: UITextView {
    var caretReads = 0

    override func caretRect(for position: UITextPosition) -> CGRect {
      caretReads += 1
      return super.caretRect(for: position)
    }
  }

  enum Scroll: CaseIterable, Sendable { case finger, app, appAnimated }

  @Test(arguments: Scroll.allCases)
  func `193: no caret is read while the text is scrolled`(scroll: Scroll) throws {
    var setup = Scene.Setup()
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
        for step in 1...60 {
          finger.move(to: CGPoint(x: 200, y: 400 - 3 * CGFloat(step)))
          scene.wait(1.0 / 60)
        }
        try #require(scene.o > 3100)
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
