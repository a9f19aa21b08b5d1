import CoreGraphics
import Foundation
import KeyboardTechniques
import Testing

@testable import FilmstripKit
@testable import MovementJudging

@MainActor
struct ComparisonTests {
  @Test func `the coordinator is without a fault, and nothing is not`() throws {
    let comparison = Comparison(of: [KeyboardTechniques.nothing, KeyboardTechniques.coordinator])
    #expect(comparison.faults.count >= 24)
    for (situation, faults) in zip(Script.compared, comparison.faults) {
      let coordinator = try #require(faults.first ?? nil, "\(situation.title)")
      #expect(coordinator.counts.isEmpty, "\(situation.title): \(coordinator)")
      // Without any technique, something is wrong everywhere: the check can fail.
      let nothing = try #require(faults.last ?? nil)
      #expect(!nothing.counts.isEmpty, "\(situation.title)")
    }
    let count = comparison.faults.count
    #expect(comparison.markdown.contains("| coordinator | \(count) of \(count) |"))
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
    // Without the last column, the writes.
    let compared = try rows("Example/Filmstrips/comparison.md").filter { $0.count == 8 }
      .map { Array($0.dropLast()) }
    let documented = try rows(file).filter { row in
      row.count == 7 && row[1].contains(" of ")
    }
    #expect(documented.count >= 4)
    for row in documented { #expect(compared.contains(row), "\(row)") }
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

  @Test func `what shows too little is no needless movement`() {
    #expect(needless(finding(.smallest, isNeedless: false)) == nil)
    #expect(needless() == nil)
  }
}
