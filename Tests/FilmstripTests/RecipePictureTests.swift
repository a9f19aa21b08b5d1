@testable import FilmstripKit
import Foundation
import Recipes
import Testing
import UIKit

/// The pictures of the recipes, each of the code that the documentation shows.
@MainActor
struct RecipePictureTests {
  private func picture(of recipe: Recipe) throws -> RecipePicture {
    RecipePicture(try #require(RecipeScript.all.first { $0.recipe == recipe }))
  }

  @Test(arguments: Recipe.allCases)
  func `a picture begins at rest, and ends with a field above the keys`(_ recipe: Recipe) throws {
    let frames = try picture(of: recipe).frames
    #expect((2...3).contains(frames.count))
    #expect(frames[0].sample.keyboard == nil && frames[0].sample.firstResponder == nil)
    for sample in frames.dropFirst().map(\.sample) {
      let keyboard = try #require(sample.keyboard)
      let field = try #require(sample.firstResponder)
      #expect(field.frame.maxY <= keyboard.minY)
      #expect(field.frame.minY >= sample.statusArea)
      #expect(sample.focusAboveKeys?.isGood == true)
    }
  }

  @Test(arguments: Recipe.allCases)
  func `each row that can be seen has a text`(_ recipe: Recipe) throws {
    for sample in try picture(of: recipe).frames.map(\.sample) {
      let rows = sample.elements.filter { $0.kind == .row }
      let labels = sample.elements.filter {
        $0.kind == .label && !$0.text.isEmpty && !$0.frame.isEmpty
      }
      #expect(rows.isEmpty == [.login, .settings, .checkout].contains(recipe))
      for row in rows {
        #expect(labels.contains { row.frame.contains($0.frame) }, "\(row.frame)")
      }
    }
  }

  @Test func `the button of a form is above the keys as well`() throws {
    for recipe in [Recipe.login, .checkout] {
      let sample = try #require(picture(of: recipe).frames.last).sample
      let button = try #require(sample.elements.first { $0.kind == .button })
      #expect(button.frame.maxY <= sample.keyboard?.minY ?? 0, "\(recipe)")
    }
  }

  @Test func `the text view of the settings grows, and the form moves up`() throws {
    let frames = try picture(of: .settings).frames.map(\.sample)
    let heights = frames.map { $0.elements.first(where: \.isTextView)?.frame.height ?? 0 }
    #expect(heights[0] == 120 && heights[1] == 120 && heights[2] > 180)
    #expect(frames[2].contentOffset.y > frames[1].contentOffset.y + 60)
  }

  @Test func `the newest message is just above the composer`() throws {
    let frames = try picture(of: .chat).frames.map(\.sample)
    for (sample, newest) in zip(frames, ["Message 30", "Message 30", "See you at six"]) {
      let label = try #require(sample.elements.last { $0.kind == .label })
      let row = try #require(sample.elements.last { $0.kind == .row })
      #expect(label.text == newest)
      #expect(abs(row.frame.maxY - (sample.barOnKeyboard?.minY ?? 0)) < 0.5)
    }
  }

  @Test func `the sheet of the checkout takes its full height`() throws {
    let tops = try picture(of: .checkout).frames.map { $0.sample.sheet?.minY ?? 0 }
    #expect(tops[0] > 400 && tops[1] < 100)
  }

  @Test func `a field under the keys is a bad verdict`() throws {
    var sample = try #require(picture(of: .login).frames.last).sample
    sample.keyboard?.origin.y -= 200
    #expect(sample.focusAboveKeys?.isGood == false)
  }

  @Test func `a picture fits the width of a page, and is always the same`() throws {
    let files = try RecipePicture.files()
    #expect(files.map(\.name) == Recipe.allCases.map { "recipe-\($0).svg" })
    for (file, again) in zip(files, try RecipePicture.files()) {
      #expect(file.content == again.content)
      let width = file.content.firstMatch(of: /width='([0-9.]+)'/).flatMap { Double($0.1) }
      let limit = file.name == "recipe-login.svg" ? 400.0 : 830
      #expect(try #require(width) <= limit, "\(file.name)")
    }
  }
}
