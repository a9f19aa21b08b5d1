import Foundation
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import filmstrip

@MainActor
struct RecipePictureTests {
  private func picture(of recipe: Recipe) throws -> RecipePicture {
    RecipePicture(try #require(RecipeScript.all.first { $0.recipe == recipe }))
  }

  @Test(arguments: Recipe.allCases)
  func `a picture begins at rest, and ends with a field above the keys`(_ recipe: Recipe) throws {
    let frames = try picture(of: recipe).frames
    #expect(frames.count == 2)
    #expect(frames[0].sample.keyboard == nil && frames[0].sample.firstResponder == nil)
    for sample in frames.dropFirst().map(\.sample) {
      let keyboard = try #require(sample.keyboard)
      let field = try #require(sample.firstResponder)
      // A text view may continue below the keyboard, as long as its caret does not.
      let seen = (field.isTextView ? sample.focus : nil) ?? field.frame
      #expect(seen.maxY <= keyboard.minY)
      #expect(seen.minY >= sample.statusArea)
      #expect(sample.focusAboveKeys?.isGood == true)
    }
  }

  @Test(arguments: Recipe.allCases)
  func `each visible row has a text`(_ recipe: Recipe) throws {
    for sample in try picture(of: recipe).frames.map(\.sample) {
      let rows = sample.elements.filter { $0.kind == .row }
      let texts = sample.elements.filter {
        $0.kind != .row && !$0.text.isEmpty && !$0.frame.isEmpty
      }
      #expect(rows.isEmpty == ![.table, .chat, .search].contains(recipe))
      for row in rows {
        // The middle, because the union of fractions may be slightly taller than the frame.
        let middles = texts.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
        #expect(middles.contains(where: row.frame.contains), "\(row.frame)")
      }
    }
  }

  @Test func `the button of a form is above the keys too`() throws {
    for recipe in [Recipe.login, .checkout] {
      let sample = try #require(picture(of: recipe).frames.last).sample
      let button = try #require(sample.elements.first { $0.kind == .button })
      #expect(button.frame.maxY <= sample.keyboard?.minY ?? 0, "\(recipe)")
    }
  }

  @Test func `the text view of the settings grows, and the form moves up`() throws {
    let frames = try picture(of: .settings).frames.map(\.sample)
    let heights = frames.map { $0.elements.first(where: \.isTextView)?.frame.height ?? 0 }
    #expect(heights[0] == 120 && heights[1] > 180)
    #expect(frames[1].contentOffset.y > frames[0].contentOffset.y + 60)
  }

  @Test func `the newest message is just above the composer`() throws {
    let frames = try picture(of: .chat).frames.map(\.sample)
    for (sample, newest) in zip(frames, ["Message 30", "See you at six"]) {
      let label = try #require(sample.elements.last { $0.kind == .label })
      let row = try #require(sample.elements.last { $0.kind == .row })
      #expect(label.text == newest)
      #expect(abs(row.frame.maxY - (sample.barOnKeyboard?.minY ?? 0)) < 0.5)
    }
  }

  @Test func `the sheet of the checkout has its full height`() throws {
    let tops = try picture(of: .checkout).frames.map { $0.sample.sheet?.minY ?? 0 }
    #expect(tops[0] > 400 && tops[1] < 100)
  }

  @Test func `the line being written is above the bar of the editor`() throws {
    let sample = try #require(picture(of: .editor).frames.last).sample
    let (caret, bar) = (try #require(sample.focus), try #require(sample.barOnKeyboard))
    #expect(caret.maxY <= bar.minY && caret.minY > sample.screen.height / 3)
  }

  // A straight cut below everything that matters.
  @Test(arguments: Recipe.allCases)
  func `a phone is cut off below the fields`(_ recipe: Recipe) throws {
    let picture = try picture(of: recipe)
    guard let height = picture.shownHeight else { return }
    #expect(picture.svg.contains("screen-2-cut"))
    for sample in picture.frames.map(\.sample) {
      for element in sample.elements + sample.barElements where element.kind != .row {
        let isShown = element.frame.maxY <= height
        #expect(isShown || element.kind == .label, "\(element.text)")
      }
      #expect(sample.keyboard.map { $0.minY + 100 < height } ?? true)
    }
  }

  // Legible letters would end elsewhere, and the caret would be between them.
  @Test(arguments: [(.settings, "by letter"), (.editor, "Line 20")] as [(Recipe, String)])
  func `the lines of a text view are bars`(_ recipe: Recipe, _ last: String) throws {
    let picture = try picture(of: recipe)
    let sample = try #require(picture.frames.last).sample
    let textView = try #require(sample.elements.last { $0.isTextView })
    #expect(textView.text.hasSuffix(last))
    #expect(!picture.svg.contains(">\(last)<"))
  }

  @Test func `the titles of a toolbar are on the screen, and do not overlap`() throws {
    let svg = try picture(of: .address).svg
    var end = 0.0
    for title in ["Previous", "Next", "Done"] {
      let text = try Regex("x='([0-9.]+)' y='[0-9.]+' font-size='([0-9.]+)'[^>]*>\(title)<")
      let match = try #require(svg.firstMatch(of: text))
      let centre = try #require(match[1].substring.flatMap { Double($0) })
      let size = try #require(match[2].substring.flatMap { Double($0) })
      let half = Double(title.count) * size * 0.27
      #expect(centre - half > end + 6, "\(title)")
      end = centre + half
    }
    #expect(end < 390 - 6)
  }

  @Test func `a field under the keys has a bad verdict`() throws {
    var sample = try #require(picture(of: .login).frames.last).sample
    sample.keyboard?.origin.y -= 200
    #expect(sample.focusAboveKeys?.isGood == false)
  }

  @Test func `a picture fits the width of a page, and is the same in each run`() throws {
    let files = try RecipePicture.files()
    #expect(files.map(\.name) == Recipe.allCases.map { "recipe-\($0).svg" })
    for (file, again) in zip(files, try RecipePicture.files()) {
      #expect(file.content == again.content)
      let width = file.content.firstMatch(of: /width='([0-9.]+)'/).flatMap { Double($0.1) }
      #expect(try #require(width) <= 400, "\(file.name)")
    }
  }
}
