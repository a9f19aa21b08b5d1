import Foundation
import KeyboardScrolling

/// A run loop whose turns and frames run only on request.
@MainActor
final class Turns {
  var time: TimeInterval = 0
  private(set) var observer: (@MainActor () -> Void)?
  private(set) var frame: MainRunLoop.FrameWork?
  private var waiting: [@MainActor () -> Void] = []

  func makeEnvironment(_ center: NotificationCenter) -> Environment {
    Environment(
      notificationCenter: center,
      runLoop: MainRunLoop(
        now: { self.time },
        onNextTurn: { self.waiting.append($0) },
        after: { self.waiting.append($1) },
        observeTurns: { work in
          self.observer = work
          return { self.observer = nil }
        },
        observeFrames: { work in
          self.frame = work
          return { self.frame = nil }
        }
      )
    )
  }

  /// Runs the waiting work, and ends the turn.
  func pass(_ settle: () -> Void = {}) {
    let work = waiting
    waiting = []
    for piece in work { piece() }
    settle()
    observer?()
  }

  /// Passes turns until nothing is waiting, as before the next event.
  func passAll(_ settle: () -> Void = {}) {
    // Separates the next event from this transition.
    time += 2
    repeat { pass(settle) } while !waiting.isEmpty
  }
}
