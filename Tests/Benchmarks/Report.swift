import CoreGraphics
import Foundation
import UIKit

/// What an event costs, by how much there is around it.
///
/// Counts are the same on every machine and in every run. Times are not: they are given only as
/// ratios of medians of the same run.
@MainActor
struct Report {
  var lines: [String] {
    [Row.header] + rows.map(\.line) + [""] + ratios
  }

  private var rows: [Row] {
    [
      Row("show, text field among 10 views", focused(UITextField(), siblings: 10)),
      Row("show, text field among 10,000 views", focused(UITextField())),
      Row("show, text view among 10,000 views", focused(UITextView())),
      Row("show, quiet view behind 10 others", focused(QuietInput(), siblings: 10)),
      Row("show, quiet view behind 10,000 others", focused(QuietInput())),
      Row("show, no focus, 10 views", show(siblings: 10)),
      Row("show, no focus, 10,000 views", show(siblings: 10_000)),
      Row("show repeated", repeated()),
      Row("show, 1 managed view", show(managed: 1)),
      Row("show, 50 managed views", show(managed: 50)),
      Row("hide", hide()),
    ]
  }

  // MARK: Counts

  private func show(managed: Int = 1, siblings: Int = 0) -> Cost {
    let bench = Bench(managed: managed, siblings: siblings)
    return bench.count { bench.announce(Bench.shown) }
  }

  private func repeated() -> Cost {
    let bench = Bench()
    bench.announce(Bench.shown)
    return bench.count { bench.announce(Bench.shown) }
  }

  private func focused(_ input: some UIView, siblings: Int = 10_000) -> Cost {
    let bench = focusedBench(input, siblings: siblings)
    return bench.count { bench.announce(Bench.shown) }
  }

  private func focusedBench(_ input: some UIView, siblings: Int) -> Bench {
    let bench = Bench(siblings: siblings)
    if let scrollView = bench.scrollViews.first { bench.focusField(input, in: scrollView) }
    return bench
  }

  private func hide() -> Cost {
    let bench = Bench()
    bench.announce(Bench.shown)
    return bench.count { bench.announce(Bench.hidden) }
  }

  // MARK: Times

  private var ratios: [String] {
    let few = focusedBench(UITextField(), siblings: 10)
    let many = focusedBench(UITextField(), siblings: 10_000)
    let one = Bench(managed: 1)
    let fifty = Bench(managed: 50)
    let first = median(of: one)
    return [
      ratio("10,000 sibling views to 10", median(of: many), median(of: few)),
      ratio("an event repeated to one that changes", medianOfRepetition(one), first),
      ratio("50 managed views to 1", median(of: fifty), first),
    ]
  }

  private func ratio(_ title: String, _ time: Double, _ base: Double) -> String {
    let ratio = base > 0 ? time / base : 0
    return "time, \(title): \((ratio * 100).rounded() / 100)"
  }

  /// The median time of an event that changes the insets.
  private func median(of bench: Bench) -> Double {
    var isShort = false
    return median {
      isShort.toggle()
      bench.announce(isShort ? Bench.shorter : Bench.shown)
    }
  }

  private func medianOfRepetition(_ bench: Bench) -> Double {
    bench.announce(Bench.shown)
    return median { bench.announce(Bench.shown) }
  }

  private func median(_ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let times = (0..<51).map { _ in clock.measure(body) }.sorted()
    let middle = times[times.count / 2].components
    return Double(middle.seconds) + Double(middle.attoseconds) * 1e-18
  }
}

/// A line of the table.
private struct Row {
  static let header = line(
    "what happens",
    ["events", "writes", "moves", "conversions", "views visited"]
  )

  let title: String
  let cost: Cost

  init(_ title: String, _ cost: Cost) {
    self.title = title
    self.cost = cost
  }

  var line: String {
    Row.line(
      title,
      [cost.notifications, cost.writes, cost.moves, cost.conversions, cost.visits].map(String.init)
    )
  }

  private static func line(_ title: String, _ cells: [String]) -> String {
    let start = title.padding(toLength: 48, withPad: " ", startingAt: 0)
    return cells.reduce(start) { line, cell in
      line + String(repeating: " ", count: max(1, 15 - cell.count)) + cell
    }
  }
}
