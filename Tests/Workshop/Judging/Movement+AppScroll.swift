import CoreGraphics
import KeyboardScrollingTesting

// Where content rests that the app itself has scrolled.

extension Movement {
  /// True if the app has scrolled, and no finger since.
  func ends(with appScroll: AppScroll) -> Bool {
    !frames.contains { $0.finger.carries && $0.time > appScroll.time }
  }

  /// True if a finger has touched the content since: UIKit ends an animated scroll for it.
  private func isStopped(_ appScroll: AppScroll) -> Bool {
    frames.contains { $0.finger != .none && $0.time > appScroll.time }
  }

  /// True if what is hidden at the end is what the app's scroll hides.
  func isLeft(by appScroll: AppScroll) -> Bool {
    isStopped(appScroll)
      || ends(with: appScroll) && abs(after.offset - appScroll.offset) <= offsetTolerance
  }

  /// Returns the offsets at which the app's scroll may end; nil if a finger has stopped it, if it cannot be
  /// told from rounding, or if UIKit's own scroll has taken its place, because one that comes with another
  /// frame of the keyboard replaces the app's.
  func ends(of appScroll: AppScroll, isScrolledByUIKit: Bool) -> ClosedRange<CGFloat>? {
    if isStopped(appScroll) || appScroll.isRounding { return nil }
    if isScrolledByUIKit, after.target != nil, let announced, announced >= appScroll.time {
      return nil
    }
    // Of the end that there was: what has come since is not what the app wanted. A list that is
    // turned over grows at the end that it shows.
    let grown = growth(since: appScroll)
    let end = after.range.upperBound - grown
    let isToEnd = appScroll.isToEnd && keepsDistance
    let place = after.range.nearest(to: isToEnd ? end : appScroll.offset)
    let stays = places(of: appScroll, at: place).reduce(place...place) { $0.joined(with: $1) }
    if appScroll.isLikeUIKits, let target = after.target {
      // Taken for UIKit's, it may have ended where another part of the event has come to.
      let starts = [before.offset] + (isBurst ? frames.map(\.offset) : [])
      return starts.reduce(stays) { $0.joined(ends(showing: target, from: $1)) }
    }
    if appScroll.replacesOther, after.keyboard == .docked, let target = after.target {
      return stays.joined(ends(showing: target, from: place))
    }
    if let target = after.target, let edited = appScroll.edited, edited != target.responder {
      return stays.joined(ends(showing: target, from: place))
    }
    // A new focus has its padding as well.
    if !hasChanged(since: appScroll), let target = after.target,
      before.target?.responder != target.responder, after.shows(target.extent, at: place),
      !after.shows(target.extent.padded(by: padding), at: place)
    {
      return stays.joined(ends(showing: target, from: place))
    }
    // If only the offset has changed since, the app wanted what it hides.
    guard hasChanged(since: appScroll), after.keyboard == .docked, let target = after.target
    else { return stays }
    let shows = ends(showing: target, from: place)
    if isWanted(target) { return shows }
    // Another part of the event may have scrolled the field away, or edited another one.
    return isBurst ? stays.joined(shows) : stays
  }

  /// Returns the height of what has come at the end since the app asked, in points.
  private func growth(since appScroll: AppScroll) -> CGFloat {
    after.isFlipped ? 0 : max(0, after.contentHeight - appScroll.contentHeight)
  }

  /// The other offsets at which the app's scroll may end.
  private func places(of appScroll: AppScroll, at place: CGFloat) -> [CGFloat] {
    let grown = growth(since: appScroll)
    var places: [CGFloat] = []
    if keepsDistance, hasChanged(since: appScroll) {
      // What is due to an edge that has moved since, or the destination as it was.
      let moved = after.bottomInset - appScroll.bottomInset
      places.append(appScroll.isToEnd ? appScroll.offset : place + moved)
    }
    if keepsDistance, let shift = appScroll.shift {
      let kept = after.range.upperBound - before.range.upperBound + before.offset
      // What else has come meanwhile has come at the end, and moves nothing.
      places += [kept, kept - (after.contentHeight - before.contentHeight - shift)]
      // It was on its way, which goes on.
      if startsMoving || isBurst { places.append(after.range.upperBound) }
    }
    if !keepsDistance, grown > 0 {
      // What came at the end may have come while content was on its way back to the end that there was.
      places.append(min(appScroll.offset, after.range.upperBound - grown))
    }
    if turnsBack, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // When the keyboard left, content beyond the range went to its end.
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

  /// True if a keyboard has covered more on the way than it does in the end.
  private var hasGivenBack: Bool {
    before.covered > after.covered + Self.tolerance
      || frames.contains { $0.contentInset > after.contentInset + Self.tolerance }
  }

  /// An animated scroll of the app does not step back.
  func detour(of appScroll: AppScroll) -> String? {
    // What a hide has begun to move goes on for a while.
    guard ends(with: appScroll), expectedEnd != nil, !hasChanged(since: appScroll),
      !appScroll.replacesOther, !keyboardLeaves, !turnsBack, !hasGivenBack,
      // A keyboard that leaves just after it came has not covered more in any frame.
      !isBurst || bottomInsetWithoutKeyboard == nil, !isAddedToAnimation(appScroll)
    else { return nil }
    // The next frame may still show where a movement has been ended.
    let offsets = frames.filter { $0.time > appScroll.time + 0.02 }.map(\.offset)
    for (last, offset) in zip(offsets, offsets.dropFirst())
    where abs(after.offset - offset) > abs(after.offset - last) + offsetTolerance {
      return path
    }
    return nil
  }

  /// True if the app has scrolled while content was still animated for the keyboard: UIKit adds what is
  /// left of the animation to the scroll.
  private func isAddedToAnimation(_ appScroll: AppScroll) -> Bool {
    guard isAnimated, let announced else { return false }
    return abs(appScroll.time - announced) < 0.6
  }
}
