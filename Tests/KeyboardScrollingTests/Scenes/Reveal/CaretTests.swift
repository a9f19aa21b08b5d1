#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor @Suite("Carets", .tags(.scene)) struct CaretTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.text)

  private func setup(_ option: Option, contentHeight: CGFloat = 1700) -> Scene.Setup {
    var setup = Scene.Setup().on(option)
    setup.contentHeight = contentHeight
    return setup
  }

  private func add(
    _ frame: ClosedRange<CGFloat>, caret: CGRect, to scene: Scene
  ) -> ClaimingTextView {
    let textView = ClaimingTextView.make(frame: CaseScreen.row(frame), caret: caret)
    scene.scrollView.addSubview(textView)
    scene.settle()
    return textView
  }

  @Test(arguments: [HeadlessOptions.CaretAtFocus.settled, .stale], OptionMatrix.text)
  func `after a tap far down in a long text, the tapped line is just above the keyboard`(
    caretAtFocus: HeadlessOptions.CaretAtFocus, option: Option
  ) throws {
    var setup = setup(option, contentHeight: 3000)
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

  @Test func `without a usable caret, a tall view shows its start`() {
    Scene.run(.withoutScrollToFocus) { scene in
      let textView = add(600...1500, caret: .null, to: scene)
      scene.edit(textView)
      scene.expect(path: [509])
    }
  }

  @Test func `a caret is revealed with the padding if both fit`() {
    Scene.run(.withoutScrollToFocus.with { $0.configuration = .init() }) { scene in
      let textView = add(300...1500, caret: ClaimingTextView.caret(600...620), to: scene)
      scene.edit(textView)
      // The caret's end at 920, plus the padding of 8, moves to 508.
      scene.expect(path: [420])
    }
  }
}
#endif
