@_spi(Headless) import UIKit

package struct Summary: Equatable, Sendable {
  private var screens: Set<String> = []
  private var steps = 0
  private var writes = 0
  package private(set) var brokenRules = 0

  package mutating func add(_ runs: [Run], as name: String, on screen: String) -> [String] {
    screens.insert(screen)
    let steps = runs.map(\.shots.count).reduce(0, +)
    self.steps += steps
    writes += runs.compactMap { run in
      run.shots.last.map { shot in
        let writes = shot.sample.writes
        return writes.contentInset + writes.verticalScrollIndicatorInsets + writes.contentOffset
      }
    }.reduce(0, +)
    let bad = runs.flatMap { run in
      run.shots.flatMap { shot in
        shot.faultsAndVerdict.map { "  ! \(run.script), \(shot.caption): \($0)" }
      }
    }
    brokenRules += bad.count
    let result = bad.isEmpty ? "every rule held" : counted(bad.count, "broken rule")
    let played = [
      screen.padded(to: 16), name.padded(to: 24), counted(steps, "step").padded(to: 12),
    ]
    return [(played + [result]).joined(separator: " ")] + bad
  }

  package init() {}

  package var lines: [String] {
    [
      "\(counted(steps, "step")) on \(counted(screens.count, "screen")), "
        + "\(counted(writes, "write")) of insets and offsets",
      counted(brokenRules, "broken rule"),
    ]
  }
}

package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
