import CoreGraphics
import Foundation
import KeyboardScrolling
import UIKit

// The properties, by a model that knows nothing of the library's.

extension StreamStage {
  /// Shorter differences are invisible, and are not written.
  private static let tolerance: CGFloat = 0.0101

  // MARK: At every moment

  /// Checks what holds at every moment.
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
      !scrollView.isPagingEnabled, scrollView.isScrollEnabled, scrollView.bounces
    else { return fail(.others, "a setting of view \(number)") }
    guard view.spec.kind != .scroll || scrollView.contentSize.height == view.contentHeight else {
      return fail(.others, "the content size of view \(number)")
    }
  }

  private func checkShares(of view: StreamView, _ number: Int) {
    let shares = view.shares
    // What was measured with another size is right again a turn later.
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
    guard !scrollView.isTracking, !scrollView.isDragging, !scrollView.isDecelerating else {
      return fail(.offset, "view \(number) is written under a finger")
    }
    let adjusted = scrollView.adjustedContentInset
    let start = -adjusted.top
    let end = max(
      start,
      scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
    )
    guard offset.y < start - Self.tolerance || offset.y > end + Self.tolerance else { return }
    // An offset that goes with a smaller inset is written before it, so that UIKit does not clamp.
    earlyOffsets.append((number, offset.y))
  }

  /// Checks that offsets which were written early are in range once the inset is written.
  func checkEarlyOffsets() {
    for (number, offset) in earlyOffsets {
      let scrollView = views[number].view
      guard scrollView.contentOffset.y == offset else { continue }
      let adjusted = scrollView.adjustedContentInset
      let start = -adjusted.top
      let end = max(
        start,
        scrollView.contentSize.height + adjusted.bottom - scrollView.bounds.height
      )
      if offset < start - Self.tolerance || offset > end + Self.tolerance {
        fail(.offset, "view \(number) went to \(offset), its range is \(start)...\(end)")
      }
    }
    earlyOffsets = []
  }

  /// True where the app cannot know which edge holds the adjustment.
  func mayFlip(_ view: StreamView) -> Bool {
    if view.spec.turnsOver || view.spec.transform == .flipped { return true }
    return view.spec.parent.map { $0 < views.count && mayFlip(views[$0]) } ?? false
  }

  /// True when the view's own top faces the bottom of the screen.
  private func isOver(_ view: StreamView) -> Bool {
    let space = device.screen.coordinateSpace
    return view.view.convert(CGPoint(x: 0, y: 1), to: space).y
      < view.view.convert(CGPoint.zero, to: space).y
  }

  // MARK: At rest

  /// Lets everything come to rest, and checks what holds then.
  func rest() {
    var offsets: [CGPoint] = []
    for round in 0..<14 {
      device.clock.advance(by: 0.7)
      let now = views.map(\.view.contentOffset)
      if round > 0, now == offsets { break }
      offsets = now
    }
    guard finger.location == nil, delayed == 0 else { return }
    for (number, view) in views.enumerated() {
      checkRest(of: view, number)
    }
    checkSight()
    let writes = views.map(\.foreignWrites)
    for _ in 0..<3 { device.clock.turn() }
    device.clock.advance(by: 1)
    guard writes == views.map(\.foreignWrites) else {
      return fail(.quiet, "a second of rest has writes")
    }
  }

  /// What the keyboard covers of a view, in points, by the stand-in's own account.
  private func covered(_ view: StreamView) -> CGFloat {
    guard case .docked(let frame) = device.keyboard.placement else { return 0 }
    let keyboard = view.view.convert(frame, from: device.screen.coordinateSpace)
    let bounds = view.view.bounds
    let shared = keyboard.intersection(bounds)
    guard !shared.isNull, shared.width >= 1, shared.height >= 1 else { return 0 }
    let isOver = isOver(view)
    return min(isOver ? keyboard.maxY - bounds.minY : bounds.maxY - keyboard.minY, bounds.height)
  }

  private func checkRest(of view: StreamView, _ number: Int) {
    let scrollView = view.view
    let manager = manager(of: view)
    guard screen.isOrderly, view.bar == nil, let manager,
      let configuration = manager.configuration(of: scrollView)
    else { return }
    if case .loose = device.keyboard.placement, configuration.followsUndockedKeyboard { return }
    let isHidden = device.keyboard.frameInScreen == nil
    let shares = view.shares
    guard !isHidden else {
      guard shares.allSatisfy({ $0.magnitude <= Self.tolerance }) else {
        return fail(.ownInsets, "view \(number): \(shares)")
      }
      return
    }
    guard scrollView.window != nil else { return }
    let isOver = isOver(view)
    let adjusted = scrollView.adjustedContentInset
    let inset = scrollView.contentInset
    let safeArea = scrollView.safeAreaInsets
    let covered = covered(view)
    let own = isOver ? view.top.own : view.bottom.own
    let found = isOver ? inset.top : inset.bottom
    // What UIKit adds may depend on the inset; then one of the answers is as good as another.
    let system = [
      isOver ? adjusted.top - inset.top : adjusted.bottom - inset.bottom, 0,
      isOver ? safeArea.top : safeArea.bottom,
    ]
    let right = system.map { system in
      let needed = max(0, covered - system)
      return configuration.baselinePolicy == .sum || needed == 0 ? own + needed : max(own, needed)
    }
    guard right.contains(where: { ($0 - found).magnitude <= 0.02 }) else {
      return fail(
        .share,
        "view \(number): \(found) where \(covered) are covered, expected \(right)"
      )
    }
  }

  /// Checks that the first responder is in sight where nobody has scrolled it away.
  private func checkSight() {
    guard let pin = pinned, let responder = pin.responder, responder.isFirstResponder,
      screen.isOrderly, pin.view < views.count
    else {
      pinned = nil
      return
    }
    let view = views[pin.view]
    let scrollView = view.view
    guard scrollView.window != nil, view.spec.parent == nil, view.spec.kind != .text,
      scrollView.transform.isIdentity,
      let configuration = manager(of: view)?.configuration(of: scrollView),
      configuration.revealsFirstResponder, !configuration.restoresContentOffset
    else {
      pinned = nil
      return
    }
    let target = responder.convert(responder.bounds, to: scrollView)
    let adjusted = scrollView.adjustedContentInset
    let bounds = scrollView.bounds
    let hidden = max(adjusted.bottom, covered(view))
    let isInSight =
      target.minY >= bounds.minY + adjusted.top - 0.5 && target.maxY <= bounds.maxY - hidden + 0.5
    // The offsets that show it, and those that the view can rest at.
    let first = target.maxY + hidden - bounds.height
    let last = target.minY - adjusted.top
    let start = -adjusted.top
    let end = max(start, scrollView.contentSize.height + adjusted.bottom - bounds.height)
    let isPossible = max(first, start) <= min(last, end)
    if pin.isRequired, isPossible, !isInSight {
      fail(
        .sight,
        "view \(pin.view): \(target.minY)...\(target.maxY) is not in "
          + "\(bounds.minY + adjusted.top)...\(bounds.maxY - hidden)"
      )
    }
    pinned?.isRequired = isInSight
  }
}

