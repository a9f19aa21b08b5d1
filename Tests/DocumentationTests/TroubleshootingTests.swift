import Foundation
import Testing

@Suite(.enabled(if: Article.canRead, "The source folder is out of reach."))
struct TroubleshootingTests {
  @available(iOS 16, *)
  @Test func `each reason and each outcome of a reveal has a cause and a fix, and no others have`()
    throws
  {
    let article = try #require(try Article.named("troubleshooting.md"))
    for type in ["Reason", "Reveal"] {
      let names = try Self.names(of: type)
      #expect(names.count >= 7, "\(type)")
      for name in names {
        let items = article.items(of: type).filter { $0.name == name }
        #expect(!items.isEmpty, "\(type) \(name)")
        for item in items {
          #expect(item.sentences.count >= 2, "\(type) \(name): \(item.sentences)")
        }
      }
      for item in article.items(of: type) { #expect(names.contains(item.name), "\(item.name)") }
    }
  }

  @Test func `the page starts with the symptom of a covered field`() throws {
    let article = try #require(try Article.named("troubleshooting.md"))
    expectEqual(article.lines.first { $0.hasPrefix("## ") }, to: "## The field is still covered")
  }

  /// Reads the names from the source, so that each new value needs an item.
  private static func names(of type: String) throws -> [String] {
    let path = "Sources/KeyboardScrolling/KeyboardScrollCoordinator+Reasons.swift"
    return try Article(Article.root.appendingPathComponent(path)).lines.compactMap { line in
      let words = line.split(separator: " ")
      guard words.starts(with: ["public", "static", "let"]), words.count > 5,
        words[5].hasPrefix("\(type)(")
      else { return nil }
      return String(words[3])
    }
  }
}

extension Article {
  /// Returns the value of each item, and the sentences after its colon.
  @available(iOS 16, *)
  fileprivate func items(of type: String) -> [(name: String, sentences: [Substring])] {
    let beginning = type == "Reason" ? "**A line is printed.**" : "The last words are the reveal"
    return lines.drop { !$0.hasPrefix(beginning) }
      .drop { !$0.hasPrefix("- ") }
      .prefix { !$0.isEmpty }
      .reduce(into: [String]()) { items, line in
        if line.hasPrefix("- ") { items.append(line) } else { items[items.count - 1] += line }
      }
      .compactMap { item in
        guard let match = item.firstMatch(of: /^- (?:\*\*)?`(\w+)`[^:]*: (.*)/) else { return nil }
        return (String(match.1), match.2.split(separator: /\.(?: +|$)/))
      }
  }
}
