import CoreGraphics
import Foundation

/// The keyboard inset of one scroll view, and how it changes.
struct InsetState: Equatable, Sendable {
  var options = Configuration()
  var content = KeyboardInset()
  private(set) var indicator = KeyboardInset()
  private(set) var edge = VerticalEdge.bottom
  private(set) var overlap = KeyboardOverlap.none
  var rest: Rest?
  private var hasMeasuredBar = false
  /// True from a change of the content's keyboard inset, also by the app, until the content rests at
  /// the end of a turn.
  ///
  /// False outside a window, where nothing moves the content.
  var hasChanged = false

  /// The edge if the content moves with it, as a chat does; otherwise nil.
  var chatEdge: VerticalEdge? { options.keepsDistance(at: edge) ? edge : nil }

  var isAdjusted: Bool { content.keyboardInset != 0 || indicator.keyboardInset != 0 }

  func plan(
    for coverage: KeyboardCoverage,
    in snapshot: ScrollSnapshot,
    mayChange: @autoclosure () -> Bool,
    at time: TimeInterval
  ) -> InsetPlan {
    // After the view was flipped, remove the inset from the old edge. The next update adds the
    // inset at the new edge.
    let isFlipped = isAdjusted && coverage.overlap.edge != edge
    let overlap = isFlipped ? KeyboardOverlap.none : coverage.overlap
    var next = self
    if !isAdjusted, let facing = snapshot.place.facingEdge, facing != edge {
      (next.edge, next.rest) = (facing, nil)
    }
    var plan = InsetPlan(reason: coverage.reason, newState: next)
    let keyboardPart = next.planInsets(&plan, for: overlap, in: snapshot, at: time)
    next.planOffset(&plan, keyboardPart: keyboardPart, in: snapshot)
    if coverage.reason != .released,
      plan.wouldMoveScrolledContent(snapshot) || (plan.contentChange != 0 && !mayChange())
    {
      return InsetPlan(reason: .waiting, newState: self)
    }
    next.overlap = overlap
    plan.newState = next
    return plan
  }

  // MARK: Insets

  /// Plans the content and indicator insets; returns the keyboard's part of the content inset.
  private mutating func planInsets(
    _ plan: inout InsetPlan,
    for overlap: KeyboardOverlap,
    in snapshot: ScrollSnapshot,
    at time: TimeInterval
  ) -> CGFloat {
    let height = snapshot.metrics.bounds.height
    content.limit.begin(with: overlap, height: height, snapshot.settings, at: time)
    indicator.limit.begin(with: overlap, height: height, snapshot.settings, at: time)
    let policy = options.baselinePolicy
    let shown = snapshot.indicatorInset[edge]
    // A header that stretches may assign the indicator insets in each step of a scroll. Until the
    // content rests, the indicator would jump up and down.
    if overlap.height == 0 || snapshot.isAtRest || !indicator.isOverwritten(by: shown) {
      let reading = snapshot.indicatorSystemInset(at: edge)
      (plan.indicatorChange, _) = indicator.clear(
        overlap, found: shown, reading: reading, policy: policy, at: time
      )
    }
    let found = snapshot.contentInset[edge]
    plan.isRestoration = content.isOverwritten(by: found)
    let reading = snapshot.metrics.systemInset[edge]
    let (change, keyboardPart) = content.clear(
      overlap, found: found, reading: reading, policy: policy, at: time
    )
    plan.contentChange = change
    if change != 0 { content.limit.wrote(change, at: height) }
    hasChanged = hasChanged || plan.isRestoration || change != 0
    return keyboardPart
  }

  // MARK: Offset

