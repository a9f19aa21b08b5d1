import Judging
import KeyboardScrolling
@_spi(Headless) import UIKit

// Checks of the properties, with expected values that no code of the library computes.

extension StreamStage {
  /// The largest difference that the coordinator ignores, because no user sees it.
  private static let tolerance: CGFloat = 0.0101

  // MARK: At every moment

  func check() {
    for (number, view) in views.enumerated() {
      checkNumbers(of: view, number)
      checkSettings(of: view, number)
      checkKeyboardInsets(of: view, number)
    }
  }

  private func checkNumbers(of view: StreamView, _ number: Int) {
    let inset = view.view.contentInset
    let indicator = view.view.verticalScrollIndicatorInsets
    let offset = view.view.contentOffset
    let numbers = [inset.top, inset.bottom, indicator.top, indicator.bottom, offset.x, offset.y]
    guard numbers.allSatisfy(\.isFinite), view.view.headlessWrites.nonFinite == 0 else {
      return fail(.finite, "view \(number): \(numbers)")
    }
  }

  private func checkSettings(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    let inset = scrollView.contentInset
    guard inset.left == StreamView.sides.left, inset.right == StreamView.sides.right,
      scrollView.horizontalScrollIndicatorInsets == StreamView.horizontal,
      scrollView.contentInsetAdjustmentBehavior == view.behavior,
      scrollView.keyboardDismissMode.rawValue == view.spec.dismissMode,
      !scrollView.isPagingEnabled, scrollView.isScrollEnabled == view.isScrollEnabled,
      scrollView.bounces
    else { return fail(.others, "a setting of view \(number)") }
    guard view.spec.kind != .scroll || scrollView.contentSize.height == view.contentHeight else {
      return fail(.others, "the content size of view \(number)")
    }
  }

  private func checkKeyboardInsets(of view: StreamView, _ number: Int) {
    let keyboardInsets = view.keyboardInsets
    // For one turn after a rotation, the inset may still be that of the previous orientation.
    let screen = device.screen.bounds
    let height = max(view.view.bounds.height, screen.height, screen.width, 1366)
    let most = height + 100 + max(0, -view.spec.bottom) + Self.tolerance
    guard keyboardInsets.allSatisfy({ (-Self.tolerance...most).contains($0) }) else {
      return fail(.share, "view \(number): \(keyboardInsets)")
    }
    guard
      mayFlip(view)
        || (keyboardInsets[0].magnitude <= Self.tolerance
          && keyboardInsets[2].magnitude <= Self.tolerance)
    else { return fail(.others, "the top of view \(number): \(keyboardInsets)") }
    guard manager(of: view) != nil || keyboardInsets.allSatisfy({ $0.magnitude <= Self.tolerance })
    else {
      return fail(.ownInsets, "view \(number), which nobody manages: \(keyboardInsets)")
    }
  }

  /// Checks an offset that the coordinator is about to write.
  func checkOffset(_ offset: CGPoint, of view: StreamView, _ number: Int) {
    let scrollView = view.view
    guard offset.x == scrollView.contentOffset.x else {
      return fail(.others, "the horizontal offset of view \(number)")
    }
    // Even for content beyond its range, the coordinator must wait until the finger lifts.
    guard !scrollView.isTracking else {
      return fail(.offset, "view \(number) is written under a finger")
    }
    // An animation starts with a write of the offset that is on the screen, which may be out of range.
    // A hide and a show in one turn cancel out: the animation starts at the offset before the hide.
    let starts = [scrollView.headlessPresentationBounds.minY, view.startOfWrites()]
    guard starts.allSatisfy({ abs(offset.y - $0) > Self.tolerance }) else { return }
    let range = scrollView.offsetsInRange
    func excess(_ y: CGFloat) -> CGFloat { max(0, range.lowerBound - y, y - range.upperBound) }
    // If the app has moved content out of range, the coordinator may return it in several steps.
    guard excess(offset.y) > excess(scrollView.contentOffset.y) + Self.tolerance else { return }
    // The coordinator may write the offset for a new inset just before that inset. Check the range
    // at the end of the turn.
    earlyOffsets.append((number, offset.y))
  }

  /// Removes from `earlyOffsets` the view's offsets that are in range with the new inset.
  ///
  /// A further inset in the same turn may put the offset out of range again, and that is allowed.
  func insetDidChange(of view: StreamView, _ number: Int) {
    earlyOffsets.removeAll { $0.view == number && isInRange($0.offset, of: view.view) }
  }

