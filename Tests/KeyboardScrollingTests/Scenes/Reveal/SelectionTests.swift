#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// Carets that move without typing.
///
/// UIKit posts no notification for such a move, and only the app may set the text view's delegate.
/// So the coordinator reads the caret itself.
@MainActor struct SelectionTests {
  private func setup(_ option: Option) -> Scene.Setup {
    Scene.Setup().on(option).withoutScroll.with {
      $0.options.scrollsToSelection = false
      $0.contentHeight = 2500
    }
  }

  private func addNote(to scene: Scene) -> UITextView {
    let note = UITextView(frame: CGRect(x: 16, y: 100, width: 358, height: 2300))
    note.isScrollEnabled = false
    note.text = (0..<100).map { "Line \($0)" }.joined(separator: "\n")
    note.selectedRange = NSRange(location: 0, length: 0)
    scene.scrollView.addSubview(note)
    scene.settle()
    return note
  }

  private func makeNote(in scene: Scene) -> UITextView {
    let note = addNote(to: scene)
    scene.edit(note)
    scene.resetCounts()
    return note
  }

  /// Moves the caret as an arrow key does: UIKit sets the selection
  /// (https://github.com/simonbs/Runestone/pull/90).
  private func moveCaret(of note: UITextView, toLine line: Int) {
    let location = (0..<line).reduce(0) { $0 + "Line \($1)\n".count }
    note.selectedRange = NSRange(location: location, length: 0)
  }

  private func caret(of note: UITextView, in scene: Scene) throws -> CGRect {
    let selection = try #require(note.selectedTextRange)
    return scene.scrollView.convert(note.caretRect(for: selection.end), from: note as UIView?)
  }

  @Test(arguments: OptionMatrix.text)
  func `the caret is visible after each arrow key`(option: Option) throws {
    var setup = setup(option)
    setup.options.scrollsToFirstResponder = option.options.scrollsToFirstResponder
    setup.options.scrollsToSelection = option.options.scrollsToSelection
    try Scene.run(setup) { scene in
      let note = makeNote(in: scene)
      for line in [40, 41, 42, 60, 59, 58, 10, 0, 99] {
        let before = scene.o
        moveCaret(of: note, toLine: line)
        scene.wait(0.3)
        let caret = try caret(of: note, in: scene)
        scene.expectVisible(caret, "line \(line)")
        // The content moves in one direction, and no further than the caret needs.
        let needed = min(max(before, caret.maxY - 508), caret.minY - 91)
        scene.expect(offset: needed, "line \(line)")
      }
      // The coordinator does not repeat UIKit's scroll.
      let isScrolledByUIKit = setup.options.scrollsToSelection
      expectEqual(scene.offsetWrites == 0, to: isScrolledByUIKit)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `selecting all moves nothing, and typing over it reveals the caret`(option: Option) throws {
    try Scene.run(setup(option)) { scene in
      let note = makeNote(in: scene)
      scene.scroll(to: 600)
      note.selectedRange = NSRange(location: 0, length: (note.text ?? "").count)
      scene.wait(0.5)
      scene.expect(path: [])
      // The command Bold and Writing Tools change the selected text.
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: note)
      scene.wait(0.5)
      scene.expect(path: [])
      note.insertText("A")
      scene.wait(0.5)
      let caret = try caret(of: note, in: scene)
      scene.expect(offset: caret.minY - 91)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a caret that moves is shown, even if it was scrolled away, or after a drag`(
    option: Option
  ) throws {
    try Scene.run(setup(option)) { scene in
      let note = makeNote(in: scene)
      scene.scroll(to: 900)
      scene.wait(5)
      scene.expect(path: [])
      moveCaret(of: note, toLine: 1)
      scene.wait(0.3)
      let caret = try caret(of: note, in: scene)
      scene.expect(offset: caret.minY - 91)
    }
    try Scene.run(setup(option)) { scene in
      let note = makeNote(in: scene)
      let finger = scene.drag(by: -50)
      moveCaret(of: note, toLine: 70)
      scene.resetCounts()
      scene.wait(0.5)
      scene.expectStill()
      scene.lift(finger)
      let caret = try caret(of: note, in: scene)
      scene.expect(offset: caret.maxY - 508, offsetWrites: 1)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `after a reveal during a selection, the caret is followed again`(option: Option) throws {
    try Scene.run(setup(option)) { scene in
      scene.edit(scene.addField(20...64))
      let note = addNote(to: scene)
      note.selectedRange = NSRange(location: 0, length: 4)
      scene.edit(note)
      moveCaret(of: note, toLine: 1)
      scene.wait(0.5)
      moveCaret(of: note, toLine: 60)
      scene.wait(0.5)
      scene.expectVisible(try caret(of: note, in: scene))
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a caret that moves because lines wrap differently stays visible`(option: Option) throws {
    try Scene.run(setup(option)) { scene in
      let note = makeNote(in: scene)
      note.text = String(repeating: "word ", count: 300)
      scene.wait(0.5)
      let before = try caret(of: note, in: scene)
      // The text view becomes half as wide, as next to a new picture.
      note.frame.size.width = 179
      scene.wait(0.5)
      let caret = try caret(of: note, in: scene)
      #expect(caret.minY > before.maxY)
      scene.expectVisible(caret)
    }
  }

  @Test(arguments: [HeadlessOptions.CaretAtFocus.settled, .stale], OptionMatrix.text)
  func `a caret that UIKit places late is revealed`(
    caretAtFocus: HeadlessOptions.CaretAtFocus, option: Option
  ) throws {
    var setup = setup(option)
    setup.options.caretAtFocus = caretAtFocus
    try Scene.run(setup) { scene in
      scene.edit(scene.addField(20...64))
      let note = addNote(to: scene)
      // The focus moves to the tapped line, with the same keyboard and without a notification.
      #expect(note.headlessFocus(caretAt: 500))
      scene.wait(1)
      let caret = try caret(of: note, in: scene)
      expectEqual(note.selectedRange, to: NSRange(location: 500, length: 0))
      scene.expect(offset: caret.maxY - 508, path: scene.offsets.sorted())
    }
  }

  @Test func `with reveals disabled, a caret that moves is not revealed`() {
    let setup = setup(OptionMatrix.plain).with { $0.configuration.revealsFirstResponder = false }
    Scene.run(setup) { scene in
      let note = makeNote(in: scene)
      moveCaret(of: note, toLine: 90)
      scene.wait(1)
      scene.expect(path: [])
    }
  }

  @Test func `without a keyboard, turns are observed until the reveal has run`() {
    Scene.run(Scene.Setup().with { $0.contentHeight = 2500 }) { scene in
      let note = makeNote(in: scene)
      note.resignFirstResponder()
      scene.hide()
      expectEqual(scene.device.clock.observerCount, to: 0)
      note.takeFocus()
      expectEqual(scene.device.clock.observerCount, to: 1)
      scene.settle()
      expectEqual(scene.device.clock.observerCount, to: 0)
    }
  }
}
#endif
