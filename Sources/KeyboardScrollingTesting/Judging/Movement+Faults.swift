import CoreGraphics

// Faults that a user sees, whatever code moves the content.

extension Movement {
  func fault(by rule: MovementRule) -> String? {
    switch rule {
    case .reach: hiddenEnd
    case .top: hiddenTop
    case .end: emptyEnd
    case .stretch: emptyStretch
    case .back: awayAndBack
    case .late: lateness
    case .newest: hiddenNewest
    case .size: wrongPlace
    case .ownInset:
      change(of: \.contentInset, named: "bottom inset", mayGrowWithBar: true)
        ?? change(of: \.ownTopInset, named: "top inset") ?? remainingSafeArea
    case .indicators:
      change(
        of: \.indicatorInset, named: "scroll indicators’ bottom inset", mayGrowWithBar: true
      )
    case .range: outOfRange
    default: nil
    }
  }

  // MARK: What is covered

  private var hiddenEnd: String? {
    guard isOnFocusedScreen, after.keyboard == .docked || after.barTop != nil else { return nil }
    var hidden = after.hiddenHeight
    // Height that was hidden even without a keyboard is no fault.
    if after.barTop == nil, let first = restWithoutKeyboard { hidden -= max(0, first.hiddenHeight) }
    return hidden > Self.tolerance ? "the last \(hidden.shown) points stay covered" : nil
  }

  private var hiddenTop: String? {
    guard isOnFocusedScreen, !isNested, let first = restWithoutKeyboard, first.frame.minY >= 0
    else { return nil }
    let hidden: CGFloat = -(after.frame.minY + after.topInset)
    return hidden > Self.tolerance ? "the first \(hidden.shown) points stay hidden" : nil
  }

  private var hiddenNewest: String? {
    // A chat that is wholly visible without the keyboard may return to where the user has scrolled it.
    guard keepsDistance, mover == .none, before.isEndVisible, earlierOffset == nil else {
      return nil
    }
    // A field in the list takes precedence over the newest row if both do not fit.
    if let target = after.target, !after.shows(target.extent, at: after.range.upperBound) {
      return nil
    }
    return after.isEndVisible ? nil : "\(after.hiddenHeightNow.shown) points of it are covered"
  }

  // MARK: What is empty

  private var emptyEnd: String? {
    guard isOnFocusedScreen, !isNested, after.isScrollEnabled, after.keyboard != .foreign,
      let first = restWithoutKeyboard,
      after.hasRows || abs(after.end - first.end) <= Self.tolerance
    else { return nil }
    let height: CGFloat = min(after.emptyHeight - max(0, first.emptyHeight), after.range.length)
    guard height > margin else { return nil }
    return "\(height.shown) points below the end of the content"
  }

  private var emptyStretch: String? {
    guard after.keyboard == .docked, !isNested, let top = after.coverTop,
      let first = restWithoutKeyboard,
      first.frame.maxY - after.frame.maxY > Self.tolerance,
      // A card in the middle of the space above the keyboard only moves up.
      first.frame.height - after.frame.height > Self.tolerance,
      top - after.frame.maxY > margin
    else { return nil }
    let height: CGFloat = top - after.frame.maxY
    return "\(height.shown) points above the keyboard"
  }

  private var outOfRange: String? {
    guard isOnFocusedScreen, !isNested, after.isScrollEnabled, after.offset != before.offset,
      !after.range.contains(after.offset, within: offsetTolerance)
    else { return nil }
    return """
      offset \(before.offset.shown) → \(after.offset.shown), \
      beyond \(after.range.lowerBound.shown) to \(after.range.upperBound.shown)
      """
  }

  // MARK: The path

  private var awayAndBack: String? {
    guard !turnsBack, expectedEnd != nil, abs(after.offset - start) <= offsetTolerance,
      uncarried.contains(where: { abs($0.offset - start) > Self.shortWay })
    else { return nil }
    return path
  }

  /// The duration of the keyboard's animation together with UIKit's own scroll afterwards.
  private static let arrivalDuration = 0.4

  private var lateness: String? {
    guard isAnimated, expectedEnd != nil, !isAfterDrag else { return nil }
    let limit = lastAnnounced + Self.arrivalDuration
    let offset = frames.last { $0.time <= limit }?.offset ?? start
    let rest: CGFloat = abs(after.offset - offset)
    // On the keyboard's curve, 0.8 percent of a long way is left at that time; 2 percent may be.
    guard rest > max(Self.shortWay, abs(after.offset - start) / 50) else { return nil }
    return
      "\(rest.shown) points of the way come later than \(Self.arrivalDuration) s after the keyboard"
  }

