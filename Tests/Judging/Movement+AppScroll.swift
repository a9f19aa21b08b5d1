import CoreGraphics
import KeyboardScrollingTesting

// The offsets at which content may come to rest after the app has scrolled.

extension Movement {
  func isUndragged(since appScroll: AppScroll) -> Bool {
    !frames.contains { $0.finger.carries && $0.time > appScroll.time }
  }

  /// True if a finger has touched the content since the app's scroll began: a touch ends the scroll.
  private func isStopped(_ appScroll: AppScroll) -> Bool {
    frames.contains { $0.finger != .none && $0.time > appScroll.time }
  }

  func isPlaced(by appScroll: AppScroll) -> Bool {
    let miss = offsetTolerance + measuredHeight(since: appScroll)
    return isStopped(appScroll)
      || isUndragged(since: appScroll) && abs(after.offset - appScroll.offset) <= miss
  }

  /// Returns the offsets at which the app's scroll may end.
  ///
  /// Nil if a finger has stopped the scroll, or if UIKit has scrolled to the first responder for a
  /// later announcement of the keyboard. Nil also if the scroll only rounded the offset. If UIKit has
  /// measured rows since then, the scroll may miss its target by as much (statement 290).
  func ends(of appScroll: AppScroll, isScrolledByUIKit: Bool) -> ClosedRange<CGFloat>? {
    let miss = measuredHeight(since: appScroll)
    return exactEnds(of: appScroll, isScrolledByUIKit: isScrolledByUIKit).map {
      ($0.lowerBound - miss)...($0.upperBound + miss)
    }
  }

  private func exactEnds(
    of appScroll: AppScroll, isScrolledByUIKit: Bool
  ) -> ClosedRange<CGFloat>? {
    if isStopped(appScroll) || appScroll.isRounding { return nil }
    if isScrolledByUIKit, after.target != nil, let firstReactionTime,
      firstReactionTime >= appScroll.time
    {
      return nil
    }
    // If the app scrolled to the end of the content, leave out rows that were added later.
    let grown = growth(since: appScroll)
    let end = after.range.upperBound - grown
    let isToEnd = appScroll.isToEnd && keepsDistance
    let place = after.range.nearest(to: isToEnd ? end : appScroll.offset)
    let stays = places(of: appScroll, at: place).reduce(place...place) { $0.joined(with: $1) }
    guard let target = after.target else { return stays }
    if appScroll.mayBeUIKitsOwn {
      // In a burst, an event of several actions, the scroll may have started at any frame's offset.
      let starts = [before.offset] + (isBurst ? frames.map(\.offset) : [])
      return starts.reduce(stays) { $0.joined(ends(showing: target, from: $1)) }
    }
    let shows = ends(showing: target, from: place)
    let hasOtherResponder = appScroll.firstResponder.map { $0 != target.responder } ?? false
    // After a change of focus, the coordinator may scroll on to show the padding around the target.
    let mayShowPadding =
      !hasChanged(since: appScroll) && before.target?.responder != target.responder
      && after.shows(target.extent, at: place)
      && !after.shows(target.extent.padded(by: padding), at: place)
    if appScroll.replacesOther && after.keyboard == .docked || hasOtherResponder || mayShowPadding
      || measuredHeight(since: appScroll) > Self.tolerance
    {
      return stays.joined(shows)
    }
    // If neither changed content nor a larger inset has hidden the target, the app has hidden it on
    // purpose.
    guard mayHideMore(since: appScroll), after.keyboard == .docked else { return stays }
    if isWanted(target) { return shows }
    // In a burst, a later action may have scrolled the field away or focused a different field.
    return isBurst ? stays.joined(shows) : stays
  }

  /// The change of the content's height since the app scrolled, if no row was added or removed.
  private func measuredHeight(since appScroll: AppScroll) -> CGFloat {
    guard appScroll.rowCount > 0, appScroll.rowCount == after.rowCount else { return 0 }
    return abs(after.contentHeight - appScroll.contentHeight)
  }

