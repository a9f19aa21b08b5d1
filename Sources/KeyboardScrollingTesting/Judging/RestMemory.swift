import CoreGraphics

/// The states of a scroll view at rest, since the user or the app last scrolled.
///
/// After a temporary change, such as to emoji and back to letters, content has to be where it was.
package struct RestMemory: Sendable {
  /// The first state at rest with each combination of insets, sizes and keyboard (the
  /// surroundings), in order.
  private var rests: [Rest] = []
  private var lastOffset: CGFloat?
  /// True if the last movement was a scroll of the user or the app, and an event interrupted it.
  private var isScrollInterrupted = false
  /// The rests with the current first responder, since the last scroll.
  private var restsInFocus: [Rest] = []
  /// The rests under the keyboard of a field outside the view, such as in a sheet or in the view's
  /// bar, since the last scroll.
  private var underOtherKeyboard: [Rest] = []
  /// The rests to which a shorter keyboard has clamped the content, since the last scroll: content
  /// may return there, but need not.
  private var clampedRests: [Rest] = []
  /// The places that the content has left before a rest without other events, since the last scroll:
  /// where an event interrupted it, and the app's target beyond a range that became shorter.
  ///
  /// Content may return there, but need not.
  private var passedPlaces: [Rest] = []
  /// The state before a hide moved the content to the end of its range; nil once the content has
  /// moved since.
  private var beforeHide: Rest?

  package init() {}

  /// Sets `earlierInFocus` and `offsetsInFocus` of a movement, and records its final rest.
  ///
  /// After an alert, for example, the movement may end at the offset from before or during the
  /// alert.
  package mutating func recordRestInFocus(_ movement: inout Movement) {
    if movement.isScrolledAway {
      (restsInFocus, underOtherKeyboard, clampedRests, beforeHide) = ([], [], [], nil)
      passedPlaces = movement.placeOfAppScroll.map { [$0] } ?? []
    }
    // If this event interrupts a scroll, the memory has not recorded the scroll's end: start anew
    // with the rest before this event.
    if movement.startsMoving, !movement.isScrolledByUserOrApp, let target = movement.before.target,
      isScrollInterrupted || restsInFocus.first?.target?.responder != target.responder
    {
      restsInFocus = [movement.before]
    }
    setRestsInFocus(of: &movement)
    // The interrupted scroll may have ended during this event.
    if isScrollInterrupted { passedPlaces.append(movement.after) }
    isScrollInterrupted = false
    if movement.keyboardLeaves, movement.isClamped, !movement.isScrolledAway {
      beforeHide = movement.before
      // The hide may interrupt a movement: take the place that the content had reached.
      if movement.startsMoving {
        beforeHide?.offset = movement.frames.map(\.offset).reduce(movement.before.offset, max)
      }
    } else if movement.after.keyboard != .absent {
      beforeHide = nil
    }
    guard let target = movement.after.target else {
      if movement.after.keyboard == .docked { underOtherKeyboard.append(movement.after) }
      return
    }
    if restsInFocus.first?.target?.responder != target.responder { restsInFocus = [] }
    // UIKit chose a clamped offset, so content need not return to it.
    guard !movement.isClamped else { return clampedRests.append(movement.after) }
    guard movement.earlierInFocus == nil else { return }
    restsInFocus.append(movement.after)
  }

  /// Records whether an interrupted movement was a scroll.
  package mutating func recordInterruption(of movement: Movement) {
    guard movement.isScrolledAway else { return passedPlaces.append(movement.after) }
    (isScrollInterrupted, beforeHide) = (true, nil)
    passedPlaces = movement.placeOfAppScroll.map { [$0] } ?? []
  }

  package func setRestsInFocus(of movement: inout Movement) {
    // The keyboard returns for the same first responder: for example, an alert has gone.
    if let beforeHide, movement.before.keyboard == .absent, movement.after.keyboard == .docked,
      beforeHide.target?.responder == movement.after.target?.responder,
      beforeHide.hasSameSize(as: movement.after)
    {
      movement.offsetsInFocus = [beforeHide.offset]
    }
    movement.offsetsInFocus +=
      clampedRests.filter { $0.hasSameSurroundings(as: movement.after) }.map(\.offset)
    movement.offsetsInFocus += passedPlaces.filter {
      $0.hasSameSize(as: movement.after) && $0.hasSameContent(as: movement.after)
    }.map { movement.after.range.nearest(to: $0.offset) }
    let responder = movement.after.target?.responder ?? movement.before.target?.responder
    guard responder == nil || restsInFocus.first?.target?.responder == responder else { return }
    movement.earlierInFocus = restsInFocus.first { $0.hasSameSurroundings(as: movement.after) }
    // After a change of first responder, the offsets apply only if the focus returns from a field
    // outside the view, such as that of an alert.
    let returns = movement.before.target == nil && movement.before.keyboard == .docked
    guard returns || movement.before.target?.responder == movement.after.target?.responder
    else { return }
    movement.offsetsInFocus +=
      restsInFocus
      .filter { $0.hasSameSize(as: movement.after) && $0.hasSameTarget(as: movement.after) }
      .map(\.offset)
    movement.offsetsInFocus += underOtherKeyboard.filter {
      $0.hasSameSurroundings(as: movement.after)
    }.map(\.offset)
    // While a field of the view's bar is edited, content that a shorter range has moved may return as
    // far as the range allows.
    let (before, after) = (movement.before, movement.after)
    guard after.barTop != nil, after.target == nil, before.target == nil,
      before.keyboard == .docked, after.keyboard == .docked
    else { return }
    movement.offsetsInFocus += underOtherKeyboard.filter {
      $0.hasSameSize(as: after) && $0.hasSameContent(as: after)
    }.map { after.range.nearest(to: $0.offset) }
  }

  /// Records a movement; `wasAway` is true for a view that has been off the screen since the last
  /// rest.
  ///
  /// - Returns: The earlier rest with the surroundings of `movement.after`; nil without one, or
  ///   after a scroll of the user or the app.
  package mutating func record(_ movement: Movement, wasAway: Bool = false) -> Rest? {
    guard !movement.isInterrupted else { return nil }
    let after = movement.after
    let isContinued =
      wasAway
      || lastOffset.map { abs($0 - movement.before.offset) <= movement.offsetTolerance } ?? false
    if !isContinued || movement.forgetsRests { rests = [] }
    // A form off the screen has no edited field, so UIKit clamps its content without the keyboard's
    // inset.
    if wasAway, !movement.keepsDistance { rests.removeAll(where: movement.clampsWithoutKeyboard) }
    lastOffset = after.offset
    if rests.isEmpty, !movement.forgetsRests { rests.append(movement.before) }
    // Content beyond its range may move into the range.
    let earlier = rests.first { $0.hasSameSurroundings(as: after) && $0.isInRange }
    if let earlier, !movement.largestInsetHidesTarget(at: earlier.offset) { return earlier }
    // After a reveal the content need not return, because the target is visible.
    if earlier != nil || movement.hidesTargetWithoutReveal { rests = [] }
    rests.append(after)
    return nil
  }
}

