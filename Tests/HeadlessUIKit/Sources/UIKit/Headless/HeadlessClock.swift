import Foundation

/// A clock that moves only when a test advances it.
///
/// A turn does the work of a run loop in a fixed order. It lays out every window, runs the work
/// that was scheduled for the turn in that order, lays out again, and calls the observers of the
/// end of the turn. Work scheduled meanwhile waits for the next turn. Timed work of the same
/// instant runs in the order it was scheduled, and each piece is followed by a turn.
///
/// A turn takes no time, unless ``HeadlessRoughness`` says so.
@MainActor
@_spi(Headless) public final class HeadlessClock {
  /// Seconds since the device was made.
  public private(set) var now: TimeInterval = 0

  private struct Timed {
    let time: TimeInterval
    let number: Int
    let work: @MainActor () -> Void
  }

  private unowned let device: HeadlessDevice
  private let display: HeadlessDisplay
  private var waiting: [@MainActor () -> Void] = []
  private var timed: [Timed] = []
  private var observers: [(number: Int, work: @MainActor () -> Void)] = []
  private var number = 0

  init(device: HeadlessDevice) {
    self.device = device
    display = HeadlessDisplay(device: device)
  }

  // MARK: Frames

  /// Called at each refresh while the time advances, like a camera in front of the screen.
  ///
  /// A frame is no turn: nothing is laid out for it, and no work runs.
  public var onFrame: (@MainActor () -> Void)? {
    get { display.camera }
    set { display.camera = newValue }
  }

  /// Runs work before each frame, sixty times a second, like a display link.
  ///
  /// Each time is followed by a turn. What the work changes is on the screen at that time; on a
  /// device that shows commits, at the next refresh.
  ///
  /// - Returns: A closure that ends it.
  public func observeFrames(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    display.addLink(work)
  }

  /// The number of observers of frames.
  public var linkCount: Int { display.linkCount }

  /// How often observers of frames were called.
  public var drawnCount: Int { display.drawnCount }

  /// When the display shows what an observer of frames draws now.
  public var timeOfFrame: TimeInterval { display.timeOfFrame }

  /// The last refresh for which no observer of frames has drawn in time.
  public var lastMissedFrame: TimeInterval { display.lastMissed }

  // MARK: Scheduling

  /// Runs work on the next turn, like a block dispatched to the main queue.
  public func nextTurn(_ work: @escaping @MainActor () -> Void) {
    waiting.append(work)
  }

  /// Runs work at the end of each turn, also while a scroll view tracks a finger, like a
  /// before-waiting observer of the main run loop.
  ///
  /// - Returns: A closure that ends the observation.
  public func observeTurns(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    number += 1
    let number = number
    observers.append((number, work))
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  /// The number of observers of the end of a turn.
  public var observerCount: Int { observers.count }

  /// Runs work after a time in seconds.
  ///
  /// A time that is not positive, or not a number, means now.
  public func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let delay = delay > 0 ? delay : 0
    timed.append(Timed(time: now + delay, number: number, work: work))
  }

  /// Runs work after a time in seconds, like a timer of the app's, which may be late.
  public func timer(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    after(delay + device.dice.time(upTo: device.roughness.mainThread.timerDelay), work)
  }

  // MARK: A busy main thread

  /// Seconds that the present turn still takes before its commit, and by which the next one is late.
  private var busy: (beforeCommit: TimeInterval, afterCommit: TimeInterval) = (0, 0)
  /// Seconds by which the turn that comes is late.
  private var lateness: TimeInterval = 0
  /// True in the frames that the display shows while the main thread is busy.
  public private(set) var isBusy = false

  /// Time passes while the main thread is busy.
  ///
  /// The display goes on: it shows what was committed last. Nothing runs.
  public func pass(_ seconds: TimeInterval) {
    guard seconds > 0 else { return }
    let end = now + seconds
    isBusy = true
    while display.isWatched, display.nextRefresh <= end {
      now = max(now, display.nextRefresh)
      display.refreshWhileBusy()
    }
    isBusy = false
    now = end
  }

  /// The present turn takes longer, after all else in it.
  public func delayCommit(by seconds: TimeInterval) {
    busy.beforeCommit += seconds
  }

  /// The turn after the next commit begins late, because something else was waiting.
  public func delayTurnAfterCommit(by seconds: TimeInterval) {
    guard seconds > 0 else { return }
    busy.afterCommit += seconds
    nextTurn {}
  }

  /// Passes the rest of a turn, and commits.
  private func commit() {
    let rest = busy.beforeCommit + device.roughness.mainThread.turn
    busy.beforeCommit = 0
    pass(rest)
    device.commits.commit()
    lateness += busy.afterCommit
    busy.afterCommit = 0
  }

  /// Passes the time for which the blocks of a turn have to wait.
  private func passLateness() {
    let load = device.roughness.mainThread
    let hitch = device.dice.happens(load.hitchShare) ? device.dice.time(in: load.hitch) : 0
    let late = lateness + hitch
    lateness = 0
    pass(late)
  }

  // MARK: Turns

  /// The number of turns so far.
  public private(set) var turnCount = 0

  /// Runs one turn at the present instant.
  public func turn() {
    turnCount += 1
    if device.options.turnOrder == .layoutFirst {
      device.layoutWindows()
      // An event has a commit of its own, before the next block of the queue.
      if device.commits.isPending { commit() }
    }
    let work = waiting
    waiting = []
    if !work.isEmpty { passLateness() }
    for piece in work { piece() }
    device.layoutWindows()
    if !work.isEmpty || device.commits.isPending { commit() }
    for observer in observers { observer.work() }
  }

  /// Runs turns until no work is waiting, and all is on the screen.
  public func settle() {
    // A handler that always schedules another turn is an endless loop in the code under test.
    for _ in 0..<1000 {
      turn()
      guard !waiting.isEmpty || device.commits.isPending else { return }
    }
    fatalError("Work asks for another turn without end.")
  }

  /// Advances the time and runs due work in order.
  ///
  /// Turns that take time may end later.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "Time moves forward.")
    let end = now + seconds
    settle()
    while true {
      let next = timed.filter { $0.time <= end }.min { ($0.time, $0.number) < ($1.time, $1.number) }
      if takesFrame(until: next?.time ?? end, end: end) { continue }
      guard let next else { break }
      timed.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.work()
      settle()
    }
    now = max(now, end)
  }

  /// Shows the next frame if it is due, and returns whether it was.
  private func takesFrame(until time: TimeInterval, end: TimeInterval) -> Bool {
    // As soon as the main thread is free.
    if display.owesCall, now <= end {
      callLinks()
      return true
    }
    guard display.isWatched, display.nextRefresh <= time else { return false }
    now = max(now, display.nextRefresh)
    if display.refresh() {
      pass(device.dice.time(upTo: device.roughness.display.linkDelay))
      callLinks()
    }
    if !device.commits.areShown { onFrame?() }
    return true
  }

  private func callLinks() {
    display.callLinks()
    settle()
  }
}
