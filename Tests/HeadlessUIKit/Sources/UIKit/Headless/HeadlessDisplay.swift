@MainActor final class HeadlessDisplay {
  private struct Link {
    let number: Int
    /// The number of refreshes before the link's first call.
    var waits: Int
    let work: @MainActor () -> Void
  }

  private unowned let device: HeadlessDevice
  private var links: [Link] = []
  private var number = 0
  private(set) var lastRefresh: TimeInterval = 0
  private(set) var lastMissed = -TimeInterval.infinity
  private(set) var drawnCount = 0
  /// True if a link was due while the main thread was busy.
  private(set) var hasMissedCall = false

  var frameObserver: (@MainActor () -> Void)? {
    didSet { if oldValue == nil, links.isEmpty { lastRefresh = device.clock.now } }
  }

  init(device: HeadlessDevice) { self.device = device }

  var linkCount: Int { links.count }

  var isWatched: Bool { frameObserver != nil || !links.isEmpty }

  var nextRefresh: TimeInterval { lastRefresh + frameDuration }

  var frameDuration: TimeInterval { device.roughness.display.frameDuration }

  var timeOfFrame: TimeInterval { device.commits.delaysChanges ? nextRefresh : device.clock.now }

  func addLink(_ work: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    if !isWatched { lastRefresh = device.clock.now }
    number += 1
    let number = number
    links.append(Link(number: number, waits: device.roughness.display.firstFrame, work: work))
    return { [weak self] in self?.links.removeAll { $0.number == number } }
  }

  /// Refreshes the display while the main thread is busy: shows earlier commits and calls no links.
  func refreshWhileBusy() {
    lastRefresh = nextRefresh
    lastMissed = lastRefresh
    hasMissedCall = hasMissedCall || !links.isEmpty
    frameObserver?()
  }

  /// Refreshes the display, and returns whether links are called for the frame.
  func refresh() -> Bool {
    lastRefresh = nextRefresh
    // If changes wait for a commit, the frame shows the state before the links run; otherwise the
    // state after they run.
    if device.commits.delaysChanges { frameObserver?() }
    guard !links.isEmpty else { return false }
    guard device.dice.happens(device.roughness.display.droppedFrames) else { return true }
    lastMissed = nextRefresh
    return false
  }

  func callLinks() {
    hasMissedCall = false
    drawnCount += 1
    let due = links.filter { $0.waits == 0 }
    if due.count < links.count { lastMissed = nextRefresh }
    for index in links.indices where links[index].waits > 0 { links[index].waits -= 1 }
    for link in due { link.work() }
  }
}
