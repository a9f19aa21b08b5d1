import Foundation
import FoundationXML
import Testing

@testable import FilmstripKit

/// Tests the pictures and pages in the repository.
///
/// `.ci/run` compares these files with the output of the commands `filmstrip` and `replay`, so the
/// tests also test those commands.
struct DrawnFileTests {
  private static let folder = Repository.root.appendingPathComponent("Example/Filmstrips")

  private static let pictures =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
    .filter { $0.hasSuffix(".svg") }.sorted() ?? []

  @Test func `each script and each recipe has its picture`() {
    let drawn = Script.all.flatMap { script in
      script.setups.map { "\($0.screen)-\(script.name).svg" }
    }
    let others = RecipeScript.all.map(\.fileName) + ["contact-form-at-rest.svg", "hero.svg"]
    let pictures = Self.pictures.filter { !$0.hasPrefix("comparison") }
    expectEqual(pictures, to: (drawn + others).sorted())
  }

  @Test(arguments: pictures)
  func `a picture can be read, has the palette's colours, and loads nothing`(name: String) throws {
    let svg = try Repository.text("Example/Filmstrips/\(name)")
    let reader = try SVGReader(svg)
    // A page shows pictures 830 points wide, and 318 points wide on a phone.
    let isForPhones = ["recipe-", "hero", "contact-form-at-rest"].contains(where: name.hasPrefix)
    let scale = min(reader.shownWidth, isForPhones ? 318 : 830) / reader.width
    let small = reader.texts.filter { !$0.text.isEmpty && $0.size * scale < 9 }
    expectEqual(small.map(\.text), to: [])

    let constant = [
      "none", Palette.button, Palette.onButton, Palette.finger, Palette.camera, "url(#hatch)",
      "url(#fine-hatch)",
    ]
    // The space in the pattern excludes the rules of the style sheet.
    let colours = svg.matches(of: /[ ](?:fill|stroke)='([^']*)'/).map { String($0.1) }
    expectEqual(Set(colours).subtracting(Palette.dark.map(\.key) + constant), to: [])

    #expect(reader.names.isDisjoint(with: ["script", "image", "foreignObject", "use", "a"]))
    let addresses = svg.components(separatedBy: "url(").dropFirst()
    #expect(addresses.allSatisfy { $0.hasPrefix("#") } && !svg.contains("@import"))
    // The only address is the name of the SVG namespace.
    expectEqual(svg.components(separatedBy: "http").count, to: 2)
    #expect(svg.utf8.count < 250_000 && (!name.hasPrefix("recipe-") || reader.shownWidth <= 400))
  }

  @Test(arguments: ["index.html", "traces.html"])
  func `a page is small, its links work, and its controls have contrast`(name: String) throws {
    let html = try Repository.text("Example/Filmstrips/\(name)")
    #expect(html.utf8.count < 2_000_000, "A phone has to load the page.")
    #expect(!html.contains("{{") && !html.contains("src=") && html.contains("min-height: 44px"))
    let start = try #require(html.range(of: "<nav>")).lowerBound
    let end = try #require(html.range(of: "id=\"play\"")).lowerBound
    let links = html[start..<end].matches(of: /href="([^"]+)"/).map { String($0.1) }
    expectEqual(links.count, to: 2)
    for link in links {
      let file = Self.folder.appendingPathComponent(link).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
    }
    // One palette is for light pages, the other for dark pages.
    let palettes = html.components(separatedBy: ":root {").dropFirst()
    expectEqual(palettes.count, to: 2)
    for palette in palettes {
      func contrast(_ name: String, on ground: String) throws -> Double {
        let colours = try [name, ground].map { name in
          let match = palette.firstMatch(of: try Regex("--\(name): (#[0-9a-f]+)"))
          return String(try #require(match?[1].substring, "\(name)"))
        }
        return try Contrast.ratio(colours[0], colours[1])
      }
      for text in ["ink", "dim", "good", "bad"] { #expect(try contrast(text, on: "page") >= 4.5) }
      #expect(try contrast("ink", on: "card") >= 4.5)
      for shape in ["control", "accent"] { #expect(try contrast(shape, on: "page") >= 3) }
    }
  }
}
