import CoreGraphics
package import KeyboardScrollingTesting

/// A movement with values that only a test on the headless device can read.
@dynamicMemberLookup
package struct DeviceMovement: Equatable, Sendable {
  private var movement = Movement()
  /// The state one second after the content came to rest; nothing should have changed since.
  package var later: Rest?
  /// True if a display link is still running at `later`, although nothing moves.
  package var drawsFramesLater = false
  /// Nil if the app has not scrolled, or does not report scrolls.
  package var appScroll: AppScroll?
  package var isScrolledByUIKit = false

  package init() {}

  package subscript<Value>(dynamicMember path: WritableKeyPath<Movement, Value>) -> Value {
    get { movement[keyPath: path] }
    set { movement[keyPath: path] = newValue }
  }

  package subscript<Value>(dynamicMember path: KeyPath<Movement, Value>) -> Value {
    movement[keyPath: path]
  }

  mutating func record(in memory: inout RestMemory, wasAway: Bool = false) {
    var recorded = movementWithAppScroll
    movement.earlier = memory.record(recorded, wasAway: wasAway)
    memory.recordRestInFocus(&recorded)
    movement.earlierInFocus = recorded.earlierInFocus
    movement.offsetsInFocus = recorded.offsetsInFocus
  }

  /// Sets the earlier rests of an interrupted movement, and records whether the movement is a scroll.
  mutating func recordInterruption(in memory: inout RestMemory) {
    memory.setRestsInFocus(of: &movement)
    memory.recordInterruption(of: movementWithAppScroll)
  }

  private var movementWithAppScroll: Movement {
    var movement = movement
    (movement.isScrolledByApp, movement.targetOfApp) = (appScroll != nil, appScroll?.offset)
    return movement
  }

  package func findings(of rules: Set<MovementRule>) -> [MovementFinding] {
    var judged = movementWithAppScroll
    judged.isHiddenByApp = appScroll.map(movement.isPlaced(by:)) ?? false
    // If the user drags the keyboard down and lets it return, the keyboard's frame changes. UIKit
    // may then scroll to the first responder instead of springing the content back to its range.
    judged.endOfSpring = isScrolledByUIKit ? nil : movement.springEnd
    if let appScroll, movement.isUndragged(since: appScroll) {
      judged.appEnd = .some(movement.ends(of: appScroll, isScrolledByUIKit: isScrolledByUIKit))
    }
    let found = judged.findings(of: rules)
    return MovementRule.allCases.filter(rules.contains).compactMap { rule in
      guard let detail = detail(of: rule, judged) else { return found.first { $0.rule == rule } }
      return MovementFinding(
        rule: rule,
        view: judged.view,
        event: judged.event,
        detail: detail,
        isNeedlessMovement: judged.isNeedless(rule)
          || rule == .finger && judged.moveUnderFinger(until: appScroll) != nil
      )
    }
  }

  private func detail(of rule: MovementRule, _ movement: Movement) -> String? {
    switch rule {
    case .finger: movement.insetUnderFinger ?? movement.moveUnderFinger(until: appScroll)
    case _ where movement.isInterrupted: nil
    case .straight: appScroll.flatMap(movement.detour(of:))
    case .beside: movement.driftFromBar()
    case .quiet: later.flatMap { unrest(from: movement.after, to: $0) }
    default: nil
    }
  }

  private func unrest(from rest: Rest, to later: Rest) -> String? {
    if abs(later.offset - rest.offset) > 0.01 {
      return "offset \(rest.offset.shown) → \(later.offset.shown) after the rest"
    }
    if abs(later.bottomInset - rest.bottomInset) > 0.01 {
      return "bottom inset \(rest.bottomInset.shown) → \(later.bottomInset.shown) after the rest"
    }
    if drawsFramesLater { return "frames are drawn after the rest" }
    return later.writes == rest.writes ? nil : "\(later.writes - rest.writes) writes after the rest"
  }
}

extension CGFloat {
  var shown: String { Movement.path([self]) }
}
