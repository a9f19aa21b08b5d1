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

  @Test func `an article says where it is from, and leads to all pages`() throws {
    for article in try Article.all() {
      guard let title = article.lines.first, !title.hasPrefix("# ``"), article.name != "README.md"
      else { continue }
      let module = article.url.deletingLastPathComponent().deletingPathExtension()
        .lastPathComponent
      #expect(article.lines[2].contains("Source of a page of the manual"), "\(article)")
      #expect(article.lines[2].contains("href=\"\(module).md\""), "\(article)")
    }
  }

  // Until the repository has an account, such links and badges are the first thing that is broken.
  @Test func `no link leads to the account that does not exist yet`() throws {
    for article in try Article.all() + Article.guides() {
      for line in article.prose { #expect(!line.contains("/OWNER"), "\(article): \(line)") }
      for line in article.prose { #expect(!line.contains("OWNER."), "\(article): \(line)") }
    }
  }

  // GitHub drops the destination of a link to a symbol, so a page of the same folder lists the symbols.
  @Test func `a page with links to symbols leads to the list of symbols, which has each of them`()
    throws
  {
    var count = 0
    for article in try Article.all() where article.name != Self.list {
      let folder = article.url.deletingLastPathComponent()
      let text = article.prose.joined(separator: "\n")
      let symbols = text.matches(of: /\]\(doc:([A-Z][^)]*\)?)\)/).map { String($0.1) }
      guard !symbols.isEmpty else { continue }
      let list = try Article(folder.appendingPathComponent(Self.list))
      let names = list.prose.joined(separator: "\n")
      #expect(text.contains("<a href=\"\(Self.list)\">"), "\(article)")
      for symbol in symbols {
        let last = symbol.split(separator: "/").last ?? ""
        let name = last.prefix { $0 != "(" }.replacing(/-swift\.(struct|property)/, with: "")
        count += 1
        #expect(names.contains("`\(name)") || names.contains(".\(name)`"), "\(article): \(symbol)")
      }
    }
    #expect(count > 50)
  }

  private static let list = "calls-and-options.md"

  @Test func `the list of symbols has each call and each option of the coordinator`() throws {
    let list = try #require(
      try Article.all().first {
        $0.name == Self.list && $0.url.path.contains("KeyboardScrolling.docc")
      }
    )
    let text = list.prose.joined(separator: "\n")
    let sources = list.url.deletingLastPathComponent().deletingLastPathComponent()
    var names: [String] = []
    for file in ["", "+Configuration", "+Adjustment", "+Reasons"] {
      let source = try String(
        contentsOf: sources.appendingPathComponent("KeyboardScrollCoordinator\(file).swift"),
        encoding: .utf8
      )
      names += source.matches(of: /public (?:static )?(?:func|var|let) (\w+)/).map {
        String($0.1)
      }
    }
    #expect(names.count > 50)
    for name in names { #expect(text.contains("`\(name)"), "\(name)") }
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
