#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct CustomEditorTests {
  private func add(_ frame: ClosedRange<CGFloat>, line: Int, to scene: Scene) -> LinedEditor {
    let editor = LinedEditor(frame: CaseScreen.row(frame))
    editor.line = line
    scene.scrollView.addSubview(editor)
    scene.settle()
    return editor
  }

  @Test(arguments: OptionMatrix.text)
  func `the caret of an editor without notifications is followed, also in an inner view's space`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let editor = add(300...1500, line: 0, to: scene)
      scene.edit(editor)
      scene.expect(path: [])
      for line in 4...8 {
        editor.line = line
        scene.wait(0.3)
      }
      // The fifth line ends at 400 and the sixth at 420. At the first offset, -91, the last visible
      // point is 417.
      scene.expect(path: [-88, -68, -48, -28])
    }
    Scene.run(Scene.Setup().on(option)) { scene in
      let editor = add(300...1500, line: 10, to: scene)
      let page = UIView(frame: CGRect(x: 0, y: 100, width: 358, height: 1100))
      editor.addSubview(page)
      editor.page = page
      scene.edit(editor)
      // The caret's end is at 300 + 100 + 11 x 20 = 620.
      scene.expect(path: [112])
    }
  }

  /// An input method selects the clause that a user converts, for example in Japanese.
  @Test(arguments: OptionMatrix.text)
  func `the end of a clause under conversion is followed, but not the end of a selection`(
    option: Option
  ) {
    for isConverting in [true, false] {
      Scene.run(Scene.Setup().on(option)) { scene in
        let editor = add(300...1500, line: 0, to: scene)
        editor.isConverting = isConverting
        scene.edit(editor)
        for line in 4...8 {
          (editor.firstSelectedLine, editor.line) = (line - 1, line)
          scene.wait(0.3)
        }
        scene.expect(path: isConverting ? [-88, -68, -48, -28] : [])
      }
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `an editor that measures the lines above its caret later does not bring the caret back`(
    option: Option
  ) {
    Scene.run(Scene.Setup().on(option)) { scene in
      let editor = add(300...1500, line: 10, to: scene)
      scene.edit(editor)
      // The caret's end is at 300 + 11 x 20 = 520.
      scene.expect(path: [12])
      scene.lift(scene.drag(by: -430, from: CGPoint(x: 380, y: 480)))
      let offset = scene.o
      #expect(offset + 91 > 520)
      editor.lineHeight = 22
      scene.wait(1)
      expectEqual(scene.o, to: offset)
    }
  }

  @Test(arguments: [
    nil, CGRect.zero, .null, .infinite, CGRect(x: 0, y: CGFloat.nan, width: 2, height: 20),
    CGRect(x: 0, y: CGFloat.infinity, width: 2, height: 20),
  ])
  func `an editor without a selection or a caret rectangle is revealed whole`(caret: CGRect?) {
    Scene.run { scene in
      let editor = add(500...560, line: 0, to: scene)
      editor.fixedCaret = caret
      editor.hasSelection = caret != nil
      scene.edit(editor)
      scene.expect(path: [52])
      expectEqual(scene.scrollView.headlessWrites.nonFinite, to: 0)
    }
  }
}

/// An editor whose caret is at the start of a line, and that posts no notifications.
private final class LinedEditor: UIView, UITextInput {
  private final class Place: UITextPosition {
    let line: Int

    init(line: Int) {
      self.line = line
      super.init()
    }
  }

  /// A caret, or a clause from its first line to its last.
  private final class Selection: UITextRange {
    private let first: Place
    private let last: Place

    init(_ first: Place, _ last: Place) {
      (self.first, self.last) = (first, last)
      super.init()
    }

    override var start: UITextPosition { first }
    override var end: UITextPosition { last }
    override var isEmpty: Bool { first.line == last.line }
  }

  var line = 0
  /// The first line of a selection, which ends at the caret; nil for a caret.
  var firstSelectedLine: Int?
  /// True if the selection is a clause of marked text, which the user converts.
  var isConverting = false
  var lineHeight: CGFloat = 20
  var hasSelection = true
  var fixedCaret: CGRect?
  var page: UIView?

  override var canBecomeFirstResponder: Bool { true }

  var textInputView: UIView { page ?? self }

  var selectedTextRange: UITextRange? {
    get {
      hasSelection
        ? Selection(Place(line: firstSelectedLine ?? line), Place(line: line)) : nil
    }
    set { line = (newValue?.end as? Place)?.line ?? 0 }
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    let line = (position as? Place)?.line ?? 0
    return fixedCaret
      ?? CGRect(x: 0, y: CGFloat(line) * lineHeight, width: 2, height: lineHeight)
  }

  let hasText = true
  let beginningOfDocument = UITextPosition()
  let endOfDocument = UITextPosition()

  func insertText(_ text: String) {}
  func deleteBackward() {}
  func text(in range: UITextRange) -> String? { nil }
  func replace(_ range: UITextRange, withText text: String) {}
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    ((toPosition as? Place)?.line ?? 0) - ((from as? Place)?.line ?? 0)
  }
  func firstRect(for range: UITextRange) -> CGRect { .null }
  func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { nil }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }

  var markedTextRange: UITextRange? { isConverting ? selectedTextRange : nil }
  var markedTextStyle: [NSAttributedString.Key: Any]?
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: any UITextInputTokenizer { fatalError("Nothing divides its text into units.") }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { nil }
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? { nil }
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? { nil }
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection { .natural }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
}
#endif
