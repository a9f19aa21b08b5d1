/// A clock that moves only when a test advances it; README.md describes a turn.
///
/// Work that is scheduled during a turn waits for the next turn.
@MainActor @_spi(Headless) public final class HeadlessClock {
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

  /// Called at each refresh without causing a turn, like a camera in front of the screen.
  public var onFrame: (@MainActor () -> Void)? {
    get { display.frameObserver }
    set { display.frameObserver = newValue }
  }

  /// Runs work at each refresh of the display, like a display link, each time in its own turn.
  ///
  /// The screen shows the work's changes at once or, with
  /// ``HeadlessRoughness/Display/showsCommits``, at the next refresh.
  ///
  /// - Returns: A closure that ends the observation.
  public func observeFrames(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    display.addLink(work)
  }

  public var linkCount: Int { display.linkCount }

  public var drawnCount: Int { display.drawnCount }

  /// The time when the display shows what is drawn now.
  public var timeOfFrame: TimeInterval { display.timeOfFrame }

  /// The time of the last refresh that observers missed.
  public var lastMissedFrame: TimeInterval { display.lastMissed }

  /// Runs work in the next turn, like `DispatchQueue.main`.
  public func nextTurn(_ work: @escaping @MainActor () -> Void) { waiting.append(work) }

  /// Runs work at the end of each turn, even during tracking, like a run-loop observer of
  /// `beforeWaiting`.
  ///
  /// - Returns: A closure that ends the observation.
  public func observeTurns(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    number += 1
    let number = number
    observers.append((number, work))
    return { [weak self] in self?.observers.removeAll { $0.number == number } }
  }

  public var observerCount: Int { observers.count }

  /// Runs work after a time in seconds; NaN and negative times mean zero.
  public func after(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    number += 1
    let delay = delay > 0 ? delay : 0
    timed.append(Timed(time: now + delay, number: number, work: work))
  }

  /// Runs work after a time in seconds, like an app's timer, which may be late.
  public func timer(_ delay: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    after(delay + device.dice.time(upTo: device.roughness.mainThread.timerDelay), work)
  }

  /// Seconds that the current turn still takes before its commit, and after it.
  private var busy: (beforeCommit: TimeInterval, afterCommit: TimeInterval) = (0, 0)
  /// Seconds by which the next turn is late.
  private var lateness: TimeInterval = 0
  /// True during a call of `onFrame` while the main thread is busy.
  public private(set) var isBusy = false

  /// Lets time pass with a busy main thread: nothing runs, and the display shows the last commit.
  public func stayBusy(for seconds: TimeInterval) {
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

  public func delayCommit(by seconds: TimeInterval) { busy.beforeCommit += seconds }

  /// Delays the turn after the next commit, as if the main thread were busy.
  public func delayTurnAfterCommit(by seconds: TimeInterval) {
    guard seconds > 0 else { return }
    busy.afterCommit += seconds
    nextTurn {}
  }

  private func commit() {
    let rest = busy.beforeCommit + device.roughness.mainThread.turn
    busy.beforeCommit = 0
    stayBusy(for: rest)
    device.commits.commit()
    lateness += busy.afterCommit
    busy.afterCommit = 0
  }

  private func passLateness() {
    let load = device.roughness.mainThread
    let hitch = device.dice.happens(load.hitchShare) ? device.dice.time(in: load.hitch) : 0
    let late = lateness + hitch
    lateness = 0
    stayBusy(for: late)
  }

  public private(set) var turnCount = 0

  public func turn() {
    turnCount += 1
    if device.options.turnOrder == .layoutFirst {
      device.layoutWindows()
      // The changes of an event are committed before the blocks of the queue run.
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

  /// Runs turns until no work is waiting and all changes are on the screen.
  public func settle() {
    // The limit stops handlers that schedule turns forever.
    for _ in 0..<1000 {
      turn()
      guard !waiting.isEmpty || device.commits.isPending else { return }
    }
    fatalError("Handlers schedule another turn without end.")
  }

  /// Advances the time and runs due work; turns that take time may advance the clock further.
  public func advance(by seconds: TimeInterval) {
    precondition(seconds >= 0 && seconds.isFinite, "Time moves forward.")
    let end = now + seconds
    settle()
    while true {
      let first = timed.min { ($0.time, $0.number) < ($1.time, $1.number) }
      let next = first.flatMap { $0.time <= end ? $0 : nil }
      if showNextFrame(until: next?.time ?? end, end: end) { continue }
      guard let next else { break }
      timed.removeAll { $0.number == next.number }
      now = max(now, next.time)
      next.work()
      settle()
    }
    now = max(now, end)
  }

  /// Shows the next frame if it is due, and returns whether it was due.
  private func showNextFrame(until time: TimeInterval, end: TimeInterval) -> Bool {
    if display.hasMissedCall, now <= end {
      callLinks()
      return true
    }
    guard display.isWatched, display.nextRefresh <= time else { return false }
    now = max(now, display.nextRefresh)
    if display.refresh() {
      stayBusy(for: device.dice.time(upTo: device.roughness.display.linkDelay))
      callLinks()
    }
    if !device.commits.delaysChanges { onFrame?() }
    return true
  }

  private func callLinks() {
    display.callLinks()
    settle()
  }
}
