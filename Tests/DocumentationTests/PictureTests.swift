import Foundation
import Testing

#if os(Linux)
@testable import Recipes
#endif

@Suite(
  "Documentation: pictures",
  .enabled(if: Article.canRead, "The source folder is out of reach.")
)
struct PictureTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let catalogue = root.appendingPathComponent(
    "Sources/KeyboardScrolling/KeyboardScrolling.docc"
  )

  @Test(arguments: Recipe.allCases)
  func `the page shows each recipe just above its code`(_ recipe: Recipe) throws {
    let lines = try #require(try Article.named("recipes.md")).lines
    let line = try #require(
      lines.firstIndex { $0.hasPrefix("@Image(source: \"recipe-\(recipe).svg\", alt: \"") }
    )
    #expect(lines[line...].dropFirst(2).first == "```swift")
  }

  @Test func `the README shows the login`() throws {
    let readme = try #require(try Article.named("README.md"))
    #expect(readme.lines.contains { $0.contains("recipe-login.svg") && $0.contains("alt=") })
  }

  // DocC reads pictures from its own folder only.
  @Test func `each picture of a page exists, as a copy of what the filmstrip drew`() throws {
    let resources = Self.catalogue.appendingPathComponent("Resources")
    var count = 0
    for article in try Article.all() {
      for line in article.lines {
        guard let match = line.firstMatch(of: /@Image\(source: "([^"]+\.svg)"/) else { continue }
        let source = match.1
        count += 1
        let copy = resources.appendingPathComponent(String(source))
        let drawn = Self.root.appendingPathComponent("Example/Filmstrips/\(source)")
        #expect(try Data(contentsOf: copy) == Data(contentsOf: drawn), "\(article): \(source)")
      }
    }
    #expect(count >= 9)
  }
}
