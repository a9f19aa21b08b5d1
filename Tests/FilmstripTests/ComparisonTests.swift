import CoreGraphics
import Foundation
import KeyboardTechniques
import Testing
import UIKit

@testable import FilmstripKit

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
    #expect(comparison.markdown.contains("| coordinator | \(comparison.faults.count) of "))
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
    #expect(documented.count >= 6)
    for row in documented { #expect(compared.contains(row), "\(row)") }
  }

  /// Frames with the offsets; the second one comes with a write.
  private func frames(
    _ offsets: [CGFloat],
    _ change: (inout Frame) -> Void = { _ in }
  ) -> [Frame] {
    var frames = offsets.map { offset in
      var frame = Frame()
      frame.sample.contentOffset.y = offset
      return frame
    }
    for index in frames.indices.dropFirst() { frames[index].sample.writes.contentInset = 1 }
    change(&frames[1])
    return frames
  }

  private func jumps(in frames: [Frame]) -> CGFloat {
    var faults = ComparisonFaults()
    faults.count(frames)
    return faults.counts[.jumps] ?? 0
  }

  @Test func `a move of twenty points in one frame is a jump`() {
    #expect(jumps(in: frames([0, 20, 20])) == 1)
    #expect(jumps(in: frames([0, 19, 19])) == 0)
    #expect(jumps(in: frames([0, -20, -20])) == 1)
  }

  @Test func `a scroll view that becomes higher lets the content jump`() {
    let offsets: [CGFloat] = [100, 0, 0]
    let still = frames(offsets) { $0.sample.writes = .init() }
    #expect(jumps(in: still) == 0)
    var resized = still
    for index in resized.indices.dropFirst() { resized[index].sample.scrollView.size.height = 300 }
    #expect(jumps(in: resized) == 1)
  }

  @Test func `an animation is no jump`() {
    #expect(jumps(in: frames([0, 30, 60, 90])) == 0)
  }

  @Test func `a move that nobody sees or nobody wrote is no jump`() {
    let offsets: [CGFloat] = [0, 100, 100]
    #expect(jumps(in: frames(offsets) { $0.sample.isInWindow = false }) == 0)
    #expect(jumps(in: frames(offsets) { $0.handMoves = 1 }) == 0)
    #expect(jumps(in: frames(offsets) { $0.sample.screen.width = 1 }) == 0)
    #expect(jumps(in: frames(offsets) { $0.sample.contentSize.height = 1 }) == 0)
    #expect(
      jumps(in: frames(offsets) { $0.news = [.init(.willHide, duration: 0)] })
        == 0
    )
    #expect(
      jumps(in: frames(offsets) { $0.sample.writes = .init() }) == 0
    )
  }
}
