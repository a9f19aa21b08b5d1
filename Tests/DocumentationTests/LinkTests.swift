import Foundation
import Testing

/// The links of the pages, in the manual and where their sources lie.
///
/// DocC follows `doc:` links, which GitHub does not know; it drops HTML blocks, which GitHub shows. So the
/// words of a link are always readable, and a block at the end of a page repeats the links for GitHub.
@Suite("Documentation: links", .enabled(if: Article.canRead, "The source folder is out of reach."))
struct LinkTests {
  @Test func `a link has words of its own`() throws {
    for article in try Article.all() {
      for line in article.prose { #expect(!line.contains("<doc:"), "\(article): \(line)") }
    }
  }

  @Test func `a page repeats its links for GitHub`() throws {
    let articles = try Article.all()
    var count = 0
    for article in articles {
      let text = article.prose.joined(separator: "\n")
      for match in text.matches(of: /\]\(doc:([^)#]*)(#[^)]*)?\)/) {
        let page = match.1.isEmpty ? article.name : "\(match.1).md"
        // The others are symbols.
        guard let target = articles.first(where: { $0.name == page }) else { continue }
        let file = match.1.isEmpty ? "" : page
        let anchor = match.2.map { "#" + Article.anchor(ofHeading: $0.dropFirst()) } ?? ""
        count += 1
        #expect(text.contains("<a href=\"\(file)\(anchor)\">"), "\(article): \(file)\(anchor)")
        if !anchor.isEmpty { #expect(target.anchors.contains(anchor), "\(article): \(anchor)") }
      }
    }
    #expect(count > 50)
  }

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

  @Test func `no page has the marks of a merge`() throws {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    for article in try Article.all() + Article.guides() {
      for line in article.lines {
        #expect(!marks.contains { line == $0 || line.hasPrefix("\($0) ") }, "\(article): \(line)")
      }
    }
  }

  @Test func `an article says where its published form is`() throws {
    for article in try Article.all() {
      guard let title = article.lines.first, !title.hasPrefix("# ``"), article.name != "README.md"
      else { continue }
      let module = article.url.deletingLastPathComponent().deletingPathExtension()
        .lastPathComponent
      let page = "documentation/\(module.lowercased())/\(article.name.dropLast(3))/"
      #expect(article.lines[2].contains("OWNER.github.io/KeyboardScrollCoordinator/\(page)\""))
      #expect(article.lines[2].contains("href=\"\(module).md\""), "\(article)")
    }
  }
}

extension Article {
  /// The lines outside of code.
  fileprivate var prose: [String] {
    var isCode = false
    return lines.filter { line in
      let isFence = line.trimmingCharacters(in: .whitespaces).hasPrefix("```")
      if isFence { isCode.toggle() }
      return !isFence && !isCode
    }
  }

  /// The anchors that GitHub gives to the headings.
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
