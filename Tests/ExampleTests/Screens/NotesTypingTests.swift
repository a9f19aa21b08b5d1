import CoreGraphics
import ExampleScreens
import KeyboardScrolling
import Testing
@_spi(Headless) import UIKit
import Workshop

@MainActor
@Suite("Example screens: typing notes")
struct NotesTypingTests {
  @Test(arguments: ScreenWalk.typingPlaces)
  func `each typed line is visible, and the content moves no further than necessary`(
    _ place: ShownScreen.Place,
    _ option: ScreenWalk.System
  ) throws {
    let padding = KeyboardScrollCoordinator.Configuration().revealPadding
    try ScreenWalk.run("contact-form", at: place, option) { walk in
      let last = walk.fields.count - 1
      let notes = try #require(walk.fields.focus(at: last) as? UITextView)
      walk.device.clock.advance(by: 1)
      walk.scrollView.headlessWrites = HeadlessScrollWrites()
      for line in 1...40 {
        let before = walk.offset
        for character in "\(line)\n" { notes.insertText(String(character)) }
        walk.device.clock.advance(by: 0.5)
        let caret = walk.extent(of: notes)
        let visibleRange = walk.visibleRange
        #expect(caret.lowerBound >= visibleRange.lowerBound - 0.01, "line \(line)")
        #expect(caret.upperBound <= visibleRange.upperBound + 0.01, "line \(line)")
        let moved = walk.offset - before
        // The coordinator may also reveal the margin below the last line.
        let margin = notes.bounds.maxY - notes.caretRect(for: notes.endOfDocument).maxY
        let extra = padding + margin
        let needed = max(0, caret.upperBound + moved - visibleRange.upperBound)
        #expect(moved >= needed - 0.01, "line \(line)")
        #expect(moved <= needed + extra + 0.01, "line \(line)")
      }
      expectEqual(walk.scrollView.headlessWrites.contentInset, to: 0)
      expectEqual(walk.scrollView.headlessWrites.verticalScrollIndicatorInsets, to: 0)
    }
  }
}
