import Foundation
import Testing

@Suite(.enabled(if: Article.canRead, "The source folder is out of reach."))
struct SampleTests {
  @Test func `each Swift sample is compiled in this folder`() throws {
    let samples = try Article.samples()
    var count = 0
    for article in try Article.all() {
      for code in article.code where code.language == "swift" {
        let lines = Article.significant(code.lines)
        // A package manifest is not app code.
        if lines.contains(where: { $0.contains(".package(name:") }) { continue }
        count += 1
        let isCompiled = samples.contains { $0.contains(run: lines) }
        #expect(isCompiled, "\(article): \(lines.first ?? "an empty sample")")
      }
    }
    #expect(count > 15)
  }

  @Test func `the README begins with three lines for a screen that is compiled`() throws {
    let readme = try #require(try Article.named("README.md"))
    let first = try #require(readme.code.first)
    expectEqual(first.language, to: "diff")
    expectEqual(first.lines.count { $0.hasPrefix("+") }, to: 3)
    let screen = Article.significant(first.lines.map { String($0.dropFirst()) })
    #expect(try Article.samples().contains { $0.contains(run: screen) })
  }

  // In a window 830 points wide, DocC shows 69 characters per line.
  @Test func `code fits the width of a page`() throws {
    for article in try Article.all() {
      for line in article.code.flatMap(\.lines) {
        #expect(line.count <= 69, "\(article): \(line)")
      }
    }
  }
}

extension [String] {
  fileprivate func contains(run: [String]) -> Bool {
    guard !run.isEmpty, run.count <= count else { return false }
    return (0...(count - run.count)).contains { Array(self[$0..<($0 + run.count)]) == run }
  }
}
