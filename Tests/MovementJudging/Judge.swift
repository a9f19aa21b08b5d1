package import UIKit

/// The judge of movement: watches a screen during an event, and says what a person did not expect.
///
/// It reads views, their values on the screen and the device's keyboard. It does not read the code
/// that moves the content, so it judges any.
///
/// ```swift
/// judge.judge("focus of the last field") { field.becomeFirstResponder() }
/// print(judge.findings)
/// ```
@MainActor
package final class Judge {
  /// What was found so far.
  package private(set) var findings: [MovementFinding] = []
  /// The rules that are judged.
  package var rules = Set(MovementRule.allCases)
  /// Where the finger is on the screen; nil while there is none.
  package var finger: HeadlessFinger?
  /// Who else scrolls for the event.
  package var mover = Movement.Mover.nobody
  /// The screen that is judged.
  package let screen: JudgedScreen

  let device: HeadlessDevice
  private let witness: ScreenWitness
  private var watched: [Watched] = []
  /// The app's own dead space of each view, from its first rest.
  private var ownSlacks: [ObjectIdentifier: CGFloat] = [:]
  private(set) var event = ""
  /// What happened last during a watch.
  var lastHappening: HeadlessDevice.Happening?
  var lastTurn = 0
  var lastTime: TimeInterval = 0
  private var postedCount = 0
  private var screenSize = CGSize.zero
  private var wasMoving = false
  /// The frames since the last one in which anything was different.
  private var stillFrames = 0

  private struct Watched {
    weak var view: UIScrollView?
    let name: String
    let before: Rest
    var frames: [MovementFrame] = []
    var last: MovementFrame
  }

  /// Creates a judge for the windows of a device.
  package init(_ screen: JudgedScreen, on device: HeadlessDevice) {
    self.screen = screen
    self.device = device
    witness = ScreenWitness(screen: screen)
  }

  // MARK: Judging

  /// Judges an event from the rest before it to the rest after it.
  ///
  /// - Parameters:
  ///   - event: The event in a few words, for findings.
  ///   - mover: Who else scrolls for the event.
  ///   - body: Causes the event.
  package func judge(_ event: String, mover: Movement.Mover = .nobody, _ body: () -> Void) {
    begin(event, mover: mover)
    body()
    waitForRest()
    end()
  }

  /// Begins to watch.
  package func begin(_ event: String, mover: Movement.Mover = .nobody) {
    if isJudging { end(isInterrupted: true) }
    self.event = event
    self.mover = mover
    postedCount = device.keyboard.log.count
    screenSize = device.screen.bounds.size
    let (focus, cover) = (focus, cover)
    watched = scrollViews.map { view in
      let rest = rest(of: view, focus, cover)
      // Insets without a keyboard are the app's own; so is a new view's.
      if ownSlacks[ObjectIdentifier(view)] == nil, cover.keyboard == .absent, !wasMoving {
        ownSlacks[ObjectIdentifier(view)] = rest.slack
      }
      let frame = frame(of: view)
      var before = rest
      if wasMoving { before.offset = frame.offset }
      return Watched(view: view, name: Self.name(of: view), before: before, last: frame)
    }
    stillFrames = 0
    device.clock.onFrame = { [weak self] in self?.look() }
  }

  /// Says more exactly what the event is, once it is known.
  package func rename(_ event: String) {
    self.event = event
  }

  /// The scroll views in a view, outermost first.
  package static func scrollViews(in view: UIView) -> [UIScrollView] {
    ScreenWitness.scrollViews(in: view)
  }

  /// True between the beginning and the end of an event.
  var isJudging: Bool { device.clock.onFrame != nil }

  /// True if nothing has moved for a third of a second.
  var isAtRest: Bool { stillFrames >= 20 }

  /// Waits until nothing moves any more, for six seconds at most.
  package func waitForRest() {
    // A hide is held for a tenth of a second, and UIKit takes 0.3 s for a scroll of its own.
    device.clock.advance(by: 0.5)
    for _ in 0..<22 where !isAtRest { device.clock.advance(by: 0.25) }
  }

  /// Ends the event, and judges it.
  ///
  /// - Parameters:
  ///   - isInterrupted: True if the next event comes before the rest.
  ///   - looksAgain: True to wait for another second, in which nothing may happen.
  package func end(isInterrupted: Bool = false, looksAgain: Bool = true) {
    guard isJudging else { return }
    device.clock.onFrame = nil
    let movements = isInterrupted ? interrupted() : movements(looksAgain: looksAgain)
    wasMoving = isInterrupted
    for movement in movements {
      findings += movement.findings(of: rules.subtracting(screen.exceptions))
    }
    watched = []
  }

  private func movements(looksAgain: Bool) -> [Movement] {
    let (focus, cover) = (focus, cover)
    var movements: [(Movement, UIScrollView)] = []
    for entry in watched {
      guard let view = entry.view, view.window != nil else { continue }
      var movement = movement(of: entry, view)
      movement.after = rest(of: view, focus, cover)
      if isCarriedAlong(view) { movement.mover = .user }
      // The app lays its screen out anew.
      if screenSize != device.screen.bounds.size { movement.mover = .app }
      movements.append((movement, view))
    }
    if looksAgain, rules.contains(.quiet) {
      device.clock.advance(by: 1)
      for index in movements.indices {
        movements[index].0.later = rest(of: movements[index].1, focus, cover)
      }
    }
    return movements.map(\.0)
  }

  /// Without a rest only what has already moved without need can be judged.
  private func interrupted() -> [Movement] {
    let (focus, cover) = (focus, cover)
    return watched.compactMap { entry in
      guard let view = entry.view, view.window != nil else { return nil }
      var movement = movement(of: entry, view)
      movement.after = rest(of: view, focus, cover)
      movement.isInterrupted = true
      movement.ownSlack = nil
      return movement
    }
  }

  /// Returns whether a finger has moved a scroll view around a view.
  private func isCarriedAlong(_ view: UIScrollView) -> Bool {
    watched.contains { entry in
      guard let other = entry.view, other !== view, view.isDescendant(of: other) else {
        return false
      }
      return entry.frames.contains { $0.finger != .none }
    }
  }

  private func movement(of entry: Watched, _ view: UIScrollView) -> Movement {
    var movement = Movement()
    movement.view = entry.name
    movement.event = event
    movement.before = entry.before
    movement.frames = entry.frames
    movement.padding = screen.padding
    // Content that is upside down hangs on the bottom of the screen.
    movement.keepsDistance = screen.keepsDistance(view) || ScreenWitness.isTurnedOver(view)
    movement.ownSlack = screen.hasInset(view) ? ownSlacks[ObjectIdentifier(view)] : nil
    movement.startsMoving = wasMoving
    movement.mover = mover
    let posted = device.keyboard.log.dropFirst(postedCount).filter(\.event.name.isWill)
    // Where one of several changes has no duration, nothing says which part is not animated.
    movement.isAnimated =
      !posted.isEmpty && posted.allSatisfy { $0.event.duration ?? 0 > 0 }
    // The last one that comes may be lower than the one before.
    let shows = posted.filter { $0.event.name != .willHide && $0.event.endFrame != nil }
    movement.announced = shows.last?.time
    return movement
  }

  // MARK: Watching

  private func look() {
    stillFrames += 1
    for index in watched.indices {
      guard let view = watched[index].view else { continue }
      let frame = frame(of: view)
      var last = watched[index].last
      last.time = frame.time
      guard frame != last || frame.finger != .none else { continue }
      stillFrames = 0
      watched[index].frames.append(frame)
      watched[index].last = frame
    }
  }

  private var scrollViews: [UIScrollView] {
    device.visibleWindows.flatMap(ScreenWitness.scrollViews)
      .filter { view in screen.bar.map { !view.isDescendant(of: $0) } ?? true }
  }

  private func rest(
    of view: UIScrollView,
    _ focus: UIView?,
    _ cover: ScreenWitness.Cover
  ) -> Rest {
    var rest = witness.rest(of: view, focus: focus, cover: cover)
    let writes = view.headlessWrites
    rest.writes =
      writes.contentOffset + writes.contentInset + writes.verticalScrollIndicatorInsets
    return rest
  }

  private func frame(of view: UIScrollView) -> MovementFrame {
    var frame = witness.frame(
      of: view,
      shownBounds: view.headlessPresentationBounds,
      time: device.clock.now,
      fingerY: finger?.location?.y
    )
    frame.offsetWrites = view.headlessWrites.contentOffset
    frame.gap = witness.gap(in: view, shownBounds: view.headlessPresentationBounds)
    return frame
  }

  private var focus: UIView? {
    guard let focus = device.keyboard.focus as? UIView, focus.isFirstResponder else { return nil }
    return focus
  }

  private var cover: ScreenWitness.Cover {
    guard let keyboard = device.keyboard.frameInScreen else { return .init() }
    guard device.keyboard.isDocked else { return .init(keyboard: .loose) }
    var frame = keyboard
    // From iOS 26 on the reported frame may leave the accessory view out.
    if let view = focus.flatMap(ScreenWitness.accessory), let window = view.window {
      let space = window.screen.coordinateSpace
      frame.origin.y = min(frame.minY, view.convert(view.bounds, to: space).minY)
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