extension Movement {
  fileprivate var forgetsRests: Bool {
    mayBeScrolled || isTyping || before.target?.responder != after.target?.responder
      || hasOtherContentHeight
      // No offset is promised for a form without an edited field.
      || !keepsDistance && (after.target == nil || before.target == nil || losesFocus)
  }

  private var mayBeScrolled: Bool {
    isScrolledByUserOrApp || mover == .system || startsMoving || isBurst
  }

  fileprivate var isScrolledByUserOrApp: Bool {
    mover == .user && isMoved || mover == .app || isAfterDrag || isScrolledByApp || appEnd != nil
  }

  /// True if the user or the app has scrolled; false if the user has only dragged content, which then
  /// sprang back to where it was.
  fileprivate var isScrolledAway: Bool { isScrolledByUserOrApp && !isDraggedInPlace }

  fileprivate var placeOfAppScroll: Rest? {
    targetOfApp.map { offset in
      var place = after
      place.offset = offset
      return place
    }
  }

  private var isDraggedInPlace: Bool {
    mover != .app && appEnd == nil && !isScrolledByApp
      && abs(after.offset - before.offset) <= offsetTolerance
  }

  /// After a tap on the status bar, `mover` is `.user` for all views, but only one view moves.
  private var isMoved: Bool {
    (frames.map(\.offset) + [after.offset]).contains { abs($0 - before.offset) > offsetTolerance }
  }