  /// The height of the content that was added at the end since the app scrolled.
  private func growth(since appScroll: AppScroll) -> CGFloat {
    after.isFlipped ? 0 : max(0, after.contentHeight - appScroll.contentHeight)
  }

  private func places(of appScroll: AppScroll, at place: CGFloat) -> [CGFloat] {
    let grown = growth(since: appScroll)
    var places: [CGFloat] = []
    if keepsDistance, hasChanged(since: appScroll) {
      // The keyboard may have moved the bottom of the visible rectangle since the scroll. Then the
      // list may stay at the app's offset, or keep its distance to that bottom.
      let moved = after.bottomInset - appScroll.bottomInset
      places.append(appScroll.isToEnd ? appScroll.offset : place + moved)
    }
    if keepsDistance, let shift = appScroll.shift {
      let kept = after.range.upperBound - before.range.upperBound + before.offset
      // Rows that were added at the end do not shift the rows above.
      places += [kept, kept - (after.contentHeight - before.contentHeight - shift)]
      // When the app inserted the rows, a movement to the end may have been in progress.
      if startsMoving || isBurst { places.append(after.range.upperBound) }
    }
    if !keepsDistance, grown > 0 {
      // Content may have been added while UIKit was moving the list back to its former end.
      places.append(min(appScroll.offset, after.range.upperBound - grown))
    }
    if turnsBack, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // The keyboard hid and returned. In between, UIKit clamped the offset to a shorter range.
      var without = after
      without.bottomInset -= after.contentInset - least
      places.append(without.range.nearest(to: place))
    }
    return places.map(after.range.nearest)
  }

  private func hasChanged(since appScroll: AppScroll) -> Bool {
    mayHideMore(since: appScroll) || after.bottomInset < appScroll.bottomInset - Self.tolerance
  }

  private func mayHideMore(since appScroll: AppScroll) -> Bool {
    abs(after.contentHeight - appScroll.contentHeight) > Self.tolerance
      || after.bottomInset > appScroll.bottomInset + Self.tolerance
  }

  /// True if a keyboard covered more during the event than at the event's end.
  private var hasCoveredMore: Bool {
    before.covered > after.covered + Self.tolerance
      || frames.contains { $0.contentInset > after.contentInset + Self.tolerance }
  }

  /// Returns the path of the app's animated scroll if the path led away from the destination for a
  /// while.
  func detour(of appScroll: AppScroll) -> String? {
    // A movement that the coordinator began for a hide continues during the app's scroll.
    guard isUndragged(since: appScroll), expectedEnd != nil, !hasChanged(since: appScroll),
      !appScroll.replacesOther, !keyboardLeaves, !turnsBack, !hasCoveredMore,
      // If a keyboard hides just after its show, no frame has the larger inset that
      // `hasCoveredMore` looks for.
      !isBurst || bottomInsetWithoutKeyboard == nil, !isAddedToAnimation(appScroll)
    else { return nil }
    // The first frame after the scroll may still show the position at which the scroll interrupted
    // the previous movement.
    let offsets = frames.filter { $0.time > appScroll.time + 0.02 }.map(\.offset)
    for (last, offset) in zip(offsets, offsets.dropFirst())
    where abs(after.offset - offset) > abs(after.offset - last) + offsetTolerance {
      return path
    }
    return nil
  }

  /// True if the app scrolled while content was animated for the keyboard.
  ///
  /// UIKit adds the remainder of that animation to the scroll.
  private func isAddedToAnimation(_ appScroll: AppScroll) -> Bool {
    // The keyboard may have been announced in the event that this event interrupts.
    if startsMoving, let first = frames.first, appScroll.time - first.time < 0.6 { return true }
    guard isAnimated, let firstReactionTime else { return false }
    return abs(appScroll.time - firstReactionTime) < 0.6
  }
}