  /// Fails if the coordinator has reduced an inset under a finger, so that UIKit moved the content.
  func checkMove(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    // At the end of management, the coordinator removes its adjustment even under a finger. A view
    // that cannot scroll does not follow a finger. The app may have written an inset in a callback.
    guard manager(of: view) != nil, scrollView.isScrollEnabled, !hasActedInCallback else { return }
    guard !scrollView.isTracking else {
      return fail(.offset, "view \(number) is moved under a finger by an inset")
    }
  }

  /// Fails if an offset in `earlyOffsets` is out of range with the inset at the end of the turn.
  func checkEarlyOffsets() {
    defer {
      earlyOffsets = []
      hasActedInCallback = false
    }
    // In a callback, the app may have changed the range after the coordinator wrote the offset.
    guard !hasActedInCallback else { return }
    for (number, offset) in earlyOffsets {
      let scrollView = views[number].view
      // Without a window, a view has no safe area, and therefore a different range.
      guard scrollView.contentOffset.y == offset, scrollView.window != nil else { continue }
      guard isInRange(offset, of: scrollView) else {
        let range = scrollView.offsetsInRange
        return fail(.offset, "view \(number) went to \(offset), its range is \(range)")
      }
    }
  }

  /// True if an offset is in range, within a pixel: UIKit rounds offsets.
  private func isInRange(_ offset: CGFloat, of scrollView: UIScrollView) -> Bool {
    let range = scrollView.offsetsInRange
    let pixel = 1 / device.screen.scale
    return offset >= range.lowerBound - pixel - Self.tolerance
      && offset <= range.upperBound + pixel + Self.tolerance
  }

  /// The number of coordinators that manage a view or the views around it; 1 if none does.
  func ownersAround(_ view: StreamView) -> Int {
    var owners: Set<ObjectIdentifier> = []
    var next: StreamView? = view
    while let current = next {
      if let owner = manager(of: current) { owners.insert(ObjectIdentifier(owner)) }
      next = current.spec.parent.flatMap { $0 < views.count ? views[$0] : nil }
    }
    return max(1, owners.count)
  }

  /// True if a view may be flipped, so that the adjustment may be at its top or at its bottom.
  func mayFlip(_ view: StreamView) -> Bool {
    if view.spec.turnsOver || view.spec.transform == .flipped { return true }
    // Two rotations by 90 degrees flip the view.
    if view.spec.transform == .quarter, view.spec.parent != nil { return true }
    return view.spec.parent.map { $0 < views.count && mayFlip(views[$0]) } ?? false
  }

  private func isFlipped(_ view: StreamView) -> Bool {
    let space = device.screen.coordinateSpace
    return view.view.convert(CGPoint(x: 0, y: 1), to: space).y
      < view.view.convert(CGPoint.zero, to: space).y
  }

  private func isRotated(_ view: StreamView) -> Bool {
    let space = device.screen.coordinateSpace
    let start = view.view.convert(CGPoint.zero, to: space)
    let end = view.view.convert(CGPoint(x: 0, y: 1), to: space)
    return (end.x - start.x).magnitude > (end.y - start.y).magnitude
  }

  // MARK: At rest

  func rest() {
    guard waitForRest() else { return fail(.quiet, "nothing comes to rest") }
    guard finger.location == nil, delayed == 0 else { return }
    for (number, view) in views.enumerated() { checkRest(of: view, number) }
    for view in views { view.beginInterval() }
    checkVisibility()
    let writes = views.map(\.foreignWrites)
    for _ in 0..<3 { device.clock.turn() }
    device.clock.advance(by: 1)
    guard writes == views.map(\.foreignWrites) else {
      return fail(.quiet, "a second of rest has writes")
    }
  }

  /// Waits until nothing changes for 0.7 s, which is longer than an animated scroll.
  ///
  /// - Returns: False if something still changes after 40 such periods.
  private func waitForRest() -> Bool {
    // 28 seconds are enough for a notification that is delayed by ten seconds, and for a fling
    // after it.
    for _ in 0..<40 {
      let before = Activity(of: self)
      device.clock.advance(by: 0.7)
      // The last turn may have scheduled work for the next ones.
      for _ in 0..<3 { device.clock.turn() }
      let now = Activity(of: self)
      if now == before, now.decelerating == 0 { return true }
    }
    return false
  }