  // MARK: What is restored

  private var wrongPlace: String? {
    guard let first = restBeforeKeyboard, !isInSheet else { return nil }
    var (now, then): (CGFloat, CGFloat) = (after.frame.height, first.frame.height)
    if abs(now - then) > Self.tolerance {
      return "it is \(now.shown) points high, not \(then.shown)"
    }
    (now, then) = (after.frame.minY, first.frame.minY)
    guard abs(now - then) > Self.tolerance else { return nil }
    return "its top edge is at \(now.shown) on the screen, not at \(then.shown)"
  }

  private func change(
    of value: KeyPath<Rest, CGFloat>, named name: String, mayGrowWithBar: Bool = false
  ) -> String? {
    guard let first = restBeforeKeyboard else { return nil }
    let (old, new) = (first[keyPath: value], after[keyPath: value])
    var changes = [new - old]
    // The bar may have grown, for example with its text.
    if mayGrowWithBar, let before = first.barTop, let now = after.barTop {
      changes.append(new - old - (before - now))
    }
    guard !changes.contains(where: { abs($0) <= Self.tolerance }) else { return nil }
    return "the \(name) is \(new.shown), not \(old.shown)"
  }

  /// The message if UIKit still adds a bottom inset, because the app has enlarged the safe area.
  private var remainingSafeArea: String? {
    guard let first = restBeforeKeyboard, after.hasSamePlace(as: first),
      !hasOtherContent(than: first),
      after.bottomInset - after.contentInset
        > first.bottomInset - first.contentInset + Self.tolerance
    else { return nil }
    let (old, new) = (first.bottomInset.shown, after.bottomInset.shown)
    return "the bottom inset is \(new) with UIKit’s part, not \(old)"
  }

  private var restBeforeKeyboard: Rest? {
    guard after.keyboard == .absent, !isNested, !isLaidOutAnew else { return nil }
    return restWithoutKeyboard
  }
}

// MARK: - Space for the keyboard

extension Movement {
  /// True if the view's frame, inset or content height makes space for the keyboard.
  var clearsKeyboard: Bool {
    guard let first = restWithoutKeyboard, after.keyboard != .absent else { return false }
    return !after.hasSameBottom(as: first) || hasOtherContent(than: first)
  }

  /// True if the keyboard's height changed, but not the view's space for the keyboard.
  var ignoresHeight: Bool {
    guard let first = restWithoutKeyboard, before.keyboard == .docked, after.keyboard == .docked,
      let old = before.coverTop, let new = after.coverTop, abs(new - old) > Self.tolerance
    else { return false }
    return before.hasSameBottom(as: after) && !first.hasSameBottom(as: after)
  }

  private func hasOtherContent(than rest: Rest) -> Bool {
    abs(after.contentHeight - rest.contentHeight) > Self.tolerance
  }
}

extension Rest {
  func hasSamePlace(as other: Rest) -> Bool {
    // Each conversion to the screen has its own rounding error.
    abs(frame.minY - other.frame.minY) <= Movement.tolerance
      && abs(frame.maxY - other.frame.maxY) <= Movement.tolerance
  }

  /// Compares the bottom edge and inset, but not the top edge, because a sheet that grows upwards
  /// makes no space for the keyboard.
  fileprivate func hasSameBottom(as other: Rest) -> Bool {
    abs(frame.maxY - other.frame.maxY) <= Movement.tolerance
      && abs(bottomInset - other.bottomInset) <= Movement.tolerance
  }

  fileprivate var end: CGFloat { lowest ?? contentHeight }

  private var edge: CGFloat { min(coverTop ?? .infinity, frame.maxY - covered) }

  fileprivate var hiddenHeight: CGFloat {
    let offset = isScrollEnabled ? max(offset, range.upperBound) : offset
    return frame.minY + end - offset - distanceToEndAround - (coverTop ?? edge)
  }

  fileprivate var hiddenHeightNow: CGFloat { frame.minY + end - offset - edge }

  fileprivate var isEndVisible: Bool { hiddenHeightNow <= 2 }

  fileprivate var emptyHeight: CGFloat { contentHeight - end + bottomInset - (frame.maxY - edge) }
}
