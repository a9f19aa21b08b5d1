import CoreGraphics
import Foundation

/// The coordinator's part of one scroll view's insets, and how it changes.
///
/// ``plan(_:_:_:isSettling:isLeaving:movesContent:at:)`` decides with values; the shell carries the plan out and
/// keeps its ``InsetPlan/next``.
struct InsetState: Equatable, Sendable {
  private(set) var content = KeyboardAdjustment()
  private(set) var indicator = KeyboardAdjustment()
  /// The edge whose insets hold the adjustments.
  private(set) var edge = KeyboardOverlap.Edge.bottom
  /// What was covered after the last plan.
  private(set) var overlap = KeyboardOverlap.none
  /// Where the visible rectangle ended after the last plan, in points from the top of the bounds; nil
  /// with nothing covered.
  var visibleEdge: CGFloat?
  var offsets = OffsetMemory()
  private var budget = WriteBudget()
  /// The bounds from before a hide in this turn, in points.
  var boundsBeforeHide: CGRect?

  /// True while an inset holds an adjustment.
  var isAdjusted: Bool { content.applied != 0 || indicator.applied != 0 }

  /// True when the insets are not what they should be, and nothing more is written.
  var isExchangeOver: Bool { budget.isSpent }

  /// True when content is still covered for that reason, and one more exchange is to follow a pause.
  var awaitsSecondAttempt: Bool { budget.awaitsSecondAttempt }

  /// Begins the one more exchange, and returns whether it was due.
  mutating func beginSecondAttempt(at time: TimeInterval) -> Bool {
    budget.beginSecondAttempt(at: time)
  }

  /// Plans the writes that make both insets right.
  func plan(
    _ coverage: KeyboardCoverage,
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration,
    isSettling: Bool,
    isLeaving: @autoclosure () -> Bool,
    movesContent: Bool = true,
    at time: TimeInterval
  ) -> InsetPlan {
    var next = self
    next.contentWasFound(snapshot, configuration, isSettling: isSettling)
    var plan = InsetPlan(reason: coverage.reason, edge: edge, next: next)
    // What the keyboard will cover of a view outside any window is not known. The adjustment stays.
    guard coverage.reason != .notInWindow else { return plan }

    let isTurnedOver = coverage.overlap.height > 0 && coverage.overlap.edge != edge
    if isTurnedOver, isAdjusted {
      plan.isFirstOfTwo = true
    } else if isTurnedOver {
      next.edge = coverage.overlap.edge
      plan.edge = next.edge
    }
    let overlap = plan.isFirstOfTwo ? KeyboardOverlap.none : coverage.overlap
    let keyboardPart = next.planInsets(&plan, overlap, snapshot, configuration, at: time)
    if coverage.reason != .released,
      plan.wouldMoveContentUnderFinger(snapshot, covered: self.overlap)
    {
      return held(plan, .waitsForScrolling)
    }
    next.planOffset(&plan, coverage, keyboardPart, snapshot, configuration)
    if !movesContent { plan.contentOffset = nil }
    if !plan.isEmpty, coverage.reason != .released, isLeaving() {
      return held(plan, .waitsForTransition)
    }
    next.overlap = overlap
    plan.next = next
    return plan
  }

  /// Records where the content is after a plan, or a reveal, was carried out.
  mutating func contentIsLeft(at offset: CGFloat) {
    offsets.left(offset: offset)
  }

  /// A turn has ended: what was written in it is on the screen.
  mutating func turnEnded() {
    boundsBeforeHide = nil
  }

  /// Records where a look has found the content.
  ///
  /// Where nothing is revealed, UIKit may scroll to the focus in its own time.
  mutating func contentWasFound(
    _ snapshot: ScrollSnapshot,
    _ configuration: KeyboardScrollCoordinator.Configuration,
    isSettling: Bool
  ) {
    offsets.found(
      offset: snapshot.scrollDestination ?? snapshot.bounds.minY,
      isSettling: (isSettling || !configuration.revealsFirstResponder) && !snapshot.isScrolledByUser
    )
  }

  /// Returns the state with the content adjustment of another one: the content inset is not written
  /// yet, or was planned again.
  func withContent(of other: InsetState) -> InsetState {
    var state = self
    state.content = other.content
    return state
  }

  /// Another configuration or bar is in force.
  mutating func configurationChanged() {
    budget.reset()
  }

  private func held(
    _ plan: InsetPlan,
    _ reason: KeyboardScrollCoordinator.Adjustment.Reason
  ) -> InsetPlan {
    var state = self
    state.offsets = plan.next.offsets
    return InsetPlan(reason: reason, edge: edge, systemInset: plan.systemInset, next: state)
  }

  // MARK: Insets

  /// Plans both insets, and returns the part of the content inset that stands for the keyboard.
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

    content.validate(found: found)
    let current = content
    func makePlan(_ systemInset: CGFloat) -> KeyboardAdjustment.Plan {
      current.plan(
        overlap: overlap.height,
        systemInset: systemInset,
        found: found,
        policy: policy
      )
    }
    let key = WriteBudget.Key(
      overlap: overlap,
      place: snapshot.place,
      size: snapshot.bounds.size,
      settings: snapshot.settings
    )
    budget.begin(key, at: time)
    var contentPlan = makePlan(reading)
    // A difference too small to write is not recorded either: many of them would add up. What is taken
    // back is taken back whatever it takes.
    if !contentPlan.inset.isClose(to: found), overlap.height > 0 {
      let isLarger = contentPlan.inset > found
      guard
        let systemInset = budget.systemInsetForWrite(reading: reading, isLarger: isLarger, at: time)
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
