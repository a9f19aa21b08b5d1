import UIKit

/// What a run came to.
package struct Summary: Equatable, Sendable {
  private var screens: Set<String> = []
  private var traces: Set<String> = []
  private var scripts: Set<String> = []
  private var events = 0
  private var shownOnly = 0
  private var writes = HeadlessScrollWrites()
  package private(set) var violations = 0

  package init() {}

  package mutating func add(trace play: Play) {
    traces.insert(play.name)
    add(play)
  }

  package mutating func add(script play: Play) {
    scripts.insert(play.name)
    add(play)
  }

  private mutating func add(_ play: Play) {
    screens.insert(play.screen)
    for event in play.events {
      switch event.origin {
      case .trace, .closing, .script: events += 1
      case .shownOnly: shownOnly += 1
      }
      writes = writes + event.writes
      violations += event.violations.count
    }
  }

  /// Several lines of text.
  package var lines: [String] {
    [
      "\(traces.count) traces and \(scripts.count) scripts on \(screens.count) screens",
      "\(events) events played, \(shownOnly) shown only",
      "\(writes.total) writes: content inset \(writes.contentInset), indicator insets "
        + "\(writes.verticalScrollIndicatorInsets), content offset \(writes.contentOffset)",
      "\(violations) violations",
    ]
  }
}
