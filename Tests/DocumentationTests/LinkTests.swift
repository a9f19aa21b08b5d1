import Foundation
import Testing

/// Tests links that DocC does not follow, and that `.ci/documentation` therefore does not check.
@Suite(.enabled(if: Article.canRead, "The sources are out of reach."))
struct LinkTests {
  @available(iOS 16, *)
  @Test func `each link to a file of this repository leads to a file and a heading`() throws {
    var count = 0
    for article in try Article.all() + Article.guides() {
      let text = article.prose.joined(separator: "\n")
      let links =
        text.matches(of: /\]\(([^)\s]+)\)/).map(\.1)
        + text.matches(of: /(?:href|src)="([^"]+)"/).map(\.1)
      for link in links where !link.contains(":") {
        count += 1
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts[0].isEmpty ? article.name : String(parts[0])
        let file = article.url.deletingLastPathComponent().appendingPathComponent(path)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(article): \(link)")
        guard parts.count == 2, file.pathExtension == "md" else { continue }
        let anchors = try Article(file).anchors
        #expect(anchors.contains("#\(parts[1])"), "\(article): \(link)")
      }
    }
    #expect(count > 100)
  }

  @Test func `no page has conflict markers of a merge`() throws {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    for article in try Article.all() + Article.guides() {
      for line in article.lines {
        #expect(!marks.contains { line == $0 || line.hasPrefix("\($0) ") }, "\(article): \(line)")
      }
    }
  }

  // The abstract stands alone in lists: in Topics, in search results, in Xcode.
  @Test func `the abstract of a page is one sentence without a colon`() throws {
    for article in try Article.all() {
      guard let title = article.lines.first, !title.hasPrefix("# ``"), article.name != "README.md"
      else { continue }
      let abstract = article.lines.dropFirst(2).prefix { !$0.isEmpty }.joined(separator: " ")
      #expect(abstract.hasSuffix("."), "\(article): \(abstract)")
      #expect(!abstract.dropLast().contains { ".:?!<[".contains($0) }, "\(article): \(abstract)")
    }
  }

  // DocC drops some HTML, and prints the rest as text.
  @Test func `a page of the manual has no HTML`() throws {
    for article in try Article.all() where article.name != "README.md" {
      for line in article.prose {
        #expect(!line.contains(/<\/?(a|p|sub|details|summary|img)[ >]/), "\(article): \(line)")
      }
    }
  }

  // `OWNER` stands for an account that does not exist yet, so links and badges with it are broken.
  @Test func `no link leads to the account that does not exist yet`() throws {
    for article in try Article.all() + Article.guides() {
      for line in article.prose { #expect(!line.contains("/OWNER"), "\(article): \(line)") }
      for line in article.prose { #expect(!line.contains("OWNER."), "\(article): \(line)") }
    }
  }
}

extension Article {
  fileprivate var prose: [String] {
    var isCode = false
    return lines.filter { line in
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode
    }
  }

  /// The anchors that GitHub makes for the headings.
  fileprivate var anchors: [String] {
    prose.filter { $0.hasPrefix("#") }.map { "#" + Self.anchor(ofHeading: $0.drop { $0 == "#" }) }
  }

  /// Returns a heading in small letters, with hyphens and without punctuation.
  fileprivate static func anchor(ofHeading heading: some StringProtocol) -> String {
    heading.trimmingCharacters(in: .whitespaces).lowercased().filter {
      $0.isLetter || $0.isNumber || " -_".contains($0)
    }.replacingOccurrences(of: " ", with: "-")
  }
}
