package import CoreGraphics

extension Movement {
  package func findings(of rules: Set<MovementRule>) -> [MovementFinding] {
    MovementRule.allCases.filter(rules.contains).compactMap { rule in
      guard let detail = detail(of: rule) else { return nil }
      return MovementFinding(
        rule: rule, view: view, event: event, detail: detail, isNeedlessMovement: isNeedless(rule)
      )
    }
  }

  private func detail(of rule: MovementRule) -> String? {
    guard !isInterrupted || Self.rulesWithoutRest.contains(rule) else { return nil }
    return switch rule {
    case .smallest where expectedEnd == nil: hiddenTarget
    case .still, .smallest, .hide, .chat, .caret: endRule == rule ? wrongEnd ?? wrongWay : nil
    case .arrival: endRule == rule ? wrongEnd : nil
    case .straight: detour
    case .smooth: leap
    case .finger: endRule == .finger && !isInterrupted ? wrongEnd : nil
    case .inset: wrongInset ?? lateInset ?? reversedInset
    case .rows: missingRows
    case .thereAndBack: wrongReturn
    default: fault(by: rule)
    }
  }

  /// The rules that also apply to an interrupted movement: those against needless movement.
  private static let rulesWithoutRest: Set<MovementRule> = [.still, .hide, .finger, .caret]

  // MARK: The end

  private var endRule: MovementRule {
    if appEnd != nil { return .arrival }
    if isAfterDrag { return .finger }
    if isTyping { return .caret }
    if keepsDistance { return .chat }
    if keyboardLeaves { return .hide }
    guard let end = expectedEnd, end.length <= Self.tolerance,
      abs(end.lowerBound - start) <= Self.tolerance
    else { return .smallest }
    return .still
  }

  private var wrongEnd: String? {
    // The last step of a flick, or of a spring back into range, is shorter than a point. The app
    // may omit that step.
    let isAfterFlick = isAfterDrag || (startsMoving && !before.range.contains(start))
    guard let expected = expectedEnd,
      !expected.contains(after.offset, within: isAfterFlick ? 1 : offsetTolerance)
    else { return nil }
    let range =
      expected.length <= Self.tolerance
      ? expected.lowerBound.shown
      : "\(expected.lowerBound.shown) to \(expected.upperBound.shown)"
    return "\(path), not \(range)"
  }

  /// The message for a hidden target.
  ///
  /// If no particular offset is expected, for example after a rotation, the target still has to be
  /// visible.
  private var hiddenTarget: String? {
    guard let target = after.target, after.keyboard == .docked, isWanted(target), !isHiddenByApp,
      earlierOffset == nil,
      target.extent.length <= after.frame.height - after.topInset - after.covered,
      !after.shows(target.extent, at: after.offset)
    else { return nil }
    return """
      \(target.extent.lowerBound.shown) to \(target.extent.upperBound.shown) is hidden at the offset \
      \(after.offset.shown)
      """
  }

  private var wrongReturn: String? {
    guard let earlier, abs(after.offset - earlier.offset) > offsetTolerance else { return nil }
    return
      "offset \(after.offset.shown); it was \(earlier.offset.shown) in the same surroundings"
  }

  private var wrongWay: String? {
    // If the view's height changes, UIKit moves the content before a reveal: no detour.
    guard !turnsBack, !hasOtherHeight, let expected = expectedEnd,
      abs(after.offset - start) <= offsetTolerance,
      expected.contains(after.offset, within: offsetTolerance),
      uncarried.contains(where: { abs($0.offset - start) > offsetTolerance })
    else { return nil }
    return path
  }

  // MARK: The path

  private var detour: String? {
    // Content may turn back if a sheet grows or gets a bar after UIKit's scroll to the first
    // responder, or if a shorter keyboard clamps the offset. Content beyond its range may return to
    // the range first.
    guard !turnsBack, expectedEnd != nil, !isScrolledByApp, !hasOtherHeight, !hasOtherTopInset,
      !hasShorterKeyboard, !barTurnsBack, abs(after.offset - start) > offsetTolerance
    else { return nil }
    let first = before.isInRange ? start : before.range.nearest(to: start)
    let way = min(first, after.offset)...max(first, after.offset)
    var last = first
    let returns = uncarried.prefix { !before.isInRange && !way.contains($0.offset, within: 1) }
    for frame in uncarried.dropFirst(returns.count) {
      guard way.contains(frame.offset, within: offsetTolerance),
        abs(after.offset - frame.offset) <= abs(after.offset - last) + offsetTolerance
      else { return path }
      last = frame.offset
    }
    return nil
  }