/// Counts writes by turn.
@MainActor
struct TurnCheck {
  private var posts = 0
  private var quiet = 0
  private var time: TimeInterval = 0
  private var signature = 0
  /// The turns without any change after which nothing may be written any more.
  private static let patience = 5

  mutating func begin(_ stage: StreamStage) {
    posts = stage.device.keyboard.log.count
    stage.calls = 0
    for view in stage.views { view.lastWrites = view.foreignWrites }
  }

  mutating func somethingHappened() {
    quiet = 0
  }

  /// Checks the writes since the end of the last turn.
  mutating func turnEnded(_ stage: StreamStage) {
    stage.checkEarlyOffsets()
    let now = stage.device.clock.now
    let count = stage.device.keyboard.log.count
    let signature = Self.signature(of: stage)
    if now != time || count != posts || signature != self.signature { quiet = 0 }
    let most = 1 + (count - posts) + stage.calls
    for (number, view) in stage.views.enumerated() {
      let writes = view.foreignWrites
      let inset = writes.contentInset - view.lastWrites.contentInset
      let indicator =
        writes.verticalScrollIndicatorInsets - view.lastWrites.verticalScrollIndicatorInsets
      let offset = writes.contentOffset - view.lastWrites.contentOffset
      // A view that was turned over is written at both edges.
      let edges = view.spec.turnsOver ? 2 : 1
      if max(inset, indicator) > most * edges || offset > most {
        stage.fail(
          .oneWrite,
          "view \(number): \(inset), \(indicator) and \(offset) writes for \(most) causes"
        )
      }
      if quiet >= Self.patience, inset + indicator + offset > 0 {
        stage.fail(.quiet, "view \(number) is written in turn \(quiet) without a change")
      }
      view.lastWrites = writes
    }
    stage.calls = 0
    posts = count
    time = now
    self.signature = signature
    quiet += 1
  }

  /// Everything that may be a reason to write, but the insets themselves.
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