  private struct Activity: Equatable {
    let notifications: Int
    /// The number of pending notifications, including malformed ones, which the log lacks.
    let delayed: Int
    /// The number of flings, including those that move nothing because content is at its end, but
    /// not those that a finger holds.
    let decelerating: Int
    let moves: [Int]
    let writes: [HeadlessScrollWrites]

    @MainActor init(of stage: StreamStage) {
      notifications = stage.device.keyboard.log.count
      delayed = stage.delayed
      decelerating = stage.views.count { $0.view.isDecelerating && !$0.view.isTracking }
      moves = stage.views.map(\.view.headlessOffsetHistory.count)
      writes = stage.views.map(\.view.headlessWrites)
    }
  }

  /// Returns the height of a view that the device's docked keyboard covers.
  ///
  /// Zero if the overlap is narrower or shorter than `least`.
  private func covered(_ view: StreamView, least: CGFloat = 1) -> CGFloat {
    guard case .docked(let frame) = effectivePlacement else { return 0 }
    let keyboard = view.view.convert(frame, from: device.screen.coordinateSpace)
    let bounds = view.view.bounds
    let shared = keyboard.intersection(bounds)
    guard !shared.isNull, shared.width >= least, shared.height >= least else { return 0 }
    let isFlipped = self.isFlipped(view)
    return min(isFlipped ? keyboard.maxY - bounds.minY : bounds.maxY - keyboard.minY, bounds.height)
  }

  /// True if the coordinator adds no inset: the view is rotated by 90 degrees, is nested and cannot
  /// scroll, is a nested text view under the keyboard, or is a horizontal list whose items fit in its
  /// height.
  private func hasNoKeyboardInset(_ view: StreamView) -> Bool {
    if isRotated(view) { return true }
    let isHidden = view.view is UITextView && covered(view, least: 1) >= view.view.bounds.height
    if view.spec.parent != nil, !view.isScrollEnabled || isHidden { return true }
    return view.spec.kind == .carousel && view.view.contentSize.height <= view.view.bounds.height
  }

  private func checkRest(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    let manager = manager(of: view)
    guard screen.isOrderly, view.bar == nil, let manager,
      let configuration = manager.configuration(of: scrollView)
    else { return }
    if case .loose = effectivePlacement, configuration.followsUndockedKeyboard { return }
    // A view that has left its window may have missed a hide.
    guard scrollView.window != nil else { return }
    let isHidden = effectivePlacement == .hidden
    let keyboardInsets = view.keyboardInsets
    guard !isHidden else {
      guard keyboardInsets.allSatisfy({ $0.magnitude <= Self.tolerance }) else {
        return fail(.ownInsets, "view \(number): \(keyboardInsets)")
      }
      return
    }
    // A view beside its window keeps the inset with which it left, until the hide.
    guard !isBesideWindow(scrollView) else { return }
    let isFlipped = self.isFlipped(view)
    let adjusted = scrollView.adjustedContentInset
    let inset = scrollView.contentInset
    // The coordinator may ignore an overlap of about one point, because conversions of frames round.
    let coverings = hasNoKeyboardInset(view) ? [0] : [0.99, 1.01].map { covered(view, least: $0) }
    let own = isFlipped ? view.top.own : view.bottom.own
    let found = isFlipped ? inset.top : inset.bottom
    // Each write of the coordinator may change the inset that UIKit adds. Accept an inset that is
    // right for any of UIKit's values since the last rest.
    let system =
      [isFlipped ? adjusted.top - inset.top : adjusted.bottom - inset.bottom, 0] + view.systemInsets
    let right = coverings.flatMap { covered in
      system.map { system in
        let needed = max(0, covered - system)
        return configuration.baselinePolicy == .sum || needed == 0 ? own + needed : max(own, needed)
      }
    }
    // If UIKit or the app answers each write of the coordinator, the coordinator stops after three
    // writes, with an inset that may be too large.
    if view.longestWriteSeries >= 3, found >= (right.min() ?? 0) - 0.02 { return }
    guard right.contains(where: { ($0 - found).magnitude <= 0.02 }) else {
      return fail(
        .share,
        "view \(number): \(found), expected one of \(right) for covered heights \(coverings)"
      )
    }
  }

  private func isBesideWindow(_ view: UIView) -> Bool {
    guard let window = view.window else { return false }
    let shared = view.convert(view.bounds, to: window as UIView?).intersection(window.bounds)
    return shared.width < 1 || shared.height < 1
  }

