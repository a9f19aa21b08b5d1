import CoreGraphics
import Foundation
import UIKit

/// The events of a trace, one after the other on a stage.
@MainActor
struct TraceRun {
  private(set) var events: [PlayedEvent] = []

  private let stage: Stage
  private let invariants: Invariants
  private var witness: KeyboardWitness

  init(stage: Stage, invariants: Invariants) {
    self.stage = stage
    self.invariants = invariants
    witness = KeyboardWitness(screen: invariants.baseline.screen)
  }

  /// Adds an event that is not posted.
  mutating func show(_ title: String, because reason: String) {
    events.append(
      PlayedEvent(
        title: title,
        origin: .shownOnly(reason),
        witness: witness,
        sample: stage.sample()
      )
    )
  }

  /// Posts a notification twice, and checks what follows.
  mutating func post(
    _ notification: HeadlessKeyboardEvent,
    title: String,
    origin: PlayedEvent.Origin
  ) {
    witness.observe(notification)
    let place = stage.sample().scrollView
    let writes = deliver(notification)
    let sample = stage.sample()
    let repetition = deliver(notification)
    let repeated = stage.sample()

    let isLocal = notification.isLocal ?? true
    let violations =
      invariants.violations(in: sample, witness: witness, revealsFocus: isLocal)
      + invariants.violations(
        writes: writes,
        repetition: repetition,
        isUnchanged: sample.isAlike(repeated),
        // UIKit moves a sheet after the notification.
        limit: sample.scrollView == place ? 1 : 2
      )
    events.append(
      PlayedEvent(
        title: title,
        origin: origin,
        endFrame: notification.endFrame,
        witness: witness,
        sample: sample,
        writes: writes,
        violations: violations
      )
    )
  }

  /// Posts a notification and waits until everything is at rest.
  private func deliver(_ notification: HeadlessKeyboardEvent) -> HeadlessScrollWrites {
    let before = stage.writes
    stage.device.keyboard.post(notification)
    let duration = notification.duration ?? 0
    // A published duration may be anything; none of a keyboard is longer than this.
    let wait = duration.isFinite ? min(max(duration, 0), 10) : 0
    stage.device.clock.advance(by: wait + 0.5)
    return stage.writes - before
  }
}