  /// True if the content is at the end of a range that has become shorter.
  fileprivate var isClamped: Bool {
    let end = after.range.upperBound
    return before.offset > end + offsetTolerance && abs(after.offset - end) <= offsetTolerance
      && before.range.contains(before.offset, within: offsetTolerance)
  }

  fileprivate func clampsWithoutKeyboard(_ rest: Rest) -> Bool {
    var range = after
    range.bottomInset = bottomInsetWithoutKeyboard ?? after.bottomInset
    return !range.range.contains(rest.offset, within: offsetTolerance)
  }

  private var hasOtherContentHeight: Bool {
    let heights = [after.contentHeight] + frames.map(\.contentHeight).filter { $0 > 0 }
    return heights.contains { abs($0 - before.contentHeight) > Self.tolerance }
  }

  fileprivate var hidesTargetWithoutReveal: Bool { after.mayNeedReveal(padding, at: baseOffset) }
}

extension Movement {
  /// Returns whether code may have revealed the edited view because of the movement's largest inset.
  ///
  /// If so, the content need not return to the offset.
  fileprivate func largestInsetHidesTarget(at offset: CGFloat) -> Bool {
    let growth = max(0, (frames.map(\.contentInset).max() ?? 0) - after.contentInset)
    var hidden = after
    (hidden.covered, hidden.bottomInset) = (after.covered + growth, after.bottomInset + growth)
    return hidden.mayNeedReveal(padding, at: offset)
  }
}

extension Rest {
  /// Returns whether the edited view is hidden at an offset, or in an inset of the app's own.
  fileprivate func mayNeedReveal(_ padding: CGFloat, at offset: CGFloat) -> Bool {
    guard let target else { return false }
    var rest = self
    rest.covered = max(covered, bottomInset)
    return !rest.shows(target.joined.padded(by: padding), at: offset)
  }

  fileprivate func hasSameSize(as other: Rest) -> Bool {
    // Each conversion to the screen has its own rounding error.
    abs(frame.width - other.frame.width) <= 0.01 && abs(frame.height - other.frame.height) <= 0.01
  }

  fileprivate func hasSameContent(as other: Rest) -> Bool {
    abs(contentHeight - other.contentHeight) <= 1
  }

  /// True if the first responder is in the same place in the content, or if one of the rests has no
  /// first responder.
  fileprivate func hasSameTarget(as other: Rest) -> Bool {
    guard let target, let otherTarget = other.target else { return true }
    return abs(target.extent.lowerBound - otherTarget.extent.lowerBound) <= 1
      && abs(target.extent.upperBound - otherTarget.extent.upperBound) <= 1
  }

  fileprivate func hasSameSurroundings(as other: Rest) -> Bool {
    func isClose(_ one: CGFloat?, to two: CGFloat?) -> Bool {
      guard let one, let two else { return (one == nil) == (two == nil) }
      return abs(one - two) <= 0.01
    }
    let values: [KeyPath<Rest, CGFloat>] = [
      \.frame.minX, \.frame.minY, \.contentHeight, \.topInset, \.bottomInset, \.contentInset,
      \.ownTopInset, \.covered, \.coveredAtTop,
    ]
    return hasSameSize(as: other)
      && values.allSatisfy { isClose(self[keyPath: $0], to: other[keyPath: $0]) }
      && isClose(coverTop, to: other.coverTop) && isClose(barTop, to: other.barTop)
      && keyboard == other.keyboard && target == other.target
      && isScrollEnabled == other.isScrollEnabled
  }
}
