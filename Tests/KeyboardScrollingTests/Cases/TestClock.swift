import Foundation

@testable import KeyboardScrolling

@MainActor final class TestClock: CaseClock {
  private struct Timer {
    let time: TimeInterval
    let work: @MainActor () -> Void
  }

  private(set) var now: TimeInterval = 0
  var onTurn: (@MainActor () -> Void)?

  private let turns = TurnQueue()
  private var timers: [Timer] = []

  init() { _ = turns.observe { [weak self] in self?.onTurn?() } }

  func environment(_ center: NotificationCenter) -> Environment {
    Environment(
      notificationCenter: center,
      runLoop: MainRunLoop(
        now: { [self] in now }, onNextTurn: turns.add,
        after: { [self] seconds, work in after(seconds, work) }, observeTurns: turns.observe
      )
    )
  }

  func after(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    timers.append(Timer(time: now + seconds, work: work))
  }

  func nextTurn(_ work: @escaping @MainActor () -> Void) { turns.add(work) }

  func settle() { turns.run() }

  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    settle()
    while let index = indexOfNextTimer(until: end) {
      let timer = timers.remove(at: index)
      now = max(now, timer.time)
      turns.add(timer.work)
      settle()
    }
    now = end
    settle()
  }

  private func indexOfNextTimer(until end: TimeInterval) -> Int? {
    let next = timers.indices.min { timers[$0].time < timers[$1].time }
    guard let next, timers[next].time <= end + 1e-9 else { return nil }
    return next
  }
}