  private func checkVisibility() {
    // Nothing has to be visible without a keyboard, after a hide, or with another app's keyboard.
    // The frame alone does not tell: an undocked keyboard is on the screen although UIKit has
    // posted a hide.
    let last = device.keyboard.log.last(where: \.event.name.isWill)?.event
    guard let responder = pinned?.responder, responder.isFirstResponder, screen.isOrderly,
      device.keyboard.frameInScreen != nil, last?.name != .willHide, last?.isLocal != false
    else {
      pinned = nil
      return
    }
    let around = views.filter { responder.isDescendant(of: $0.view) }
    let visibilities = around.compactMap { visibility(of: responder, in: $0) }
    // When the inset of a nested text view shrinks, UIKit moves the text and the caret.
    let isInnerText = around.contains { $0.view === responder && $0.spec.parent != nil }
    guard visibilities.count == around.count, !isInnerText else {
      pinned = nil
      return
    }
    // If one view cannot show the responder, the views around it cannot either.
    let isPossible = visibilities.allSatisfy(\.isPossible)
    for one in visibilities where pinned?.isRequired == true && isPossible && !one.isVisible {
      fail(.sight, "\(one.target) is not in \(one.visibleRange)")
    }
    pinned?.isRequired = visibilities.allSatisfy(\.isVisible)
  }

  func excuseImpossibleVisibility() {
    guard pinned?.isRequired == true, let responder = pinned?.responder else { return }
    for view in views where responder.isDescendant(of: view.view) {
      if visibility(of: responder, in: view)?.isPossible == false {
        pinned?.isRequired = false
      }
    }
  }

  private struct Visibility {
    var target: ClosedRange<CGFloat>
    var visibleRange: ClosedRange<CGFloat>
    var isVisible: Bool
    var isPossible: Bool
  }

  /// Returns where a first responder is in a view; nil if the coordinator does not promise to show
  /// the responder.
  private func visibility(of responder: UIView, in view: StreamView) -> Visibility? {
    let scrollView = view.view
    // A second coordinator may manage an outer view, and move this view.
    let isShared = views.contains { other in
      responder.isDescendant(of: other.view) && manager(of: other) !== manager(of: view)
    }
    // UIKit moves the content of an inner view whose safe area changes.
    let isMovedByUIKit = view.spec.parent != nil && view.behavior != .never
    guard scrollView.window != nil, !isFlipped(view), !isRotated(view), view.isScrollEnabled,
      !isShared,
      !isMovedByUIKit,
      view.spec.transform == .none,
      let configuration = manager(of: view)?.configuration(of: scrollView),
      configuration.revealsFirstResponder
    else { return nil }
    // An inner view that keeps its distance to the end moves its content when the outer view moves.
    guard view.spec.parent == nil || !configuration.keepsDistanceToEnd else { return nil }
    var rectangle = responder.bounds
    if let text = responder as? UITextView, let range = text.selectedTextRange {
      rectangle = text.caretRect(for: range.end)
    }
    let target = responder.convert(rectangle, to: scrollView)
    let adjusted = scrollView.adjustedContentInset
    // If a bar covers the top of the view without an inset, the bar may hide the responder.
    guard scrollView.safeAreaInsets.top <= max(adjusted.top, 0) + 0.5 else { return nil }
    let bounds = scrollView.bounds
    // In an inner view, the app's own inset hides no content.
    let isInner = view.spec.parent != nil
    let shown = view.bar.flatMap { $0.bounds.height > 0 ? $0 : nil }
    let bar = shown.map { bounds.maxY - $0.convert(CGPoint.zero, to: scrollView).y } ?? 0
    let covered = max(covered(view), min(bar, bounds.height))
    let hidden = isInner ? covered : max(adjusted.bottom, covered)
    let top = bounds.minY + adjusted.top
    let bottom = bounds.maxY - hidden
    // The responder is visible at offsets from `first` to `last`; the view can rest in `range`.
    let first = target.maxY + hidden - bounds.height
    let last = target.minY - adjusted.top
    let range = scrollView.offsetsInRange
    return Visibility(
      target: target.minY...target.maxY,
      visibleRange: top...max(top, bottom),
      // Allow two points: each frame of UIKit's scroll may be off by half a point.
      isVisible: target.minY >= top - 2 && target.maxY <= bottom + 2,
      isPossible: max(first, range.lowerBound) <= min(last, range.upperBound)
    )
  }
}

