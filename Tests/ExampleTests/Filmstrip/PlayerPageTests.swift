import ExampleScreens
import Foundation
import KeyboardScrollingTesting
import Testing
import Workshop

@_spi(Headless) @testable import filmstrip

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
    let scripts: [String]
    let sources: [Int: String]
    let texts: [String]
    let runs: [Run]
  }

  private func page() throws -> String {
    var page = PlayerPage.ofScripts
    let script = try #require(Script.all.first { $0.name == "hide" })
    let screen = try #require(Screen.all.first { $0.name == "contact-form" })
    for technique in [KeyboardTechniques.coordinator, KeyboardTechniques.nothing] {
      let run = script.play(on: screen, .forPlaying("iPhone 14"), with: technique)
      page.add(try #require(run))
    }
    return try page.html()
  }

  private func content(of html: String) throws -> Content {
    let start = try #require(html.range(of: "id=\"content\">")).upperBound
    let end = try #require(html.range(of: "</script>", range: start..<html.endIndex)).lowerBound
    return try JSONDecoder().decode(Content.self, from: Data(html[start..<end].utf8))
  }

  @Test func `the page has the inset of every frame`() throws {
    let content = try content(of: page())
    let column = 3 * content.parts.count + (try #require(content.numbers.firstIndex(of: "inset")))
    // An iPhone 14 first, in tenths: 336 less the 34 that UIKit adds, and zero again.
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

  @Test func `the page names its values in words`() throws {
    let html = try page()
    let content = try content(of: html)
    #expect(content.techniques == ["coordinator", "no handling"])
    #expect(html.contains("<dt>Added by UIKit</dt>"))
    let adjustments = content.texts.filter { $0.contains("offset") }
    #expect(!adjustments.isEmpty)
    // The content begins at −91, below the bar.
    #expect(adjustments.contains { $0.contains("−") })
    #expect(content.texts.allSatisfy { !$0.contains(/(^|[ (])-[0-9]/) })
  }

  @Test func `a text of the player is larger only if it fits`() {
    func size(_ text: String, _ kind: Sample.Element.Kind, _ frame: CGRect) -> String? {
      let element = Sample.Element(kind: kind, frame: frame, text: text, fontSize: 17)
      var svg = SVG()
      ElementPicture(
        element: element,
        wasFocused: false,
        screenWidth: 390,
        legibleSize: 24,
        style: .played
      ).draw(in: frame, &svg)
      let sizes = svg.lines.compactMap { $0.firstMatch(of: /font-size='([0-9]+)'/) }
      return sizes.first.map { String($0.1) }
    }
    #expect(size("Mail", .field, CGRect(x: 16, y: 100, width: 358, height: 34)) == "24")
    #expect(size("Boston", .label, CGRect(x: 16, y: 100, width: 358, height: 20)) == "24")
    // The labels of bubbles are as wide as their texts.
    #expect(size("Tea is at four.", .label, CGRect(x: 16, y: 100, width: 120, height: 20)) == "17")
    let message = "How large will the store be?"
    #expect(size(message, .label, CGRect(x: 16, y: 100, width: 180, height: 41)) == "17")
  }

  @Test func `the page has a summary before its controls, and links back`() throws {
    let html = try page()
    let about = try #require(html.range(of: "First no keyboard handling,"))
    let controls = try #require(html.range(of: "id=\"play\""))
    #expect(about.upperBound < controls.lowerBound)
    let body = html[(try #require(html.range(of: "<nav>"))).lowerBound..<controls.lowerBound]
    let links = body.matches(of: /href="([^"]+)"/).map { String($0.1) }
    #expect(links.count == 2)
    let folder = Repository.root.appendingPathComponent("Example/Filmstrips")
    for link in links {
      let file = folder.appendingPathComponent(link).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
    #expect(html.contains("<option value=\"0.5\" selected>"))
  }

  @Test func `a trace is named for its device and event, and has its source`() throws {
    let path = Repository.root.appendingPathComponent("Example/Traces/keyboard-traces.json").path
    let titles = TraceTitles(path: path).byName
    #expect(titles.count == 93)
    #expect(Set(titles.values).count == titles.count)
    #expect(titles["so-10749311-split"] == "iPad, iOS 5, split")
    #expect(titles["capacitor-1327-three-points"] == "iPad, stage manager")
    let names = ["kgn-2-hide-below", "so-10749311-split"]
    let recordings = try FilmstripCommand.recordings(path: path)
    let some = recordings.prefix(1) + recordings.filter { names.contains($0.name ?? "") }
    let html = try PlayerPage(Array(some), titles: titles).html()
    let content = try content(of: html)
    // In the order in which a reader looks them up.
    let beginnings = ["iPad, iOS 5, split", "320 × 480 points", "375 × 667 points"]
    #expect(content.scripts.count == 3)
    for (script, beginning) in zip(content.scripts, beginnings) {
      #expect(script.hasPrefix(beginning))
    }
    #expect(content.sources.count == 3)
  }

  @Test func `the controls stand out from the page, light and dark`() throws {
    let html = try page()
    let names = ["page", "ink", "dim", "card", "control", "accent", "good", "bad"]
    let palettes = html.components(separatedBy: ":root {").dropFirst().map { part in
      Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          part.firstMatch(of: try! Regex("--\(name): (#[0-9a-f]+)")).flatMap { match in
            match[1].substring.map { (name, String($0)) }
          }
        }
      )
    }
    #expect(palettes.count == 2)
    for palette in palettes {
      let colours = try names.map { try #require(palette[$0]) }
      let (page, card) = (colours[0], colours[3])
      for text in [colours[1], colours[2], colours[6], colours[7]] {
        #expect(try Contrast.ratio(text, page) >= 4.5)
      }
      #expect(try Contrast.ratio(colours[1], card) >= 4.5)
      for shape in [colours[4], colours[5]] {
        #expect(try Contrast.ratio(shape, page) >= 3)
      }
    }
    #expect(html.contains("min-height: 44px"))
  }

  @Test func `the page loads nothing, and two pages are the same`() throws {
    let html = try page()
    #expect(!html.contains("{{"))
    #expect(!html.contains("src="))
    // The name of the SVG elements is no address.
    #expect(html.components(separatedBy: "http").count == 2)
    #expect(html == (try page()))
  }
}
