#if os(Linux)
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

/// A judge of a case's movements; the test may allow movements that break a rule.
@MainActor final class CaseJudge {
  let judge: Judge
  private var allowed: [MovementRule: String] = [:]

  init(
    _ configuration: KeyboardScrollCoordinator.Configuration, _ companions: Companions,
    on device: HeadlessDevice
  ) {
    var screen = JudgedScreen()
    screen.padding = configuration.revealPadding
    screen.isChat = { configuration.keepsDistanceToEnd && !JudgedScreen.isNested($0) }
    screen.companionsOfResponder = { companions.views(for: $0) }
    // A case checks the insets itself, and its app may write insets.
    screen.hasInset = { _ in false }
    judge = Judge(screen, on: device)
  }

  func allow(_ rules: [MovementRule], because reason: String) {
    for rule in rules { allowed[rule] = reason }
  }

  func recordFindings(_ sourceLocation: SourceLocation) {
    judge.stopWatching()
    for finding in judge.findings where allowed[finding.rule] == nil {
      Issue.record("\(finding)", sourceLocation: sourceLocation)
    }
  }
}
#endif