  private mutating func planOffset(
    _ plan: inout InsetPlan,
    keyboardPart: CGFloat,
    in snapshot: ScrollSnapshot
  ) {
    let now = snapshot.metrics
    let changed = now.changed(at: edge, by: plan.contentChange)
    let hidden = now.systemInset[edge] + keyboardPart
    let boundary = now.visibleBoundary(at: edge, hidden: hidden)
    // Rows that the app shows above a keyboard stay when their management begins.
    let isFirstMeasurement = rest == nil && !snapshot.isAnnouncedInThisTurn
    let before = now.visibleBoundary(at: edge, hidden: hidden - plan.contentChange)
    var rest = rest ?? Rest(now, boundary: before)
    // If more of a chat becomes covered, the chat follows, even as the app inserts a row.
    let coversMore = edge.inward(boundary - rest.boundary) > .insetTolerance
    let isGrown = rest.isGrown(now) && !coversMore
    bringUpToDate(&rest, for: plan, in: snapshot, isGrown: isGrown)
    var distance: CGFloat = 0
    var stays = false
    // If a finger drags the keyboard down and the view grows with it, the content does not follow
    // the keyboard.
    if !snapshot.hasGrownInDrag {
      let isScrolling = snapshot.scrollSource != .none || isGrown
      distance = rest.moveBoundary(to: boundary, isScrolling: isScrolling)
      let isFirst = recordBar(in: snapshot, for: plan.reason) || isFirstMeasurement
      stays = isGrown || (isFirst && !rest.isAtEnd(at: edge))
      if stays { distance = 0 }
    }
    let situation = ContentResponse.Situation(
      insetChange: plan.contentChange,
      edgeChange: edge.inward(distance),
      scrollSource: snapshot.scrollSource,
      touch: snapshot.touch,
      isAfterDrag: snapshot.isAfterDrag,
      keepsDistance: chatEdge != nil,
      isEdited: snapshot.isEdited,
      isReleased: plan.reason == .released,
      chosenOffset: rest.chosenOffset(in: changed, withAnyKeyboard: true, chatEdge: chatEdge)
    )
    let response = ContentResponse(to: situation)
    // With another keyboard than at that time, the field may be hidden here: a pending reveal then
    // applies at once.
    if case .goBack = response { plan.goesBack = rest.chosenOffset(in: changed) != nil }
    var offset = move(
      &rest, by: distance, with: response, in: changed, isShrinking: plan.contentChange < 0)
    if stays, response == .follow { rest.choose(changed.at(offset: offset)) }
    self.rest = rest
    if plan.contentChange == 0, let end = endAfterScroll(in: snapshot) {
      offset = end
      self.rest?.forgetBoundaries()
      self.rest?.choose(changed.at(offset: offset))
    }
    // Without this comparison, content drifts by a part of a pixel with each plan.
    if !now.isAt(offset) { plan.contentOffset = offset }
    self.rest?.record(changed.at(offset: plan.contentOffset ?? now.bounds.minY))
  }

  /// Lets the rest follow what has moved the content since the last plan or check.
  private func bringUpToDate(
    _ rest: inout Rest,
    for plan: InsetPlan,
    in snapshot: ScrollSnapshot,
    isGrown: Bool
  ) {
    let now = snapshot.metrics
    // While a hide settles, content may still return to its rest, for example if a sheet gets its
    // size back a turn later. Afterwards, the content stays where the hide has put it.
    let isInHide = snapshot.isSettling && plan.contentChange <= 0
    if rest.isDisplaced, !snapshot.isEdited, !isInHide, chatEdge == nil {
      rest.choose(rest.last)
    }
    if plan.isRestoration, MovementCause(from: rest.last, to: now) == .clamp {
      let restored = now.changed(at: edge, by: plan.contentChange)
      rest.restoreAfterClamp(now, restored: restored, isGrown: isGrown)
    } else {
      let edge = isGrown ? nil : chatEdge
      rest.follow(now, stayingAtEnd: edge, isByUIKit: snapshot.isScrolledByUIKit)
    }
  }

  /// Moves the rest as the response demands, and returns the offset for the content.
  private func move(
    _ rest: inout Rest,
    by distance: CGFloat,
    with response: ContentResponse,
    in metrics: ScrollMetrics,
    isShrinking: Bool
  ) -> CGFloat {
    let offset = metrics.bounds.minY
    switch response {
    case .leave:
      rest.choose(metrics)
      return offset
    case .clamp:
      rest.choose(metrics.at(offset: metrics.clamped(offset)))
      return metrics.clamped(offset)
    case .follow:
      rest.move(with: distance, in: metrics, at: edge)
      return metrics.clamped(rest.offset)
    case .rest:
      return isShrinking ? metrics.clamped(rest.offset) : rest.nearestOffset(in: metrics)
    case .goBack(let chosen):
      rest.move(to: metrics.at(offset: chosen))
      return chosen
    }
  }

