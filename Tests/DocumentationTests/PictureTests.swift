import Foundation
import Testing

@Suite(.enabled(if: Article.canRead, "The source folder is out of reach."))
struct PictureTests {
  private static let catalogue = Article.root.appendingPathComponent(
    "Sources/KeyboardScrolling/KeyboardScrolling.docc"
  )

  @Test(arguments: Recipe.allCases)
  func `the page shows each recipe just above its code`(_ recipe: Recipe) throws {
    let lines = try #require(try Article.named("recipes.md")).lines
    let line = try #require(
      lines.firstIndex { $0.hasPrefix("![") && $0.hasSuffix("](recipe-\(recipe).svg)") }
    )
    expectEqual(lines[line...].dropFirst(2).first, to: "```swift")
  }

  @Test func `the README shows a form without and with the coordinator`() throws {
    let readme = try #require(try Article.named("README.md"))
    #expect(readme.lines.contains { $0.contains("Filmstrips/hero.svg") && $0.contains("alt=") })
  }

  // DocC and GitHub look for a picture next to its page, and DocC reads only its own folder.
  @available(iOS 16, *)
  @Test func `each picture is next to its page, and equals the picture that filmstrip drew`()
    throws
  {
    var count = 0
    for article in try Article.all() where article.name != "README.md" {
      for line in article.lines {
        #expect(!line.contains("@Image"), "\(article): GitHub prints it as text")
        guard let match = line.firstMatch(of: /!\[[^\]]*\]\(([^)]*)\)/) else { continue }
        let source = String(match.1)
        count += 1
        let copy = try Data(contentsOf: Self.catalogue.appendingPathComponent(source))
        // This picture is drawn by hand.
        guard source != "content-insets.svg" else { continue }
        let drawn = Article.root.appendingPathComponent("Example/Filmstrips/\(source)")
        #expect(try copy == Data(contentsOf: drawn), "\(article): \(source)")
      }
    }
    #expect(count >= 11)
  }

  // GitHub and DocC show the same file on light and dark pages.
  @Test func `each picture of a page has colours for a dark page`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.catalogue, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "svg" }
    #expect(files.count >= 11)
    for file in files {
      let svg = try String(contentsOf: file, encoding: .utf8)
      #expect(svg.contains("@media (prefers-color-scheme:"), "\(file.lastPathComponent)")
    }
  }
}