  /// True if the bar itself moved up and down, for example because its width changed.
  private var barTurnsBack: Bool {
    let tops = ([before.barTop] + frames.map(\.barTop)).compactMap(\.self)
    let steps = zip(tops, tops.dropFirst()).map { $1 - $0 }
    return steps.contains { $0 > Self.tolerance } && steps.contains { $0 < -Self.tolerance }
  }

  private var hasShorterKeyboard: Bool {
    after.keyboard != .absent && after.target != nil
      && before.covered > after.covered + Self.tolerance
  }

  static let shortWay: CGFloat = 24
  /// The longest step in one frame, as a fraction of the whole way: about as much as the keyboard
  /// moves in two frames at 30 frames a second.
  private static let longestStep: CGFloat = 0.35

  private var leap: String? {
    // Content springs back if a finger or a flick has moved it beyond its end.
    guard isAnimated, !turnsBack, expectedEnd != nil, !isAfterDrag, !hasShorterKeyboard, !topMoves,
      !hasOtherTopInset, !isScrolledByApp
    else { return nil }
    let way = abs(after.offset - start)
    guard way >= Self.shortWay else { return nil }
    var last = start
    for (offset, steps) in uncarried.map({ ($0.offset, $0.stepCount) }) + [(after.offset, 1)] {
      if abs(offset - last) > CGFloat(max(1, steps)) * way * Self.longestStep + offsetTolerance {
        return "\(last.shown) → \(offset.shown) in one frame of \(path)"
      }
      last = offset
    }
    return nil
  }

  // MARK: The inset

  private var wrongInset: String? {
    guard let ownSlack, after.keyboard != .loose,
      abs(after.slack - ownSlack) > Self.tolerance
    else { return nil }
    return """
      the bottom inset is \(after.bottomInset.shown), \(after.covered.shown) are covered and \
      \(ownSlack.shown) are the app's own
      """
  }

  private var reversedInset: String? {
    // If UIKit moves a sheet, the keyboard covers less of it than announced, and the inset may
    // shrink again.
    guard ownSlack != nil, !viewMoves, !startsMoving, !isLaidOutAnew, !isAfterDrag, !turnsBack,
      !isBurst, !barTurnsBack
    else { return nil }
    let way =
      min(before.contentInset, after.contentInset)...max(before.contentInset, after.contentInset)
    var last = before.contentInset
    for frame in frames {
      guard way.contains(frame.contentInset, within: Self.tolerance),
        abs(after.contentInset - frame.contentInset)
          <= abs(after.contentInset - last) + Self.tolerance
      else {
        return "the bottom inset goes "
          + Self.path([before.contentInset] + frames.map(\.contentInset) + [after.contentInset])
      }
      last = frame.contentInset
    }
    return nil
  }

  /// The message if the inset for a taller keyboard comes more than a frame late.
  private var lateInset: String? {
    guard ownSlack != nil, !viewMoves, !isAfterDrag, !turnsBack, let firstReactionTime,
      after.contentInset > before.contentInset + Self.tolerance
    else { return nil }
    let first = frames.first { $0.contentInset >= after.contentInset - Self.tolerance }
    guard let first, first.time > firstReactionTime + frameDuration + 0.002 else { return nil }
    return
      "the bottom inset comes \(CGFloat((first.time - firstReactionTime) * 1000).shown) ms late"
  }

  private static let header: CGFloat = 60

  private var missingRows: String? {
    // UIKit cross-fades a rotation, which hides missing rows. If no code sets insets or offsets and
    // no keyboard moves, only UIKit moves the rows, as in several table updates at once.
    guard !isLaidOutAnew, isAnimated || before.writes != after.writes,
      let worst = frames.max(by: { $0.gap < $1.gap }),
      worst.gap > Self.header
    else { return nil }
    return "\(worst.gap.shown) points without a row at the offset \(worst.offset.shown) of \(path)"
  }

  // MARK: Numbers

  package var path: String {
    "offset " + Self.path([start] + uncarried.map(\.offset) + [after.offset])
  }

  package static func path(_ numbers: [CGFloat]) -> String {
    var shown: [CGFloat] = []
    for number in numbers {
      if let last = shown.last, abs(last - number) <= 0.05 { continue }
      if shown.count > 1 {
        let before = shown[shown.count - 2]
        let last = shown[shown.count - 1]
        if (last - before) * (number - last) > 0 { shown.removeLast() }
      }
      shown.append(number)
    }
    return shown.map(\.shown).joined(separator: " → ")
  }
}
