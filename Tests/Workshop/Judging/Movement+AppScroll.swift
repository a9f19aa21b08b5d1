import CoreGraphics
import KeyboardScrollingTesting

// The resting place of content that the app itself has scrolled.

extension Movement {
  func ends(with appScroll: AppScroll) -> Bool {
    !frames.contains { $0.finger.carries && $0.time > appScroll.time }
  }

  /// True if a finger has touched the content since the scroll: UIKit then ends an animated scroll.
  private func isStopped(_ appScroll: AppScroll) -> Bool {
    frames.contains { $0.finger != .none && $0.time > appScroll.time }
  }

  func isLeft(by appScroll: AppScroll) -> Bool {
    isStopped(appScroll)
      || ends(with: appScroll) && abs(after.offset - appScroll.offset) <= offsetTolerance
  }

  /// Returns the offsets at which the app's scroll may end.
  ///
  /// Nil if a finger has stopped the scroll, if it looks like rounding, or if UIKit's own scroll
  /// for another frame of the keyboard has replaced it.
  func ends(of appScroll: AppScroll, isScrolledByUIKit: Bool) -> ClosedRange<CGFloat>? {
    if isStopped(appScroll) || appScroll.isRounding { return nil }
    if isScrolledByUIKit, after.target != nil, let announced, announced >= appScroll.time {
      return nil
    }
    // Relative to the end when the app scrolled, because the app did not know of later content. A
    // flipped list grows at its visible end.
    let grown = growth(since: appScroll)
    let end = after.range.upperBound - grown
    let isToEnd = appScroll.isToEnd && keepsDistance
    let place = after.range.nearest(to: isToEnd ? end : appScroll.offset)
    let stays = places(of: appScroll, at: place).reduce(place...place) { $0.joined(with: $1) }
    if appScroll.isLikeUIKits, let target = after.target {
      // The scroll may have started at an offset of another part of the event.
      let starts = [before.offset] + (isBurst ? frames.map(\.offset) : [])
      return starts.reduce(stays) { $0.joined(ends(showing: target, from: $1)) }
    }
    if appScroll.replacesOther, after.keyboard == .docked, let target = after.target {
      return stays.joined(ends(showing: target, from: place))
    }
    if let target = after.target, let edited = appScroll.edited, edited != target.responder {
      return stays.joined(ends(showing: target, from: place))
    }
    // The target of a new focus also has padding.
    if !hasChanged(since: appScroll), let target = after.target,
      before.target?.responder != target.responder, after.shows(target.extent, at: place),
      !after.shows(target.extent.padded(by: padding), at: place)
    {
      return stays.joined(ends(showing: target, from: place))
    }
    // If only the offset has changed since, the app's scroll hides the target on purpose.
    guard hasChanged(since: appScroll), after.keyboard == .docked, let target = after.target
    else { return stays }
    let shows = ends(showing: target, from: place)
    if isWanted(target) { return shows }
    // Another part of the event may have scrolled the field away, or focused another field.
    return isBurst ? stays.joined(shows) : stays
  }

  /// The height of the content that was added at the end since the app scrolled.
  private func growth(since appScroll: AppScroll) -> CGFloat {
    after.isFlipped ? 0 : max(0, after.contentHeight - appScroll.contentHeight)
  }

  private func places(of appScroll: AppScroll, at place: CGFloat) -> [CGFloat] {
    let grown = growth(since: appScroll)
    var places: [CGFloat] = []
    if keepsDistance, hasChanged(since: appScroll) {
      // The scroll follows an edge that has moved since, or ends at its original destination.
      let moved = after.bottomInset - appScroll.bottomInset
      places.append(appScroll.isToEnd ? appScroll.offset : place + moved)
    }
    if keepsDistance, let shift = appScroll.shift {
      let kept = after.range.upperBound - before.range.upperBound + before.offset
      // Other new content was added at the end, where it moves nothing.
      places += [kept, kept - (after.contentHeight - before.contentHeight - shift)]
      // A movement in progress continues.
      if startsMoving || isBurst { places.append(after.range.upperBound) }
    }
    if !keepsDistance, grown > 0 {
      // Content may have been added at the end while content was moving back to the former end.
      places.append(min(appScroll.offset, after.range.upperBound - grown))
    }
    if turnsBack, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // When the keyboard hid, content beyond the range moved to its end.
      var without = after
      without.bottomInset -= after.contentInset - least
      places.append(without.range.nearest(to: place))
    }
    return places.map(after.range.nearest)
  }

  private func hasChanged(since appScroll: AppScroll) -> Bool {
    abs(after.contentHeight - appScroll.contentHeight) > Self.tolerance
      || abs(after.bottomInset - appScroll.bottomInset) > Self.tolerance
  }

  /// True if a keyboard covered more during the event than at its end.
  private var hasGivenBack: Bool {
    before.covered > after.covered + Self.tolerance
      || frames.contains { $0.contentInset > after.contentInset + Self.tolerance }
  }

  /// Returns the numbers of a step back in the app's animated scroll.
  func detour(of appScroll: AppScroll) -> String? {
    // A movement for a hide continues after the app's scroll has begun.
    guard ends(with: appScroll), expectedEnd != nil, !hasChanged(since: appScroll),
      !appScroll.replacesOther, !keyboardLeaves, !turnsBack, !hasGivenBack,
      // If a keyboard hides just after a show, no frame shows a larger covered height.
      !isBurst || bottomInsetWithoutKeyboard == nil, !isAddedToAnimation(appScroll)
    else { return nil }
    // The next frame may still show the position at which the previous movement was interrupted.
    let offsets = frames.filter { $0.time > appScroll.time + 0.02 }.map(\.offset)
    for (last, offset) in zip(offsets, offsets.dropFirst())
    where abs(after.offset - offset) > abs(after.offset - last) + offsetTolerance {
      return path
    }
    return nil
  }

  /// True if the app has scrolled during an animation for the keyboard: UIKit adds the rest of that
  /// animation to the scroll.
  private func isAddedToAnimation(_ appScroll: AppScroll) -> Bool {
    guard isAnimated, let announced else { return false }
    return abs(appScroll.time - announced) < 0.6
  }
}
