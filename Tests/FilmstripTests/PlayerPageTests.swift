import ExampleScreens
import Foundation
import Testing

@testable import FilmstripKit

@MainActor
struct PlayerPageTests {
  private struct Content: Decodable {
    struct Run: Decodable {
      let frames: Int
      let values: [[Int]]
      let technique: Int
    }

    let parts: [String]
    let numbers: [String]
    let techniques: [String]
    let runs: [Run]
  }

  private func page() throws -> String {
    var page = PlayerPage.ofScripts
    let script = try #require(Script.all.first { $0.name == "hide" })
    let screen = try #require(Screen.all.first { $0.name == "contact-form" })
    let run = script.play(on: screen, .forPlaying("iPhone 14"))
    page.add(try #require(run))
    return try page.html()
  }

  @Test func `the page holds the inset of every frame`() throws {
    let html = try page()
    let start = try #require(html.range(of: "id=\"content\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    let content = try JSONDecoder().decode(Content.self, from: Data(html[start..<end].utf8))
    let column = 3 * content.parts.count + (try #require(content.numbers.firstIndex(of: "inset")))
    // An iPhone 14 first: 336 less the 34 that UIKit adds, and nothing again.
    let run = try #require(content.runs.first)
    #expect(content.techniques[run.technique] == "coordinator")
    var inset = 0
    var insets: [Int] = []
    for (index, value) in run.values[column].enumerated() where index == 0 || index % 2 == 0 {
      inset += value
      insets.append(inset)
    }
    #expect(insets == [0, 3020, 0] || insets == [3020, 0])
    #expect(run.frames > 60)
  }

  @Test func `nothing is loaded from outside, and two pages are the same`() throws {
    let html = try page()
    #expect(!html.contains("{{"))
    #expect(!html.contains("src="))
    // The name of the SVG elements is no address.
    #expect(html.components(separatedBy: "http").count == 2)
    #expect(html == (try page()))
  }
}