  /// Records whether there is a bar, and returns whether it is the first one.
  ///
  /// A bar that appears for the first time moves only content at its end. A bar that returns, for
  /// example after a switch of apps, or that appears with the keyboard, moves content as the keyboard
  /// does.
  private mutating func recordBar(
    in snapshot: ScrollSnapshot,
    for reason: Adjustment.Reason
  ) -> Bool {
    let hasBar = snapshot.barTopInScreen != nil
    let isBar = overlap.height > 0 ? hasBar : reason == .bar || snapshot.isBarWithoutKeys
    defer { hasMeasuredBar = hasMeasuredBar || isBar || hasBar }
    return isBar && !hasMeasuredBar
  }

  /// Returns the content's end if a scroll of the app or UIKit has missed that end; otherwise nil.
  ///
  /// Such a scroll has put the content beyond the end, or where the end was before the scroll.
  private func endAfterScroll(in snapshot: ScrollSnapshot) -> CGFloat? {
    guard let rest, !rest.boundariesDuringScroll.isEmpty, snapshot.isAtRest else { return nil }
    let metrics = snapshot.metrics
    let offset = metrics.bounds.minY
    let end = metrics.end(at: edge)
    let isBeyond = edge == .bottom ? offset > end : offset < end
    // When a message is sent, the composer may shrink before or after the app scrolls. The scroll
    // may therefore end where the content ended with the taller composer.
    let isAtLastEnd =
      chatEdge != nil
      && rest.boundariesDuringScroll.contains { metrics.isAt(end + rest.boundary - $0) }
    guard isBeyond || isAtLastEnd, !metrics.isAt(end) else { return nil }
    return metrics.clamped(end)
  }

  // MARK: The limit on writes

  /// Handles a change by the app: what UIKit or the app has answered before no longer matters.
  mutating func configurationChanged() {
    (content.limit, indicator.limit) = (WriteLimit(), WriteLimit())
  }

  var awaitsRetry: Bool { content.limit.awaitsRetry || indicator.limit.awaitsRetry }

  /// Begins a retry if one is due, and returns whether it is.
  mutating func beginRetry(at time: TimeInterval) -> Bool {
    let isDue = content.limit.beginRetry(at: time)
    return indicator.limit.beginRetry(at: time) || isDue
  }

  // MARK: Checks

  /// Returns whether the indicator inset or the content has to change although the snapshot has not
  /// changed.
  func isOverdue(in snapshot: ScrollSnapshot) -> Bool {
    if snapshot.isAtRest, !indicator.limit.isReached,
      indicator.isOverwritten(by: snapshot.indicatorInset[edge])
    {
      return true
    }
    guard let rest, snapshot.touch == .none, snapshot.scrollSource != .app else { return false }
    let metrics = snapshot.metrics
    if chatEdge == nil, snapshot.isEdited, rest.mayGoBack(in: metrics) { return true }
    guard snapshot.scrollSource == .none else { return false }
    return rest.isOverdue(in: metrics) || endAfterScroll(in: snapshot) != nil
  }

  mutating func turnEnded(_ snapshot: ScrollSnapshot, contentHeight: CGFloat) {
    rest?.turnEnded(contentHeight: contentHeight)
    guard hasChanged, snapshot.isAtRest else { return }
    hasChanged = false
    rest?.returnToRange(snapshot.metrics)
  }

  /// Handles a check without a difference, or during a hold by ``KeyboardTracker``.
  mutating func checked(_ metrics: ScrollMetrics, isByUIKit: Bool) {
    // If the app adds a row while another screen covers a chat, the chat does not scroll to the row.
    // Read the edge first: Swift forbids reading the state while a part of it changes.
    let edge = rest?.isGrown(metrics) == true ? nil : chatEdge
    rest?.follow(metrics, stayingAtEnd: edge, isByUIKit: isByUIKit)
    rest?.record(metrics)
  }
}