@MainActor struct TurnCheck {
  var log: ((String) -> Void)?
  private var posts = 0
  private var time: TimeInterval = 0
  private var turns = 0
  private var signature = 0
  /// The number of turns with a write since the last change, by view.
  private var writingTurns: [Int: Int] = [:]
  private var idleTurns = IdleTurns()
  /// The number of turns that may write an inset after the last change.
  ///
  /// UIKit may answer each write with a new inset of its own, so the coordinator may write three
  /// times. After that, each view around the first responder may scroll once, each in a turn of its
  /// own.
  private static let mostWritingTurns = 3

  mutating func begin(_ stage: StreamStage) {
    posts = stage.device.keyboard.log.count
    stage.actionCount = 0
    for view in stage.views { view.beginTurn() }
  }

  mutating func resetWritingTurns() { writingTurns = [:] }

  mutating func turnEnded(_ stage: StreamStage, requests: Int) {
    stage.checkEarlyOffsets()
    let now = stage.device.clock.now
    let count = stage.device.keyboard.log.count
    let signature = Self.signature(of: stage)
    log?("    turn at \(now) s, \(count - posts) notifications")
    turns = now == time ? turns + 1 : 0
    if turns > 500 {
      stage.fail(.quiet, "turns are requested without end")
      // Only coordinators request turns: release them, so that the turns end.
      stage.releaseCoordinators()
    }
    if now != time || count != posts || signature != self.signature { writingTurns = [:] }
    idleTurns.turnEnded(requests: requests, signature: reasons(of: stage, signature))
    if idleTurns.longest > IdleTurns.limit {
      stage.fail(.quiet, "\(idleTurns.longest) turns in a row are requested without a new reason")
      idleTurns.reset()
    }
    let most = 1 + (count - posts) + stage.actionCount
    for (number, view) in stage.views.enumerated() {
      let writes = view.foreignWrites
      let inset = writes.contentInset - view.lastWrites.contentInset
      let indicator =
        writes.verticalScrollIndicatorInsets - view.lastWrites.verticalScrollIndicatorInsets
      let offset = writes.contentOffset - view.lastWrites.contentOffset
      // When a view flips, the coordinator writes the insets of both edges.
      let edges = stage.mayFlip(view) ? 2 : 1
      // In a nested view, the coordinator may have to write the offset again after the outer view has
      // moved.
      let moves = view.spec.parent == nil ? 1 : 2
      // The coordinators of the outer views may write in the same turn.
      let owners = stage.ownersAround(view)
      if max(inset, indicator) > most * edges * owners || offset > most * max(moves, edges) {
        stage.fail(
          .oneWrite,
          "view \(number): \(inset), \(indicator) and \(offset) writes for \(most) causes"
        )
      }
      if inset + indicator + offset > 0 { writingTurns[number, default: 0] += 1 }
      if writingTurns[number, default: 0] > Self.mostWritingTurns + stage.views.count {
        stage.fail(.quiet, "view \(number) is written again and again")
      }
      view.beginTurn()
      if inset > 0 { view.noteWrites(at: now, writes: inset) }
      view.noteSystemInsets()
    }
    stage.actionCount = 0
    posts = count
    time = now
    self.signature = signature
  }

  private func reasons(of stage: StreamStage, _ signature: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(signature)
    hasher.combine(stage.device.keyboard.log.count)
    hasher.combine(stage.actionCount)
    for view in stage.views {
      let writes = view.foreignWrites
      hasher.combine(writes.contentInset + writes.verticalScrollIndicatorInsets)
      hasher.combine(writes.contentOffset)
    }
    return hasher.finalize()
  }

  private static func signature(of stage: StreamStage) -> Int {
    var hasher = Hasher()
    for view in stage.views {
      let scrollView = view.view
      hasher.combine(scrollView.bounds.height)
      hasher.combine(scrollView.bounds.width)
      hasher.combine(scrollView.contentSize.height)
      let place = scrollView.convert(
        scrollView.bounds.origin, to: stage.device.screen.coordinateSpace
      )
      hasher.combine(place.y)
      hasher.combine(view.bar?.frame.minY)
      hasher.combine(scrollView.safeAreaInsets.bottom)
      hasher.combine(scrollView.window.map { ObjectIdentifier($0) })
      hasher.combine(scrollView.isTracking)
    }
    return hasher.finalize()
  }
}
