import CoreGraphics
import Foundation
import KeyboardScrolling
@_spi(Headless) import UIKit

// The properties, checked by a model independent of the library.

extension StreamStage {
  /// Shorter differences are invisible, and the coordinator does not write them.
  private static let tolerance: CGFloat = 0.0101

  // MARK: At every moment

  func check() {
    for (number, view) in views.enumerated() {
      checkNumbers(of: view, number)
      checkOthers(of: view, number)
      checkShares(of: view, number)
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

  private func checkOthers(of view: StreamView, _ number: Int) {
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

  private func checkShares(of view: StreamView, _ number: Int) {
    let shares = view.shares
    // A coordinator corrects its part a turn after it was measured with another screen size.
    let screen = device.screen.bounds
    let height = max(view.view.bounds.height, screen.height, screen.width, 1366)
    let most = height + 100 + max(0, -view.spec.bottom) + Self.tolerance
    guard shares.allSatisfy({ (-Self.tolerance...most).contains($0) }) else {
      return fail(.share, "view \(number): \(shares)")
    }
    guard
      mayFlip(view)
        || (shares[0].magnitude <= Self.tolerance && shares[2].magnitude <= Self.tolerance)
    else { return fail(.others, "the top of view \(number): \(shares)") }
    guard manager(of: view) != nil || shares.allSatisfy({ $0.magnitude <= Self.tolerance }) else {
      return fail(.ownInsets, "view \(number), which nobody manages: \(shares)")
    }
  }

  /// Checks an offset that the coordinator is about to write.
  func checkOffset(_ offset: CGPoint, of view: StreamView, _ number: Int) {
    let scrollView = view.view
    guard offset.x == scrollView.contentOffset.x else {
      return fail(.others, "the horizontal offset of view \(number)")
    }
    // A touch ends a flick, so content beyond its range is no reason for a write.
    guard !scrollView.isTracking else {
      return fail(.offset, "view \(number) is written under a finger")
    }
    // A movement starts at the offset on the screen, and leads from there into the range.
    let shown = scrollView.headlessPresentationBounds.minY
    guard abs(offset.y - shown) > Self.tolerance else { return }
    let range = range(of: scrollView)
    func excess(_ y: CGFloat) -> CGFloat { max(0, range.lowerBound - y, y - range.upperBound) }
    // Content that the app has moved out of range may return in several steps.
    guard excess(offset.y) > excess(scrollView.contentOffset.y) + Self.tolerance else { return }
    // For a smaller inset, the coordinator writes the offset first, so that UIKit does not clamp
    // it.
    earlyOffsets.append((number, offset.y))
  }

  /// Forgets the early offsets of a view that a new inset brings into range.
  ///
  /// If the keyboard returns in the same turn, the content follows it frame by frame.
  func inset(of view: StreamView, _ number: Int) {
    earlyOffsets.removeAll { $0.view == number && isInRange($0.offset, of: view.view) }
  }

  /// Checks a view whose content UIKit moved into the range of a new inset.
  func checkMove(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    // Exceptions: the end of management removes the adjustment at once, a view without scrolling
    // cannot be dragged, and the app may have written its own inset inside a callback.
    guard manager(of: view) != nil, scrollView.isScrollEnabled, !hasActedInCallback else { return }
    // A finger on the content forbids this, as in `checkOffset`.
    guard !scrollView.isTracking else {
      return fail(.offset, "view \(number) is moved under a finger by an inset")
    }
  }

  /// Checks that offsets written before their inset are in range afterwards.
  func checkEarlyOffsets() {
    defer {
      earlyOffsets = []
      hasActedInCallback = false
    }
    // The app may have changed the range for which the offset was written.
    guard !hasActedInCallback else { return }
    for (number, offset) in earlyOffsets {
      let scrollView = views[number].view
      // Without a window there is no safe area, which changes the range.
      guard scrollView.contentOffset.y == offset, scrollView.window != nil else { continue }
      guard isInRange(offset, of: scrollView) else {
        let range = range(of: scrollView)
        return fail(.offset, "view \(number) went to \(offset), its range is \(range)")
      }
    }
  }

  /// True if UIKit, which rounds offsets to pixels, counts the offset as in range.
  private func isInRange(_ offset: CGFloat, of scrollView: UIScrollView) -> Bool {
    let range = range(of: scrollView)
    let pixel = 1 / device.screen.scale
    return offset >= range.lowerBound - pixel - Self.tolerance
      && offset <= range.upperBound + pixel + Self.tolerance
  }

  private func range(of scrollView: UIScrollView) -> ClosedRange<CGFloat> {
    let adjusted = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
    return -adjusted.top...max(-adjusted.top, end)
  }

  /// The number of coordinators of a view and the views around it, at least one.
  func ownersAround(_ view: StreamView) -> Int {
    var owners: Set<ObjectIdentifier> = []
    var next: StreamView? = view
    while let current = next {
      if let owner = manager(of: current) { owners.insert(ObjectIdentifier(owner)) }
      next = current.spec.parent.flatMap { $0 < views.count ? views[$0] : nil }
    }
    return max(1, owners.count)
  }

  /// True if the app cannot know which edge holds the adjustment.
  func mayFlip(_ view: StreamView) -> Bool {
    if view.spec.turnsOver || view.spec.transform == .flipped { return true }
    // Two rotations by 90 degrees flip the view.
    if view.spec.transform == .quarter, view.spec.parent != nil { return true }
    return view.spec.parent.map { $0 < views.count && mayFlip(views[$0]) } ?? false
  }

  /// True when the view's own top faces the bottom of the screen.
  private func isFlipped(_ view: StreamView) -> Bool {
    let space = device.screen.coordinateSpace
    return view.view.convert(CGPoint(x: 0, y: 1), to: space).y
      < view.view.convert(CGPoint.zero, to: space).y
  }

  /// True when the view's own vertical axis is the screen's horizontal one.
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
    for (number, view) in views.enumerated() {
      checkRest(of: view, number)
    }
    for view in views { view.beginInterval() }
    checkSight()
    let writes = views.map(\.foreignWrites)
    for _ in 0..<3 { device.clock.turn() }
    device.clock.advance(by: 1)
    guard writes == views.map(\.foreignWrites) else {
      return fail(.quiet, "a second of rest has writes")
    }
  }

  /// Waits until nothing changes for longer than an animated scroll.
  ///
  /// A scroll that has not moved yet has a notification or a write as its cause. Each later step is
  /// in the view's history.
  private func waitForRest() -> Bool {
    // Long enough for notifications delayed by up to ten seconds, and for a fling after them.
    for _ in 0..<40 {
      let before = Activity(of: self)
      device.clock.advance(by: 0.7)
      // Work scheduled in the last turn runs in the next one.
      for _ in 0..<3 { device.clock.turn() }
      let now = Activity(of: self)
      if now == before, now.decelerating == 0 { return true }
    }
    return false
  }

  private struct Activity: Equatable {
    let notifications: Int
    /// The number of pending notifications, because a malformed notification is in no log.
    let delayed: Int
    /// The number of flings.
    ///
    /// A fling against the end of the content moves nothing, but still takes time.
    let decelerating: Int
    let moves: [Int]
    let writes: [HeadlessScrollWrites]

    @MainActor
    init(of stage: StreamStage) {
      notifications = stage.device.keyboard.log.count
      delayed = stage.delayed
      decelerating = stage.views.count { $0.view.isDecelerating }
      moves = stage.views.map(\.view.headlessOffsetHistory.count)
      writes = stage.views.map(\.view.headlessWrites)
    }
  }

  /// The covered height of a view, read from the stand-in.
  ///
  /// An overlap of less than a point in either axis does not count.
  private func covered(_ view: StreamView, least: CGFloat = 1) -> CGFloat {
    guard case .docked(let frame) = countedPlacement else { return 0 }
    let keyboard = view.view.convert(frame, from: device.screen.coordinateSpace)
    let bounds = view.view.bounds
    let shared = keyboard.intersection(bounds)
    guard !shared.isNull, shared.width >= least, shared.height >= least else { return 0 }
    let isFlipped = self.isFlipped(view)
    return min(isFlipped ? keyboard.maxY - bounds.minY : bounds.maxY - keyboard.minY, bounds.height)
  }

  /// True for a view that is rotated by 90 degrees, for a nested view without scrolling, and for a
  /// collection view with a horizontal layout.
  private func hasNoKeyboardInset(_ view: StreamView) -> Bool {
    if isRotated(view) || (view.spec.parent != nil && !view.isScrollEnabled) { return true }
    return view.spec.kind == .carousel && view.view.contentSize.height <= view.view.bounds.height
  }

  private func checkRest(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    let manager = manager(of: view)
    guard screen.isOrderly, view.bar == nil, let manager,
      let configuration = manager.configuration(of: scrollView)
    else { return }
    if case .loose = countedPlacement, configuration.followsUndockedKeyboard { return }
    // A view without a window may have left without a hide: the keyboard's position is unknown.
    guard scrollView.window != nil else { return }
    let isHidden = countedPlacement == .hidden
    let shares = view.shares
    guard !isHidden else {
      guard shares.allSatisfy({ $0.magnitude <= Self.tolerance }) else {
        return fail(.ownInsets, "view \(number): \(shares)")
      }
      return
    }
    let isFlipped = self.isFlipped(view)
    let adjusted = scrollView.adjustedContentInset
    let inset = scrollView.contentInset
    // Conversions round: an overlap of about one point may or may not count.
    let coverings = hasNoKeyboardInset(view) ? [0] : [0.99, 1.01].map { covered(view, least: $0) }
    let own = isFlipped ? view.top.own : view.bottom.own
    let found = isFlipped ? inset.top : inset.bottom
    // UIKit's part may depend on the inset. A series of writes may end with any of UIKit's values.
    let system =
      [isFlipped ? adjusted.top - inset.top : adjusted.bottom - inset.bottom, 0] + view.systems
    let right = coverings.flatMap { covered in
      system.map { system in
        let needed = max(0, covered - system)
        return configuration.baselinePolicy == .sum || needed == 0 ? own + needed : max(own, needed)
      }
    }
    // After the third write, a series of writes by UIKit or the app and the coordinator ends with
    // an inset that is too large rather than too small.
    if view.exchange >= 3, found >= (right.min() ?? 0) - 0.02 { return }
    guard right.contains(where: { ($0 - found).magnitude <= 0.02 }) else {
      return fail(
        .share,
        "view \(number): \(found) where \(coverings) are covered, expected \(right)"
      )
    }
  }

  private func checkSight() {
    // Without a keyboard no view has to stay visible. An undocked keyboard may have posted a hide.
    // Another app's keyboard causes no reveal.
    let last = device.keyboard.log.last(where: \.event.name.isWill)?.event
    guard let responder = pinned?.responder, responder.isFirstResponder, screen.isOrderly,
      device.keyboard.frameInScreen != nil, last?.name != .willHide, last?.isLocal != false
    else {
      pinned = nil
      return
    }
    let around = views.filter { responder.isDescendant(of: $0.view) }
    let sights = around.compactMap { sight(of: responder, in: $0) }
    // In a nested text view, a smaller inset moves the text, and with it the caret in both views.
    let isInnerText = around.contains { $0.view === responder && $0.spec.parent != nil }
    guard sights.count == around.count, !isInnerText else {
      pinned = nil
      return
    }
    // If an inner view cannot show the responder, the views around it cannot either.
    let isPossible = sights.allSatisfy(\.isPossible)
    for sight in sights where pinned?.isRequired == true && isPossible && !sight.isThere {
      fail(.sight, "\(sight.target) is not in \(sight.band)")
    }
    let isInSight = sights.allSatisfy(\.isThere)
    pinned?.isRequired = isInSight
  }

  func giveUpImpossible() {
    guard pinned?.isRequired == true, let responder = pinned?.responder else { return }
    for view in views where responder.isDescendant(of: view.view) {
      if let sight = sight(of: responder, in: view), !sight.isPossible {
        pinned?.isRequired = false
      }
    }
  }

  private struct Sight {
    var target: ClosedRange<CGFloat>
    var band: ClosedRange<CGFloat>
    var isThere: Bool
    var isPossible: Bool
  }

  /// Returns the visibility of a first responder; nil if its visibility is not guaranteed.
  private func sight(of responder: UIView, in view: StreamView) -> Sight? {
    let scrollView = view.view
    // If another coordinator also manages a view around the responder, its moves change this view
    // too.
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
    // If an inner view keeps its distance to the end, its content moves when the view around it
    // moves.
    guard view.spec.parent == nil || !configuration.keepsDistanceToEnd else { return nil }
    var rectangle = responder.bounds
    if let text = responder as? UITextView, let range = text.selectedTextRange {
      rectangle = text.caretRect(for: range.end)
    }
    let target = responder.convert(rectangle, to: scrollView)
    let adjusted = scrollView.adjustedContentInset
    // With a bar at the top but no inset for it, the target may be hidden behind the bar.
    guard scrollView.safeAreaInsets.top <= max(adjusted.top, 0) + 0.5 else { return nil }
    let bounds = scrollView.bounds
    // The app decides how much its own inset of an inner view hides.
    let isInner = view.spec.parent != nil
    let shown = view.bar.flatMap { $0.bounds.height > 0 ? $0 : nil }
    let bar = shown.map { bounds.maxY - $0.convert(CGPoint.zero, to: scrollView).y } ?? 0
    let covered = max(covered(view), min(bar, bounds.height))
    let hidden = isInner ? covered : max(adjusted.bottom, covered)
    let top = bounds.minY + adjusted.top
    let bottom = bounds.maxY - hidden
    // The offsets that show the responder, and those at which the view can rest.
    let first = target.maxY + hidden - bounds.height
    let last = target.minY - adjusted.top
    let range = range(of: scrollView)
    return Sight(
      target: target.minY...target.maxY,
      band: top...max(top, bottom),
      // Each frame of UIKit's scroll may be off by half a point.
      isThere: target.minY >= top - 2 && target.maxY <= bottom + 2,
      isPossible: max(first, range.lowerBound) <= min(last, range.upperBound)
    )
  }
}

@MainActor
struct TurnCheck {
  var log: ((String) -> Void)?
  private var posts = 0
  private var time: TimeInterval = 0
  private var turns = 0
  private var signature = 0
  /// The number of turns with a write since the last change, by view.
  private var answers: [Int: Int] = [:]
  private var idleTurns = IdleTurns()
  /// The number of turns that may write after the last change.
  ///
  /// UIKit's part may depend on the inset, so three writes may be needed. Then each view around the
  /// first responder may reveal it once.
  private static let mostAnswers = 3

  mutating func begin(_ stage: StreamStage) {
    posts = stage.device.keyboard.log.count
    stage.calls = 0
    for view in stage.views { view.lastWrites = view.foreignWrites }
  }

  mutating func somethingHappened() {
    answers = [:]
  }

  mutating func turnEnded(_ stage: StreamStage, requests: Int) {
    stage.checkEarlyOffsets()
    let now = stage.device.clock.now
    let count = stage.device.keyboard.log.count
    let signature = Self.signature(of: stage)
    log?("    turn at \(now) s, \(count - posts) notifications")
    turns = now == time ? turns + 1 : 0
    if turns > 500 {
      stage.fail(.quiet, "turns are asked for without end")
      // Without coordinators, nothing requests further turns.
      stage.releaseCoordinators()
    }
    if now != time || count != posts || signature != self.signature { answers = [:] }
    idleTurns.turnEnded(requests: requests, signature: reasons(of: stage, signature))
    if idleTurns.longest > IdleTurns.limit {
      stage.fail(.quiet, "\(idleTurns.longest) turns in a row are asked for without a new reason")
      idleTurns.reset()
    }
    let most = 1 + (count - posts) + stage.calls
    for (number, view) in stage.views.enumerated() {
      let writes = view.foreignWrites
      let inset = writes.contentInset - view.lastWrites.contentInset
      let indicator =
        writes.verticalScrollIndicatorInsets - view.lastWrites.verticalScrollIndicatorInsets
      let offset = writes.contentOffset - view.lastWrites.contentOffset
      // The inset of a flipped view is written at both edges.
      let edges = stage.mayFlip(view) ? 2 : 1
      // The view around a nested one moves later, which may leave the nested content past its end.
      let moves = view.spec.parent == nil ? 1 : 2
      // Each coordinator of a surrounding view may write in the same turn.
      let owners = stage.ownersAround(view)
      if max(inset, indicator) > most * edges * owners || offset > most * max(moves, edges) {
        stage.fail(
          .oneWrite,
          "view \(number): \(inset), \(indicator) and \(offset) writes for \(most) causes"
        )
      }
      if inset + indicator + offset > 0 { answers[number, default: 0] += 1 }
      if answers[number, default: 0] > Self.mostAnswers + stage.views.count {
        stage.fail(.quiet, "view \(number) is written again and again")
      }
      view.lastWrites = writes
      if inset > 0 { view.noteExchange(at: now, writes: inset) }
      view.noteSystemInsets()
    }
    stage.calls = 0
    posts = count
    time = now
    self.signature = signature
  }

  private func reasons(of stage: StreamStage, _ signature: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(signature)
    hasher.combine(stage.device.keyboard.log.count)
    hasher.combine(stage.calls)
    for view in stage.views {
      let writes = view.foreignWrites
      hasher.combine(writes.contentInset + writes.verticalScrollIndicatorInsets)
      hasher.combine(writes.contentOffset)
    }
    return hasher.finalize()
  }

  /// A hash of everything that may cause a write, except the insets themselves.
  private static func signature(of stage: StreamStage) -> Int {
    var hasher = Hasher()
    for view in stage.views {
      let scrollView = view.view
      hasher.combine(scrollView.bounds.height)
      hasher.combine(scrollView.bounds.width)
      hasher.combine(scrollView.contentSize.height)
      let place = scrollView.convert(
        scrollView.bounds.origin,
        to: stage.device.screen.coordinateSpace
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
