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
  func `each line is visible when it is typed, and the content moves no further than needed`(
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
        let sight = walk.sight
        #expect(caret.lowerBound >= sight.lowerBound - 0.01, "line \(line)")
        #expect(caret.upperBound <= sight.upperBound + 0.01, "line \(line)")
        // The position that the caret would have if nothing had moved.
        let moved = walk.offset - before
        // The margin below the last line is revealed with the line.
        let margin = notes.bounds.maxY - notes.caretRect(for: notes.endOfDocument).maxY
        let room = padding + margin
        let needed = max(0, caret.upperBound + moved - sight.upperBound)
        #expect(moved >= needed - 0.01, "line \(line)")
        #expect(moved <= (needed > 0 ? needed + room : room) + 0.01, "line \(line)")
      }
      expectEqual(walk.scrollView.headlessWrites.contentInset, to: 0)
      expectEqual(walk.scrollView.headlessWrites.verticalScrollIndicatorInsets, to: 0)
    }
  }
}
