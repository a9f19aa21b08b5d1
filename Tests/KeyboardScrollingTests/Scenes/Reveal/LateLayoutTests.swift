#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct LateLayoutTests {
  nonisolated static let options = OptionMatrix.withoutScrollOfUIKit(OptionMatrix.geometry)

  private func run<Form: UIScrollView>(
    _ form: @escaping @MainActor () -> Form, _ option: Option, _ body: (Scene, Form) throws -> Void
  ) throws {
    let setup = Scene.Setup().on(option).with { $0.makeScrollView = form }
    try Scene.run(setup) { scene in try body(scene, #require(scene.scrollView as? Form)) }
  }

  private final class HintForm: UIScrollView {
    let field = UITextField()
    var hintHeight: CGFloat { didSet { setNeedsLayout() } }

    init(hintHeight: CGFloat) {
      self.hintHeight = hintHeight
      super.init(frame: .zero)
      addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      field.frame = CGRect(x: 16, y: 500 + hintHeight, width: 358, height: 44)
    }
  }

  @Test(arguments: options, [CGFloat(0), 240, -400])
  func `a hint that opens or closes above a newly focused field causes no detour`(
    option: Option, hintHeight: CGFloat
  ) throws {
    try run({ HintForm(hintHeight: 200) }, option) { scene, form in
      form.field.takeFocus()
      form.hintHeight = hintHeight
      scene.announce(.willShow, Keyboard.iPhone)
      scene.settle()
      scene.rest()
      // The field's end, at 544 plus the hint's height, moves to 508 on the screen. The content
      // does not stop at 236, the offset for the first hint of 200 points.
      let end = 544 + hintHeight - 508
      scene.expectMove(to: max(-91, end))
      scene.expect(bottom: 302, indicator: 302)
    }
  }

  @Test(arguments: options)
  func `a request waits for pending layout`(option: Option) throws {
    try run({ HintForm(hintHeight: -200) }, option) { scene, form in
      scene.edit(form.field)
      scene.expect(path: [])
      form.hintHeight = 100
      scene.coordinator.revealFirstResponder(animated: true)
      scene.settle()
      // The field ends at 500 + 100 + 44 in the content, and at 508 on the screen.
      scene.expect(path: [136])
    }
  }

  /// A form whose field is laid out at the bottom of the visible part, like the footer of a table.
  private final class StickyForm: UIScrollView {
    let field = UITextField()

    override func adjustedContentInsetDidChange() {
      super.adjustedContentInsetDidChange()
      setNeedsLayout()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      if field.superview == nil { addSubview(field) }
      let bottom = bounds.maxY - adjustedContentInset.bottom
      field.frame = CGRect(x: 16, y: bottom - 44, width: 358, height: 44)
    }
  }

  @Test(arguments: options, [CGFloat(-91), 300])
  func `if layout moves the field above the keyboard, the content does not move`(
    option: Option, start: CGFloat
  ) throws {
    try run({ StickyForm() }, option) { scene, form in
      scene.scroll(to: start)
      scene.edit(form.field)
      scene.expectMove(to: start)
      scene.expect(bottom: 302, indicator: 302)
      expectEqual(form.field.frame.maxY, to: start + 508)
    }
  }

  private final class GrowingForm: UIScrollView {
    let textView = ClaimingTextView.make(
      frame: .zero, caret: CGRect(x: 5, y: 0, width: 2, height: 20)
    )
    private var lines = 1

    override func layoutSubviews() {
      super.layoutSubviews()
      if textView.superview == nil { addSubview(textView) }
      textView.frame = CGRect(x: 16, y: 360, width: 358, height: 20 * CGFloat(lines))
      contentSize = CGSize(width: 390, height: textView.frame.maxY + 20)
    }

    func type(lines: Int) {
      self.lines = lines
      setNeedsLayout()
      textView.caret.origin.y = 20 * CGFloat(lines - 1)
      textView.announceChange()
    }
  }

  @Test(arguments: options)
  func `if a text view grows in a turn's layout, its last line is visible`(option: Option) throws {
    try run({ GrowingForm() }, option) { scene, form in
      scene.settle()
      scene.edit(form.textView)
      scene.resetCounts()
      for lines in 2...6 {
        form.type(lines: lines)
        scene.wait(0.5)
      }
      // The third line ends at 420. At the first offset, -91, the last visible point is 417.
      scene.expect(path: [-88, -68, -48, -28], insetWrites: 0)
    }
  }
}
#endif
