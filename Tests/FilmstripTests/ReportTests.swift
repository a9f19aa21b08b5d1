import CoreGraphics
@testable import FilmstripKit
import Foundation
import Testing
import UIKit

struct ReportTests {
  private let keyboard = CGRect(x: 0, y: 508, width: 390, height: 336)

  private func event(
    _ title: String,
    origin: PlayedEvent.Origin = .trace,
    violations: [Violation] = []
  ) -> PlayedEvent {
    var witness = KeyboardWitness(screen: CGSize(width: 390, height: 844))
    witness.observe(.init(.willShow, endFrame: keyboard))
    var sample = Sample()
    sample.scrollView = CGRect(x: 0, y: 0, width: 390, height: 844)
    sample.contentInset.bottom = 302
    sample.adjustedContentInset = .init(top: 91, bottom: 336)
    sample.verticalScrollIndicatorInsets.bottom = 301.5
    sample.contentOffset.y = -55
    sample.focus = CGRect(x: 24, y: 456, width: 342, height: 44)
    return PlayedEvent(
      title: title,
      origin: origin,
      endFrame: keyboard,
      witness: witness,
      sample: sample,
      writes: HeadlessScrollWrites(
        contentInset: 1,
        verticalScrollIndicatorInsets: 1,
        contentOffset: 1
      ),
      violations: violations
    )
  }

  private func play(_ events: PlayedEvent...) -> Play {
    Play(
      screen: "login",
      name: "a-trace",
      size: CGSize(width: 390, height: 844),
      events: events
    )
  }

  private func words(_ line: String) -> [Substring] { line.split(separator: " ") }

  @Test func `an event is a line with all its numbers`() {
    let lines = EventTable.lines(for: play(event("keyboardWillShow")))
    #expect(lines.first == "login · a-trace · 390x844")
    #expect(
      lines.dropFirst().map(words) == [
        [
          "keyboardWillShow", "0,508", "390x336", "docked", "336", "302", "301.5", "-55",
          "visible",
        ]
      ]
    )
  }

  @Test func `the columns stand under their titles`() throws {
    let head = try #require(EventTable.head.last)
    let line = try #require(EventTable.lines(for: play(event("keyboardWillShow"))).last)
    func start(of word: String, in line: String) throws -> Int {
      let range = try #require(line.range(of: word))
      return line.distance(from: line.startIndex, to: range.lowerBound)
    }
    #expect(try start(of: "end frame", in: head) == start(of: "0,508", in: line))
    #expect(try start(of: "placement", in: head) == start(of: "docked", in: line))
    #expect(try start(of: "field", in: head) == start(of: "visible", in: line))
    // Three letters under nine, at the right.
    #expect(try start(of: "overlap", in: head) + 3 == start(of: " 336 ", in: line))
  }

  @Test func `marks stand for recorded events that are not posted, and for added ones`() {
    let lines = EventTable.lines(
      for: play(
        event("onMove", origin: .shownOnly("not a notification")),
        event("keyboardWillHide", origin: .closing)
      )
    )
    #expect(lines[1].hasPrefix("~ onMove"))
    #expect(lines[1].contains("not a notification"))
    #expect(lines[2].hasPrefix("+ keyboardWillHide"))
  }

  @Test func `a violation stands under its event`() {
    let violation = Violation(.finite, "nan")
    let lines = EventTable.lines(
      for: play(event("first", violations: [violation]), event("second"))
    )
    #expect(lines[2] == "    ! every number is finite: nan")
    #expect(lines[3].hasPrefix("  second"))
  }

  @Test func `the summary counts each trace once and each event each time`() {
    var summary = Summary()
    let shownOnly = event("onMove", origin: .shownOnly("not a notification"))
    let bad = event("bad", violations: [Violation(.finite, "nan"), Violation(.visible, "no")])
    let lines = summary.add([play(event("one"), shownOnly), play(event("one"), bad)], as: .traces)
    #expect(
      lines.first?.split(separator: " ") == [
        "login", "2", "traces", "3", "events", "2", "violations",
      ]
    )
    #expect(
      lines.dropFirst() == [
        "  ! a-trace: every number is finite: nan",
        "  ! a-trace: a first responder that can be seen is seen: no",
      ]
    )
    var other = play(event("two", origin: .script))
    other.screen = "contact-form"
    #expect(summary.add([other], as: .script).count == 1)
    #expect(summary.violations == 2)
    // Five events of three writes each.
    #expect(
      summary.lines == [
        "1 trace and 1 script on 2 screens",
        "4 events played, 1 shown only",
        "15 writes: content inset 5, indicator insets 5, content offset 5",
        "2 violations",
      ]
    )
  }
}
