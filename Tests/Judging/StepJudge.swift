@_spi(Headless) package import UIKit

/// Judges the movements of a script's steps, of which several may be one event.
@MainActor package final class StepJudge {
  private let judge: Judge
  private let device: HeadlessDevice
  private let rules: Set<MovementRule>
  private var isWatching = false
  private var event = ""
  private var start = 0.0
  private var knownFindings = 0

  package init(
    _ screen: JudgedScreen, on device: HeadlessDevice, finger: HeadlessFinger,
    rules: Set<MovementRule>
  ) {
    judge = Judge(screen, on: device)
    judge.finger = finger
    self.device = device
    self.rules = rules
  }

  /// Begins an event, unless the previous event has not ended.
  package func begin(_ event: String) {
    guard !isWatching else { return }
    isWatching = true
    self.event = event
    start = device.clock.now
    judge.begin(event)
  }

  package func userHasScrolled() {
    judge.mover = .user
    // If the event began just before the user's scroll, begin the event again at the new offset.
    guard isWatching, device.clock.now == start else { return }
    finish(rules.subtracting([.quiet]))
    begin(event)
  }

  /// Ends the event, and returns the findings since the last call.
  ///
  /// With `isLast`, the judge also checks that nothing moves for another second.
  package func end(isLast: Bool) -> [MovementFinding] {
    guard isWatching else { return [] }
    finish(isLast ? rules : rules.subtracting([.quiet]))
    defer { knownFindings = judge.findings.count }
    return Array(judge.findings.dropFirst(knownFindings))
  }

  private func finish(_ rules: Set<MovementRule>) {
    judge.rules = rules
    judge.end()
    isWatching = false
  }
}
