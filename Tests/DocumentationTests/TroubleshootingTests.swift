import Foundation
import Testing

/// The page on troubleshooting has a cause and a fix for each value that an adjustment may report.
@Suite(
  "Documentation: troubleshooting",
  .enabled(if: Article.canRead, "The source folder is out of reach.")
)
struct TroubleshootingTests {
  @Test(arguments: ["Reason", "Reveal"])
  func `each value has a cause and a fix`(type: String) throws {
    let article = try #require(try Article.named("troubleshooting.md"))
    let names = try Self.names(of: type)
    #expect(names.count >= 7)
    for name in names {
      let rows = article.rows(under: type.lowercased()).filter { $0.first == "`\(name)`" }
      #expect(!rows.isEmpty, "\(type) \(name)")
      for row in rows {
        #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(type) \(name)")
      }
    }
  }

  @Test func `each row is about a value that exists`() throws {
    let article = try #require(try Article.named("troubleshooting.md"))
    for type in ["Reason", "Reveal"] {
      let names = try Self.names(of: type)
      for row in article.rows(under: type.lowercased()) {
        #expect(names.contains { "`\($0)`" == row.first }, "\(row)")
      }
    }
  }

  @Test func `the page begins with a field that is covered`() throws {
    let article = try #require(try Article.named("troubleshooting.md"))
    #expect(article.lines.first { $0.hasPrefix("## ") } == "## The field is still covered")
  }

  /// The names in the source, so that a new value needs a row.
  private static func names(of type: String) throws -> [String] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let source = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/KeyboardScrolling/KeyboardScrollCoordinator+Reasons.swift"
      ),
      encoding: .utf8
    )
    return source.components(separatedBy: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.starts(with: ["public", "static", "let"]), words.count > 5,
        words[5].hasPrefix("\(type)(")
      else { return nil }
      return String(words[3])
    }
  }
}

extension Article {
  /// The cells of the rows of the table whose first column has a title.
  fileprivate func rows(under title: String) -> [[String]] {
    lines.drop { !$0.hasPrefix("| \(title) |") }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }
}
