#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct TypingTests {
  private static let lineHeight: CGFloat = 20

  @MainActor private final class GrowingNote {
    let textView: ClaimingTextView
    private let scene: Scene
    private(set) var lines = 1

    init(at y: CGFloat, in scene: Scene) {
      self.scene = scene
      textView = ClaimingTextView.make(
        frame: CGRect(x: 16, y: y, width: 358, height: TypingTests.lineHeight),
        caret: CGRect(x: 5, y: 0, width: 2, height: TypingTests.lineHeight)
      )
      scene.scrollView.addSubview(textView)
      scene.settle()
    }

    func type(lines: Int, caretLine: Int? = nil) {
      self.lines = lines
      let line = caretLine ?? lines - 1
      textView.caret.origin.y = CGFloat(line) * TypingTests.lineHeight
      textView.announceChange()
      // The layout follows the text, as in a self-sizing cell.
      textView.frame.size.height = CGFloat(lines) * TypingTests.lineHeight
      scene.scrollView.contentSize.height = max(1600, textView.frame.maxY)
      scene.settle()
    }
  }

  private func setup(_ option: Option) -> Scene.Setup { Scene.Setup().on(option).withoutScroll }

  /// Runs a note of forty lines that begins at 400, with its end above the keyboard.
  private func runLong(_ option: Option, _ body: (Scene, GrowingNote) -> Void) {
    Scene.run(setup(option)) { scene in
      let note = GrowingNote(at: 400, in: scene)
      scene.focusAndShow(note.textView)
      note.type(lines: 40)
      scene.rest()
      body(scene, note)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a paste moves the content in one step`(option: Option) {
    Scene.run(setup(option)) { scene in
      let note = GrowingNote(at: 400, in: scene)
      scene.edit(note.textView)
      scene.resetCounts()
      note.type(lines: 80)
      // The text's end at 400 + 80 x 20 is at 508.
      scene.expect(path: [1492], offsetWrites: 1)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `deleting lines moves nothing while the caret is visible`(option: Option) {
    runLong(option) { scene, note in
      scene.expect(offset: 692)
      scene.resetCounts()
      for lines in stride(from: 39, through: 25, by: -1) { note.type(lines: lines) }
      scene.expect(path: [])
      // The 20th line begins at 400 + 19 x 20 = 780. 783 is the first visible point.
      note.type(lines: 20)
      scene.expect(path: [689])
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `a reveal for typing during a drag waits until the finger lifts`(option: Option) {
    runLong(option) { scene, note in
      let finger = scene.drag(by: 100, from: CGPoint(x: 200, y: 300))
      let dragged = scene.o
      scene.resetCounts()
      note.type(lines: 40)
      scene.expect(offset: dragged, path: [])
      scene.lift(finger)
      scene.expect(offset: 692, offsetWrites: 1)
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `the caret is kept visible without a keyboard too`(option: Option) {
    Scene.run(setup(option)) { scene in
      let note = GrowingNote(at: 700, in: scene)
      scene.focus(note.textView)
      scene.expect(path: [-90])
      note.type(lines: 10)
      // The line's end at 900 moves to 810, above the home indicator.
      scene.expect(bottom: 0, path: [-90, 90])
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `repeated Returns in a text view keep its caret visible`(option: Option) throws {
    try Scene.run(Scene.Setup().on(option)) { scene in
      let textView = UITextView(frame: CGRect(x: 16, y: 300, width: 358, height: 900))
      textView.isScrollEnabled = false
      textView.text = "One"
      scene.scrollView.addSubview(textView)
      scene.device.keyboard.isAutomatic = true
      textView.takeFocus()
      scene.wait(2)
      scene.resetCounts()
      for _ in 0..<25 {
        let before = scene.o
        textView.insertText("\n")
        scene.wait(1)
        let selection = try #require(textView.selectedTextRange)
        let caret = scene.scrollView.convert(
          textView.caretRect(for: selection.end), from: textView as UIView?
        )
        scene.expectVisible(caret)
        // The content moves only with the text, and no further than the caret needs.
        #expect(scene.o >= before)
        #expect(scene.o <= max(before, caret.maxY - 508) + caret.height)
      }
      scene.expect(path: scene.offsets.sorted(), insetWrites: 0)
    }
  }

  /// From then on, UIKit insets the content by the safe area too, and scrolls to the caret before the
  /// keyboard inset becomes smaller.
  @Test(arguments: OptionMatrix.text)
  func `text that outgrows its view moves once`(option: Option) throws {
    var setup = Scene.Setup().on(option)
    setup.container = .window
    setup.makeScrollView = { UITextView() }
    try Scene.run(setup) { scene in
      let textView = try #require(scene.scrollView as? UITextView)
      textView.font = .systemFont(ofSize: 17)
      textView.text = "line"
      while textView.contentSize.height <= textView.bounds.height - 21 {
        textView.text += "\nline"
        scene.settle()
      }
      scene.device.keyboard.isAutomatic = true
      textView.selectedRange = NSRange(location: (textView.text as NSString).length, length: 0)
      textView.takeFocus()
      scene.wait(2)
      #expect(textView.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 336, right: 0))
      textView.insertText("\n")
      scene.settle()
      scene.expect(bottom: 302)
      expectEqual(textView.headlessPresentationBounds.minY, to: scene.o)
    }
  }

  private final class Growth: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
      let size = CGSize(width: textView.bounds.width, height: .greatestFiniteMagnitude)
      textView.frame.size.height = textView.sizeThatFits(size).height
    }
  }

  /// If UIKit's scroll were treated as the app's, a line would take two movements.
  @Test(
    .bug("https://github.com/NativeScript/NativeScript/pull/6864"),
    arguments: OptionMatrix.text,
    [false, true]
  )
  func `a new line moves the content once`(option: Option, scrollsItself: Bool) {
    var setup = Scene.Setup().on(option)
    setup.configuration.revealPadding = 8
    setup.options.animatesScrollToCaret = true
    if scrollsItself { setup.makeScrollView = { UITextView() } }
    Scene.run(setup) { scene in
      let growth = Growth()
      let textView = scene.scrollView as? UITextView ?? UITextView()
      textView.font = .systemFont(ofSize: 17)
      textView.text = String(repeating: "line\n", count: scrollsItself ? 60 : 6)
      if !scrollsItself {
        textView.frame = CGRect(x: 16, y: 300, width: 358, height: 100)
        textView.isScrollEnabled = false
        textView.delegate = growth
        growth.textViewDidChange(textView)
        scene.scrollView.addSubview(textView)
      }
      scene.settle()
      scene.device.keyboard.isAutomatic = true
      textView.selectedRange = NSRange(location: (textView.text as NSString).length, length: 0)
      textView.takeFocus()
      scene.wait(2)
      for _ in 0..<3 {
        scene.resetCounts()
        let before = scene.o
        textView.insertText("\n")
        scene.wait(1)
        #expect(scene.o > before + 16)
        scene.expect(path: [scene.o])
      }
      withExtendedLifetime(growth) {}
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `an app's scroll for a letter is kept while the caret is visible`(option: Option) {
    Scene.run(setup(option)) { scene in
      let note = GrowingNote(at: 200, in: scene)
      scene.edit(note.textView)
      note.textView.announceChange()
      scene.scrollView.setContentOffset(CGPoint(x: 0, y: 0), animated: true)
      scene.wait(1)
      scene.expect(offset: 0)
    }
  }

  private final class Formatter: NSObject, UITextViewDelegate {
    func textViewDidChange(_ textView: UITextView) {
      let selection = textView.selectedRange
      textView.text = textView.text ?? ""
      textView.selectedRange = selection
    }
  }

  @Test(arguments: OptionMatrix.text)
  func `letters that the app formats do not move the text`(_ option: Option) {
    let screen = UIViewController()
    let textView = UITextView()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      textView.frame = screen.view.bounds
      textView.font = .systemFont(ofSize: 17)
      textView.text = (1...200).map { "Line \($0)" }.joined(separator: "\n")
      screen.view.addSubview(textView)
      stage.coordinator.manage(textView, configuration: .init())
      let formatter = Formatter()
      textView.delegate = formatter
      stage.wait(1)
      let middle = textView.text.utf16.count / 2
      if let place = textView.position(from: textView.beginningOfDocument, offset: middle) {
        textView.contentOffset.y = textView.caretRect(for: place).midY - 150
      }
      stage.wait(1)
      textView.headlessFocus(caretAt: middle)
      stage.wait(1)
      // UIKit scrolls to the end of the assigned text, and back to the caret.
      textView.headlessType("a")
      stage.wait(1)
      let offset = textView.contentOffset.y
      for letter in ["b", "c"] {
        textView.headlessType(letter)
        let offsets = stage.film(1) { textView.headlessPresentationBounds.minY }
        #expect(offsets.allSatisfy { abs($0 - offset) <= 0.5 }, "\(offset): \(offsets.prefix(9))")
      }
      textView.delegate = nil
      withExtendedLifetime(formatter) {}
    }
  }
}
#endif
