import CoreGraphics
import Foundation

/// The coordinator's part of one scroll view's insets, and how it changes.
///
/// ``plan(_:_:_:isLeaving:at:)`` computes a plan from values.
/// ``ManagedScrollView`` carries it out and stores its ``InsetPlan/next``.
struct InsetState: Equatable, Sendable {
  var content = KeyboardAdjustment()
  private(set) var indicator = KeyboardAdjustment()
  /// The edge whose insets contain the adjustments.
  private(set) var edge = KeyboardOverlap.Edge.bottom
  /// The overlap after the last plan.
  private(set) var overlap = KeyboardOverlap.none
  /// The edge of the visible rectangle after the last plan, in points from the top of the bounds;
  /// nil if it is not known.
  private(set) var visibleEdge: CGFloat?
  /// The same when the content was last at rest, if the edge has moved since then under a scroll of
  /// the app's, or with a row that the app has inserted; otherwise nil.
  private(set) var edgeAtRest: CGFloat?
  var limit = WriteLimit()
  /// The vertical content offset at the last look, in points; nil without one.
  private(set) var lastOffset: CGFloat?

  /// True while an inset contains an adjustment.
  var isAdjusted: Bool { content.applied != 0 || indicator.applied != 0 }

  /// Plans the writes for both insets and the content offset.
  func plan(
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration,
    isLeaving: @autoclosure () -> Bool,
    at time: TimeInterval
  ) -> InsetPlan {
    var next = self
    var plan = InsetPlan(reason: coverage.reason, edge: edge, next: next)
    // Outside any window, the covered part is unknown. The adjustment stays.
    guard coverage.reason != .notInWindow else { return plan }

    // A view that was flipped loses its adjustment at one edge first; the next look adds the other.
    let isTurnedOver = isAdjusted && coverage.overlap.edge != edge
    let overlap = isTurnedOver ? KeyboardOverlap.none : coverage.overlap
    let facing = overlap.height > 0 ? overlap.edge : snapshot.place.facingEdge
    if let facing, overlap.height > 0 || !isAdjusted { next.face(facing) }
    plan.edge = next.edge
    let keyboardPart = next.planInsets(&plan, overlap, snapshot, configuration, at: time)
    if coverage.reason != .released,
      plan.wouldMoveContentUnderFinger(snapshot, covered: self.overlap)
    {
      return waiting(plan)
    }
    next.planOffset(&plan, coverage, keyboardPart, snapshot, configuration)
    if !plan.isEmpty, coverage.reason != .released, isLeaving() {
      return waiting(plan)
    }
    next.overlap = overlap
    plan.next = next
    return plan
  }

  /// Records the content offset after a write, or at a look that found nothing else changed; nil
  /// outside a window.
  mutating func contentRests(at offset: CGFloat?) {
    lastOffset = offset
    if offset == nil { (visibleEdge, edgeAtRest) = (nil, nil) }
  }

  /// Forgets what is due at rest: it is done, or the user has scrolled.
  mutating func nothingIsDueAtRest() { edgeAtRest = nil }

  private mutating func face(_ edge: KeyboardOverlap.Edge) {
    guard edge != self.edge else { return }
    self.edge = edge
    (visibleEdge, edgeAtRest) = (nil, nil)
  }

  /// Records the visible edge, and returns the edge before it.
  mutating func moveEdge(from start: CGFloat, to end: CGFloat, isAtRest: Bool) -> CGFloat {
    let before = visibleEdge ?? start
    visibleEdge = end
    if isAtRest {
      if !before.isClose(to: end) { edgeAtRest = nil }
    } else if edgeAtRest == nil, !before.isClose(to: end) {
      edgeAtRest = before
    }
    return before
  }

  /// Returns the state with the content adjustment of another one, for a content inset that is not
  /// written yet.
  func withContent(of other: InsetState) -> InsetState {
    var state = self
    state.content = other.content
    return state
  }

  private func waiting(_ plan: InsetPlan) -> InsetPlan {
    InsetPlan(reason: .waiting, edge: edge, systemInset: plan.systemInset, next: self)
  }

  // MARK: Insets

  /// Plans both insets, and returns the part of the content inset that represents the keyboard.
  private mutating func planInsets(
    _ plan: inout InsetPlan,
    _ overlap: KeyboardOverlap,
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration,
    at time: TimeInterval
  ) -> CGFloat {
    let found = snapshot.contentInset[plan.edge]
    let reading = snapshot.systemInset[plan.edge]
    let policy = configuration.baselinePolicy
    plan.contentInsetFound = found
    plan.systemInset = reading

    let indicatorFound = snapshot.indicatorInset[plan.edge]
    indicator.validate(found: indicatorFound)
    let indicatorPlan = indicator.plan(
      overlap: overlap.height,
      systemInset: snapshot.indicatorSystemInset(at: plan.edge),
      found: indicatorFound,
      policy: policy
    )
    if !indicatorPlan.inset.isClose(to: indicatorFound) {
      plan.indicatorChange = indicatorPlan.inset - indicatorFound
      indicator.apply(indicatorPlan)
    }

    plan.isRestoration = content.validate(found: found)
    let current = content
    func makePlan(_ systemInset: CGFloat) -> KeyboardAdjustment.Plan {
      current.plan(
        overlap: overlap.height,
        systemInset: systemInset,
        found: found,
        policy: policy
      )
    }
    let key = WriteLimit.Key(
      overlap: overlap,
      place: snapshot.place,
      size: snapshot.bounds.size,
      settings: snapshot.settings
    )
    limit.begin(key, at: time)
    var contentPlan = makePlan(reading)
    // A difference too small to write is not recorded either, because many of them would add up.
    // The removal of an adjustment is not limited.
    if !contentPlan.inset.isClose(to: found), overlap.height > 0 {
      let isLarger = contentPlan.inset > found
      guard let systemInset = limit.write(reading: reading, isLarger: isLarger, at: time)
      else { return contentPlan.keyboardPart }
      plan.systemInset = systemInset
      contentPlan = makePlan(systemInset)
    }
    guard !contentPlan.inset.isClose(to: found) else { return contentPlan.keyboardPart }
    plan.contentChange = contentPlan.inset - found
    content.apply(contentPlan)
    return contentPlan.keyboardPart
  }
}
