import Foundation
import KeyboardScrolling

/// A main run loop for coordinators, whose turns and frames run only on request.
@MainActor final class Turns {
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
        observeFrames: { _, work in
          self.frame = work
          return { self.frame = nil }
        }
      )
    )
  }

  func pass(_ settle: () -> Void = {}) {
    let work = waiting
    waiting = []
    for piece in work { piece() }
    settle()
    observer?()
  }

  func passAll(_ settle: () -> Void = {}) {
    // Two seconds separate the next event from this transition.
    time += 2
    repeat { pass(settle) } while !waiting.isEmpty
  }
}
