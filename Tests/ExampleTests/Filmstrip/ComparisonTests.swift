import CoreGraphics
import Foundation
import Testing

@testable import Workshop

@testable import filmstrip

@MainActor
struct ComparisonTests {
  @Test func `the coordinator has no faults, and no handling has some everywhere`() throws {
    let comparison = Comparison(of: [KeyboardTechniques.nothing, KeyboardTechniques.coordinator])
    #expect(comparison.faults.count >= 24)
    for (situation, faults) in zip(Script.compared, comparison.faults) {
      let coordinator = try #require(faults.first ?? nil, "\(situation.title)")
      #expect(coordinator.counts.isEmpty, "\(situation.title): \(coordinator)")
      // Without any technique, each situation has a fault: the check can fail.
      let nothing = try #require(faults.last ?? nil)
      #expect(!nothing.counts.isEmpty, "\(situation.title)")
    }
    let count = comparison.faults.count
    #expect(comparison.markdown.contains("| coordinator | **\(count) of \(count)** |"))
  }

  private func isResult(_ row: [String]) -> Bool {
    row.count == 2 && row[1].contains(/^\*\*[0-9]+ of [0-9]+\*\*/)
  }

  @Test(arguments: [
    "README.md", "Sources/KeyboardScrolling/KeyboardScrolling.docc/comparing-techniques.md",
  ])
  func `the documentation has the numbers of the comparison`(file: String) throws {
    func rows(_ path: String) throws -> [[String]] {
      let text = try String(
        contentsOf: Repository.root.appendingPathComponent(path),
        encoding: .utf8
      )
      return text.split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
    }
    let compared = try rows("Example/Filmstrips/comparison.md").filter(isResult)
    let documented = try rows(file).filter(isResult)
    #expect(compared.count == KeyboardTechniques.common.count)
    #expect(documented.count >= 4)
    for row in documented { #expect(compared.contains(row), "\(row)") }
  }

  @Test func `of two moments the longer gap counts, and hidden fields add up`() {
    var (first, second) = (ComparisonFaults(), ComparisonFaults())
    first.add(.dead, 34)
    first.add(.hidden, 1)
    second.add(.dead, 21)
    second.add(.hidden, 1)
    let sum = first + second
    #expect(sum.counts == [.dead: 34, .hidden: 2])
    #expect(sum.words == "field hidden, 2 times; 34 points of empty space")
    #expect(first.verdict.text == "hidden, 34 empty")
  }

  private func needless(_ findings: MovementFinding...) -> CGFloat? {
    var faults = ComparisonFaults()
    faults.count(findings)
    return faults.counts[.needless]
  }

  private func finding(
    _ rule: MovementRule,
    of view: String = "table",
    isNeedless: Bool = true
  ) -> MovementFinding {
    MovementFinding(
      rule: rule,
      view: view,
      event: "",
      detail: "",
      isNeedlessMovement: isNeedless
    )
  }

  @Test func `a view that moves without need counts once`() {
    #expect(needless(finding(.still)) == 1)
    #expect(needless(finding(.hide), finding(.smooth)) == 1)
    #expect(needless(finding(.still), finding(.still, of: "text view")) == 2)
  }

  @Test func `content that shows too little is no needless movement`() {
    #expect(needless(finding(.smallest, isNeedless: false)) == nil)
    #expect(needless() == nil)
  }
}
