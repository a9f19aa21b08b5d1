import UIKit

/// The result of a run, line by line.
struct Summary: Equatable, Sendable {
  enum Kind: Sendable { case traces, script }

  private var screens: Set<String> = []
  private var names: [Kind: Set<String>] = [:]
  private var events = 0
  private var shownOnly = 0
  private var writes = HeadlessScrollWrites()
  private(set) var violations = 0

  init() {}

  /// Adds the plays of a screen's traces, or of one script, and returns the lines about them.
  mutating func add(_ plays: [Play], as kind: Kind) -> [String] {
    guard let first = plays.first else { return [] }
    screens.insert(first.screen)
    names[kind, default: []].formUnion(plays.map(\.name))
    let events = plays.flatMap(\.events)
    let shown = events.filter(\.isShownOnly).count
    self.events += events.count - shown
    shownOnly += shown
    for event in events { writes = writes + event.writes }
    let bad = plays.flatMap { play in
      play.violations.map { "  ! \(plays.count > 1 ? "\(play.name): " : "")\($0)" }
    }
    violations += bad.count
    let name = kind == .script ? first.name : counted(plays.count, "trace")
    let line =
      "\(first.screen.padded(to: 16)) \(name.padded(to: 24)) "
      + "\(counted(events.count - shown, "event").padded(to: 12)) "
      + (bad.isEmpty ? "every rule held" : counted(bad.count, "violation"))
    return [line] + bad
  }

  var lines: [String] {
    [
      "\(counted(names[.traces]?.count ?? 0, "trace")) and "
        + "\(counted(names[.script]?.count ?? 0, "script")) on \(counted(screens.count, "screen"))",
      "\(counted(events, "event")) played, \(shownOnly) shown only",
      "\(counted(writes.total, "write")): content inset \(writes.contentInset), indicator insets "
        + "\(writes.verticalScrollIndicatorInsets), content offset \(writes.contentOffset)",
      counted(violations, "violation"),
    ]
  }
}

/// Returns a number and a noun, in the plural for any number but one.
func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
