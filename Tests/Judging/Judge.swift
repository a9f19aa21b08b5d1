@_spi(Headless) package import UIKit

/// Watches a screen during an event, and reports what a user does not expect.
///
/// The judge reads views, their presentation values and the device's keyboard, never the coordinator.
///
/// ```swift
/// judge.judge("focus of the last field") { field.becomeFirstResponder() }
/// print(judge.findings)
/// ```
@MainActor package final class Judge {
  package private(set) var findings: [MovementFinding] = []
  package var rules = MovementRule.promised
  package var finger: HeadlessFinger?
  package var mover = Movement.Mover.none
  /// False for an invisible screen, such as that of a locked phone: the judge then checks where
  /// movements end, but not their paths.
  package var isScreenVisible = true
  package private(set) var isBurst = false
  package var screen: JudgedScreen
  package var onMovement: ((DeviceMovement) -> Void)?
  /// Returns the last scroll that the app itself has begun; nil if the app does not report scrolls.
  package var appScroll: (UIScrollView) -> AppScroll? = { _ in nil }

  let device: HeadlessDevice
  private let witness: ScreenWitness
  private var watched: [Watched] = []
  /// The empty space that the app itself adds to each view, measured when the view first rests
  /// without a keyboard.
  private var ownSlacks = PerView<CGFloat>()
  /// The smallest bottom inset that each view had at rest.
  private var bottomInsets = PerView<CGFloat>()
  private var memories = PerView<RestMemory>()
  private(set) var event = ""
  var lastHappening: HeadlessDevice.Happening?
  var lastTurn = 0
  var lastTime: TimeInterval = 0
  private var postedCount = 0
  private var beginning: TimeInterval = 0
  private var topBefore: CGFloat = 0
  private var screenSize = CGSize.zero
  private var wasMoving = false
  /// True if the event began before the screen came to rest after a rotation.
  private var isRotating = false
  private var drawnCount = 0
  /// The time of the last change, or of the last frame during which the main thread was blocked.
  private var lastChange: TimeInterval = 0

  private struct Watched {
    weak var view: UIScrollView?
    let name: String
    var record: FrameRecord
    var hadTarget = false
    /// True if UIKit scrolled to the first responder without reporting that scroll in time.
    var hasUnreportedScroll = false
    /// True if a frame had no first responder.
    var losesFocus = false
    /// True if the view was outside a window at the last frame.
    var wasAway = false
  }

  package init(_ screen: JudgedScreen, on device: HeadlessDevice) {
    self.screen = screen
    self.device = device
    witness = ScreenWitness(screen: screen)
  }

  // MARK: Judging

  /// Runs a closure, waits until nothing moves, and judges the movement; `event` is a short name.
  package func judge(_ event: String, mover: Movement.Mover = .none, _ body: () -> Void) {
    begin(event, mover: mover)
    body()
    waitForRest()
    end()
  }

  package func begin(_ event: String, mover: Movement.Mover = .none) {
    if isJudging { end(isInterrupted: true) }
    isBurst = false
    self.event = event
    self.mover = mover
    postedCount = device.keyboard.log.count
    beginning = device.clock.now
    topBefore = device.keyboard.frameInScreen?.minY ?? device.screen.bounds.maxY
    screenSize = device.screen.bounds.size
    let (focus, cover) = (focus, cover)
    watched = scrollViews.map { view in
      let rest = rest(of: view, focus, cover)
      // Without a keyboard, all insets are the app's own.
      if ownSlacks[view] == nil, cover.keyboard == .absent, !wasMoving {
        ownSlacks[view] = rest.slack
      }
      if !wasMoving {
        let least = bottomInsets[view] ?? .infinity
        bottomInsets[view] = min(least, rest.bottomInset)
      }
      let frame = frame(of: view)
      var before = rest
      if wasMoving { before.offset = frame.offset }
      return Watched(view: view, name: Self.name(of: view), record: FrameRecord(before, frame))
    }
    lastChange = device.clock.now
    drawnCount = device.clock.drawnCount
    device.clock.onFrame = { [weak self] in self?.readFrame() }
  }

  /// Adds a further action of the user or app to the event, before the screen has come to rest.
  ///
  /// - Parameter responder: The first responder before that action; nil if the action kept it.
  package func continueEvent(from responder: UIView? = nil) {
    isBurst = true
    let (focus, cover) = (responder ?? focus, cover)
    for index in watched.indices {
      guard let view = watched[index].view, rest(of: view, focus, cover).target != nil
      else { continue }
      watched[index].hadTarget = true
    }
  }

  package func add(_ finding: MovementFinding) { findings.append(finding) }

  package var signature: Int {
    var hasher = Hasher()
    hasher.combine(device.keyboard.log.count)
    hasher.combine(focus.map { ObjectIdentifier($0) })
    hasher.combine(device.screen.bounds.size.width)
    for view in scrollViews {
      hasher.combine(ObjectIdentifier(view))
      for length in [
        view.bounds.width, view.bounds.height, view.contentSize.height, view.contentInset.bottom,
        view.contentInset.top, view.adjustedContentInset.bottom, view.adjustedContentInset.top,
      ] { hasher.combine(length) }
      hasher.combine(view.isTracking)
      hasher.combine(view.isDragging)
      hasher.combine(view.headlessWrites.contentOffset)
    }
    return hasher.finalize()
  }

  package func rename(_ event: String) { self.event = event }

  package static func scrollViews(in view: UIView) -> [UIScrollView] {
    ScreenWitness.scrollViews(in: view)
  }

  var isJudging: Bool { device.clock.onFrame != nil }

  var isAtRest: Bool { device.clock.now - lastChange > 0.333 }

  /// Waits until nothing moves, for six seconds at most.
  package func waitForRest() {
    // The coordinator waits 0.1 s before it reacts to a hide, and UIKit's own scroll takes 0.3 s.
    device.clock.advance(by: 0.5)
    for _ in 0..<22 where !isAtRest { device.clock.advance(by: 0.25) }
  }

  /// Ends the event, and judges it.
  ///
  /// - Parameters:
  ///   - isInterrupted: True if the next event begins while something still moves.
  ///   - checksLater: True to wait for a further second, in which nothing may move.
  package func end(isInterrupted: Bool = false, checksLater: Bool = true) {
    guard isJudging else { return }
    device.clock.onFrame = nil
    let movements = isInterrupted ? interrupted() : movements(checksLater: checksLater)
    wasMoving = isInterrupted
    // During a rotation UIKit cross-fades the screen, so that missing rows do not show.
    let rules = rules.subtracting(screen.exceptions).subtracting(isRotating ? [.rows] : [])
    isRotating = isInterrupted && (isRotating || movements.contains { $0.isLaidOutAnew })
    for movement in movements {
      onMovement?(movement)
      findings += movement.findings(of: rules)
    }
    watched = []
  }

  private func movements(checksLater: Bool) -> [DeviceMovement] {
    let (focus, cover) = (focus, cover)
    var movements: [(DeviceMovement, UIScrollView)] = []
    for entry in watched {
      guard let view = entry.view else { continue }
      guard view.window != nil else {
        // The view's rest memory lacks a scroll that this event interrupts or includes, so forget
        // the remembered rests.
        if wasMoving || isBurst, memories[view] != nil { memories[view] = RestMemory() }
        continue
      }
      var movement = movement(of: entry, view)
      movement.after = rest(of: view, focus, cover)
      if isCarriedAlong(view) { movement.mover = .user }
      movement.record(in: &memories[view, default: RestMemory()])
      // The size of the screen has changed, so the app has laid out its views again.
      if screenSize != device.screen.bounds.size { movement.mover = .app }
      movements.append((movement, view))
    }
    if checksLater, rules.contains(.quiet) {
      device.clock.advance(by: 1)
      for index in movements.indices {
        movements[index].0.later = rest(of: movements[index].1, focus, cover)
        movements[index].0.drawsFramesLater = device.clock.linkCount > 0
      }
    }
    // The judge has seen no frame of these views, and so has not waited for their rest.
    movements += movementsOfReturnedViews(focus, cover)
    return movements.map(\.0)
  }

  private func movementsOfReturnedViews(
    _ focus: UIView?, _ cover: ScreenWitness.Cover
  ) -> [(DeviceMovement, UIScrollView)] {
    let views = scrollViews.filter { view in
      memories[view] != nil && !watched.contains { $0.view === view }
    }
    return views.map { view in
      let rest = rest(of: view, focus, cover)
      let entry = Watched(
        view: view, name: Self.name(of: view), record: .init(rest, frame(of: view))
      )
      var movement = movement(of: entry, view)
      movement.ownSlack = nil
      movement.bottomInsetWithoutKeyboard = bottomInsets[view]
      movement.after = rest
      movement.record(in: &memories[view, default: RestMemory()], wasAway: true)
      return (movement, view)
    }
  }

  private func interrupted() -> [DeviceMovement] {
    let (focus, cover) = (focus, cover)
    return watched.compactMap { entry in
      guard let view = entry.view, view.window != nil else { return nil }
      var movement = movement(of: entry, view)
      movement.after = rest(of: view, focus, cover)
      movement.isInterrupted = true
      movement.ownSlack = nil
      movement.recordInterruption(in: &memories[view, default: RestMemory()])
      return movement
    }
  }

  private func isCarriedAlong(_ view: UIScrollView) -> Bool {
    watched.contains { entry in
      guard let other = entry.view, other !== view, view.isDescendant(of: other) else {
        return false
      }
      return entry.record.frames.contains { $0.finger != .none }
    }
  }

  private func movement(of entry: Watched, _ view: UIScrollView) -> DeviceMovement {
    var movement = DeviceMovement()
    movement.view = entry.name
    movement.event = event
    movement.before = entry.record.before
    movement.frames = entry.record.frames
    movement.padding = screen.padding
    // In a flipped view, the content keeps its distance to the bottom of the screen.
    movement.keepsDistance = screen.isChat(view) || ScreenWitness.isFlipped(view)
    movement.ownSlack = screen.hasInset(view) ? ownSlacks[view] : nil
    movement.startsMoving = wasMoving
    movement.mover = mover == .none && entry.hasUnreportedScroll ? .system : mover
    movement.appScroll = lastAppScroll(of: view)
    movement.isScrolledByUIKit = device.options.scrollsToFirstResponder
    let posted = device.keyboard.log.dropFirst(postedCount).filter(\.event.name.isWill)
    movement.turnsBack = !isScreenVisible || turnsBack(posted, losingFocus: entry.losesFocus)
    if movement.turnsBack || posted.contains(where: { $0.event.name == .willHide }) {
      movement.bottomInsetWithoutKeyboard = bottomInsets[view]
    }
    movement.isBurst = isBurst
    movement.hadTarget = entry.hadTarget
    movement.losesFocus = entry.losesFocus
    // If any change has no duration, content may jump.
    movement.isAnimated = !posted.isEmpty && posted.allSatisfy { $0.event.duration ?? 0 > 0 }
    // Include changes to a lower keyboard, which are also shows.
    let shows = posted.filter { $0.event.name != .willHide && $0.event.endFrame != nil }
    movement.firstReactionTime = shows.last?.committed
    movement.frameDuration = frameDuration
    movement.pixel = 1 / (view.window?.screen.scale ?? 1)
    return movement
  }

  /// The app's last scroll of a view; in a flipped view, with the offset converted as in ``Rest``.
  private func lastAppScroll(of view: UIScrollView) -> AppScroll? {
    guard var scroll = appScroll(view), scroll.time >= beginning else { return nil }
    if ScreenWitness.isFlipped(view) {
      scroll.offset = view.contentSize.height - scroll.offset - view.bounds.height
    }
    return scroll
  }

  private func turnsBack(_ posted: [HeadlessKeyboardLogEntry], losingFocus: Bool) -> Bool {
    var top = topBefore
    var turns: [(time: TimeInterval, rises: Bool)] = []
    for entry in posted {
      // UIKit can announce an empty frame, which says nothing about the keyboard's position.
      guard let frame = entry.event.endFrame, frame.height > 0 else { continue }
      let new = entry.event.name == .willHide ? device.screen.bounds.maxY : frame.minY
      if abs(new - top) > 1 { turns.append((entry.time, new < top)) }
      top = new
    }
    return turns.contains { one in
      // AutoFill hides and shows the keyboard within 0.05 s, which a user does not see as a hide.
      turns.contains {
        $0.rises != one.rises && $0.time > one.time + (losingFocus ? 0 : 0.06)
      }
    }
  }

  // MARK: Watching

  private var frameDuration: TimeInterval {
    1 / TimeInterval(device.roughness.display.framesPerSecond)
  }

  private func readFrame() {
    defer {
      // Keep the old count while a change is uncommitted: only the next frame shows that change.
      if !watched.contains(where: { $0.view?.headlessIsUncommitted == true }) {
        drawnCount = device.clock.drawnCount
      }
    }
    // Content that stands still is not at rest while the main thread is blocked.
    if device.clock.isBusy { lastChange = device.clock.now }
    for index in watched.indices {
      guard let view = watched[index].view else { continue }
      var frame = frame(of: view)
      let isAway = view.window == nil
      // While a view is outside a window, for example under a presented screen, a leap of its
      // content is invisible.
      if isAway || watched[index].wasAway { frame.stepCount = .max }
      watched[index].wasAway = isAway
      if view.headlessIsScrollingToFocus, !reportsScrollToFocus || !isMainThreadFree {
        watched[index].hasUnreportedScroll = true
      }
      if focus == nil { watched[index].losesFocus = true }
      if view.headlessIsUncommitted { frame.finger = frame.finger.uncommitted }
      let last = watched[index].record.last
      if view.headlessIsUncommitted { frame.offsetWrites = last.offsetWrites }
      if watched[index].record.add(frame) { lastChange = device.clock.now }
    }
  }

  private var reportsScrollToFocus: Bool {
    device.options.tellsScrollToFocus && device.options.tellsScrollAtOnce
  }

  private var scrollViews: [UIScrollView] {
    device.visibleWindows.flatMap(ScreenWitness.scrollViews)
      .filter { view in screen.bar.map { !view.isDescendant(of: $0) } ?? true }
  }

  private func rest(of view: UIScrollView, _ focus: UIView?, _ cover: ScreenWitness.Cover) -> Rest {
    var rest = witness.rest(of: view, focus: focus, cover: cover)
    let writes = view.headlessWrites
    rest.writes = writes.contentOffset + writes.contentInset + writes.verticalScrollIndicatorInsets
    return rest
  }

  private func frame(of view: UIScrollView) -> MovementFrame {
    var frame = witness.frame(of: view, time: device.clock.now, fingerY: finger?.location?.y)
    frame.offsetWrites = view.headlessWrites.contentOffset
    frame.isTimely = isTimely
    frame.followsHitch = !isMainThreadFree
    frame.stepCount = device.clock.drawnCount - drawnCount
    frame.barTop = topOfBar
    frame.top = view.window.map { _ in drawnTop(of: view) }
    // Don't measure the gap while the rows have a layout that the screen does not show yet.
    guard !view.headlessIsUncommitted, !isKeyboardAhead else { return frame }
    frame.gap = witness.gap(in: view, covered: covered(view))
    return frame
  }

  private var topOfBar: CGFloat? {
    guard let bar = screen.bar, !bar.isHidden, bar.window != nil else { return nil }
    return drawnTop(of: bar)
  }

  private func drawnTop(of view: UIView) -> CGFloat {
    sequence(first: view, next: \.superview).reduce(0) { top, view in
      let origin = view.superview?.headlessPresentationBounds.minY ?? 0
      return top + view.headlessPresentationFrame.minY - origin
    }
  }

  /// True if the coordinator has had time to catch up with the bar.
  ///
  /// The main thread must have been free for three refreshes: in each, the coordinator makes up a
  /// third of the distance to the bar (case 186). The keyboard's announcement must be two refreshes
  /// old, because a display link first runs at the refresh after its creation, and draws for the
  /// next refresh.
  private var isTimely: Bool {
    let committed = device.keyboard.log.last { $0.event.name.isWill }?.committed ?? -.infinity
    return isMainThreadFree && device.clock.now - committed > 2 * frameDuration
  }

  private var isMainThreadFree: Bool {
    // The half frame allows for rounding.
    device.clock.now - device.clock.lastMissedFrame > 3.5 * frameDuration
  }

  /// True if the keyboard has begun to hide before the display shows the app's reaction.
  ///
  /// A list then has only the rows for its position after the hide. On a real device, the keyboard
  /// still covers the rows that UIKit has removed.
  private var isKeyboardAhead: Bool {
    guard !device.roughness.keyboard.waitsForCommit else { return false }
    return device.keyboard.log.dropFirst(postedCount).contains {
      $0.event.name == .willHide && $0.committed - $0.time > frameDuration
    }
  }

  private func covered(_ view: UIScrollView) -> CGFloat {
    guard let keyboard = device.keyboard.headlessPresentationFrame, let window = view.window
    else { return 0 }
    let bottom = view.convert(view.bounds, to: window.screen.coordinateSpace).maxY
    return bottom - keyboard.minY + (screen.bar?.bounds.height ?? 0)
  }

  private var focus: UIView? {
    guard let focus = device.keyboard.focus as? UIView, focus.isFirstResponder else { return nil }
    return focus
  }

  private var cover: ScreenWitness.Cover {
    guard let keyboard = device.keyboard.frameInScreen else { return .init() }
    guard device.keyboard.isDocked else { return .init(keyboard: .loose) }
    var frame = keyboard
    // From iOS 26 on, the reported frame may not include the accessory view. After a switch of apps,
    // the keyboard and the accessory view may be visible without a first responder (statement 225).
    if let input = device.keyboard.inputWindow?.subviews.first {
      frame.origin.y = min(frame.minY, input.frame.minY)
    }
    let isLocal = device.keyboard.log.last { $0.event.name.isWill }?.event.isLocal ?? true
    return .init(frame: frame, keyboard: isLocal ? .docked : .foreign)
  }

  private static func name(of view: UIScrollView) -> String {
    let kind =
      switch view {
      case is UITableView: "table"
      case is UICollectionView: "collection"
      case is UITextView: "text view"
      default: "scroll view"
      }
    return view.accessibilityIdentifier ?? kind
  }
}

extension MovementFrame.Finger {
  /// The finger's state without its position, for a frame that shows older content.
  fileprivate var uncommitted: Self {
    switch self {
    case .dragging, .decelerating: .decelerating
    case .touching, .none: .none
    }
  }
}
