import Testing
@_spi(Headless) import UIKit

@testable import FilmstripKit

struct ReportTests {
  private func frame(_ caption: String, brokenRules: [Rule] = []) -> Frame {
    var sample = Sample()
    sample.writes = HeadlessScrollWrites(
      contentInset: 1, verticalScrollIndicatorInsets: 1, contentOffset: 1
    )
    return Frame(caption: caption, sample: sample, brokenRules: brokenRules)
  }

  private func run(_ shots: Frame...) -> Run {
    Run(
      screen: "Login", script: "a-trace", device: "iPhone 14", technique: "coordinator",
      shots: shots
    )
  }

  @Test func `the summary counts steps, writes and broken rules`() {
    var summary = Summary()
    let bad = frame("bad", brokenRules: [.finite, .visible])
    let runs = [run(frame("one"), frame("two")), run(frame("one"), bad)]
    let lines = summary.add(runs, as: "2 traces", on: "login")
    expectEqual(
      lines.first?.split(separator: " "),
      to: ["login", "2", "traces", "4", "steps", "2", "broken", "rules"]
    )
    expectEqual(
      lines.dropFirst(),
      to: [
        "  ! a-trace, bad: every number that is written is finite",
        "  ! a-trace, bad: a first responder that can be visible is visible",
      ]
    )
    expectEqual(summary.add([run(frame("two"))], as: "hide", on: "contact-form").count, to: 1)
    expectEqual(summary.brokenRules, to: 2)
    var covered = frame("covered")
    covered.verdict = .init(text: "focused field covered", isGood: false)
    expectEqual(
      summary.add([run(covered)], as: "hide", on: "login").dropFirst(),
      to: ["  ! a-trace, covered: focused field covered"]
    )
    // Four runs, each with three writes.
    expectEqual(
      summary.lines,
      to: ["6 steps on 2 screens, 12 writes of insets and offsets", "3 broken rules"]
    )
  }
}
