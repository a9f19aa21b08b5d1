import Foundation

/// A clock that moves only when a test advances it.
///
/// A turn does the work of a run loop in a fixed order. It lays out every window, runs the work
/// that was scheduled for the turn in that order, lays out again, and calls the observers of the
/// end of the turn. Work scheduled meanwhile waits for the next turn. Timed work of the same
/// instant runs in the order it was scheduled, and each piece is followed by a turn.
@MainActor
package final class HeadlessClock {
  /// Seconds since the device was made.
  package private(set) var now: TimeInterval = 0

  private struct Timed {
    let time: TimeInterval
    let number: Int
    let work: @MainActor () -> Void
  }

  private unowned let device: HeadlessDevice
  private var waiting: [@MainActor () -> Void] = []
  private var timed: [Timed] = []
  private var observers: [(number: Int, work: @MainActor () -> Void)] = []
  private var number = 0

  /// Called sixty times a second while the time advances, like a camera in front of the screen.
  ///
  /// A frame is no turn: nothing is laid out for it, and no work runs.
  package var onFrame: (@MainActor () -> Void)? {
    didSet { if oldValue == nil, links.isEmpty { lastFrame = now } }
  }
  private var links: [(number: Int, work: @MainActor () -> Void)] = []
  private var lastFrame: TimeInterval = 0

  init(device: HeadlessDevice) {
    self.device = device
  }

  /// Runs work on the next turn, like a block dispatched to the main queue.
  package func nextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
  }

  /// Runs work at the end of each turn, also while a scroll view tracks a finger, like a
  /// before-waiting observer of the main run loop.
  ///
  /// - Returns: A closure that ends the observation.
  package func observeTurns(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    number += 1
    let number = number
    observers.append((number, work))
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// Runs work before each frame, sixty times a second, like a display link.
  ///
  /// Each time is followed by a turn. What the work changes is on the screen at that time.
  ///
  /// - Returns: A closure that ends it.
  package func observeFrames(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    if links.isEmpty, onFrame == nil { lastFrame = now }
    number += 1
    let number = number
    links.append((number, work))
    return { [weak self] in self?.links.removeAll { $0.number == number } }
  }

  /// The number of observers of frames.
  package var linkCount: Int { links.count }

  /// The number of observers of the end of a turn.
  package var observerCount: Int { observers.count }

  /// Runs work after a time in seconds.
  ///
  /// A time that is not positive, or not a number, means now.
  package func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let delay = delay > 0 ? delay : 0
    timed.append(Timed(time: now + delay, number: number, work: work))
  }

  /// The number of turns so far.
  package private(set) var turnCount = 0

  /// Runs one turn at the present instant.
  package func turn() {
    turnCount += 1
    let work = waiting
    waiting = []
    if device.options.turnOrder == .layoutFirst { device.layoutWindows() }
    for piece in work { piece() }
    device.layoutWindows()
    for observer in observers { observer.work() }
  }

  /// Runs turns until no work is waiting.
  package func settle() {
    // A handler that always schedules another turn is an endless loop in the code under test.
    for _ in 0..<1000 {
      turn()
      guard !waiting.isEmpty else { return }
    }
    fatalError("Work asks for another turn without end.")
  }

  /// Advances the time and runs due work in order.
  package func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "Time moves forward.")
    let end = now + seconds
    settle()
    while true {
      let next = timed.filter { $0.time <= end }.min { ($0.time, $0.number) < ($1.time, $1.number) }
      if takesFrame(until: next?.time ?? end) { continue }
      guard let next else { break }
      timed.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.work()
      settle()
    }
    now = end
  }

  /// Shows the next frame if it is due, and returns whether it was.
  private func takesFrame(until time: TimeInterval) -> Bool {
    let frame = lastFrame + ScrollMotion.frame
    guard onFrame != nil || !links.isEmpty, frame <= time else { return false }
    lastFrame = frame
    now = max(now, frame)
    if !links.isEmpty {
      for link in links { link.work() }
      settle()
    }
    onFrame?()
    return true
  }
}
