import Testing
@_spi(Headless) import UIKit

@testable import filmstrip

struct ReportTests {
  private func frame(_ caption: String, brokenRules: [Rule] = []) -> Frame {
    let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)
    var sample = Sample()
    sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
    sample.contentInset.bottom = 302
    sample.adjustedContentInset = UIEdgeInsets(top: 91, left: 0, bottom: 336, right: 0)
    sample.verticalScrollIndicatorInsets.bottom = 301.5
    sample.contentOffset.y = -55
    sample.overlap = 336
    sample.focus = CGRect(x: 24, y: 456, width: 342, height: 44)
    sample.writes = HeadlessScrollWrites(
      contentInset: 1, verticalScrollIndicatorInsets: 1, contentOffset: 1
    )
    return Frame(
      caption: caption, sample: sample, news: [.init(.willShow, endFrame: keyboard)],
      brokenRules: brokenRules
    )
  }

  private func run(_ shots: Frame...) -> Run {
    Run(
      screen: "Login", script: "a-trace", device: "iPhone 14", technique: "coordinator",
      shots: shots
    )
  }

  @Test func `a step is a line with all its numbers`() {
    let lines = EventTable.lines(for: run(frame("Shown")))
    expectEqual(lines.first, to: "Login · a-trace · iPhone 14")
    expectEqual(
      lines.dropFirst().map { $0.split(separator: " ") },
      to: [["Shown", "0,508", "390x336", "336", "302", "301.5", "-55", "visible"]]
    )
  }

  @Test func `the columns are aligned with their titles`() throws {
    let head = try #require(EventTable.head.last)
    let line = try #require(EventTable.lines(for: run(frame("Shown"))).last)
    func start(of word: String, in line: String) throws -> Int {
      let range = try #require(line.range(of: word))
      return line.distance(from: line.startIndex, to: range.lowerBound)
    }
    try expectEqual(start(of: "end frame", in: head), to: start(of: "0,508", in: line))
    try expectEqual(start(of: "field", in: head), to: start(of: "visible", in: line))
    // Numbers are aligned right: three digits begin four letters later than `overlap`.
    try expectEqual(start(of: "overlap", in: head) + 3, to: start(of: " 336 ", in: line))
  }

  @Test func `a broken rule is printed below its step`() {
    let lines = EventTable.lines(for: run(frame("first", brokenRules: [.finite]), frame("second")))
    expectEqual(lines[2], to: "    ! every number that is written is finite")
    #expect(lines[3].hasPrefix("  second"))
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
    // Three runs, each with three writes.
    expectEqual(
      summary.lines, to: ["5 steps on 2 screens, 9 writes of insets and offsets", "2 broken rules"]
    )
  }
}
