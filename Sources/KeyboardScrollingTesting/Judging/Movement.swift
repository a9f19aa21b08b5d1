package import CoreGraphics

/// The movement of one scroll view during one event: its rest before, each frame, and its rest
/// after.
package struct Movement: Equatable, Sendable {
  package var view = ""
  package var event = ""
  package var before = Rest()
  package var frames: [MovementFrame] = []
  package var after = Rest()
  package var padding: CGFloat = 8
  package var keepsDistance = false
  /// The app's own slack, from before the keyboard; nil if the judge does not check insets.
  package var ownSlack: CGFloat?
  /// The time at which the display showed the app's reaction to a keyboard that covers more.
  package var announced: Double?
  package var frameDuration = 1.0 / 60
  /// The height of a pixel, to which UIKit rounds offsets.
  package var pixel: CGFloat = 1 / 3
  package var isAnimated = false
  package var startsMoving = false
  /// True if the keyboard reversed its direction.
  ///
  /// The judge then checks the final offset, but not the path.
  package var turnsBack = false
  /// The bottom inset without a keyboard, if the keyboard hid during the event, even between two
  /// frames.
  package var bottomInsetWithoutKeyboard: CGFloat?
  /// True if the event has several parts.
  ///
  /// A correct movement may change its direction at each.
  package var isBurst = false
  /// True if no view was edited during a part of the movement.
  package var losesFocus = false
  package var hadTarget = false
  /// True if the next event began before the rest.
  ///
  /// `after` then has the ends of the animations.
  package var isInterrupted = false
  package var mover = Mover.none
  package var isScrolledByApp = false
  /// The offsets at which the app's scroll may end, `.some(nil)` for any; nil if no such scroll
  /// ends the movement.
  package var appEnd: ClosedRange<CGFloat>??
  package var isHiddenByApp = false
  /// The offset to which content springs back after a drag.
  package var endOfSpring: CGFloat?
  /// An earlier rest with the surroundings of `after`, if neither user nor app has scrolled since.
  package var earlier: Rest?
  /// Like `earlier`, but from the time since the user began to edit this view.
  package var edited: Rest?
  /// The offsets of the rests with the same edited view since the last scroll.
  package var editedOffsets: [CGFloat] = []
  package var first: Rest?
  /// The time of the last announcement, or of the beginning of the event.
  package var lastAnnounced: Double = 0
  package var margin: CGFloat = 24
  /// False for a view on another screen, such as behind a sheet.
  package var isBesideFocus = true
  /// True in a sheet, in which UIKit may resize the view for the keyboard.
  package var isInSheet = false
  package var isNested = false

  package enum Mover: Equatable, Sendable {
    case none
    /// A scroll of the user without a finger on the content, for example by a tap on the status
    /// bar.
    case user
    case app
    /// UIKit's own scroll to the focus, if UIKit did not report it in time.
    case system
  }

  package init() {}

  package static let tolerance: CGFloat = 0.5
  package var offsetTolerance: CGFloat { max(Self.tolerance, pixel) }

  // MARK: Parts

  private var carriedCount: Int { (frames.lastIndex { $0.finger.carries } ?? -1) + 1 }
  package var carried: ArraySlice<MovementFrame> { frames.prefix(carriedCount) }
  var calm: ArraySlice<MovementFrame> { frames.dropFirst(carriedCount) }

  var isAfterDrag: Bool { frames.contains { $0.finger.carries } }

  var start: CGFloat {
    guard let last = carried.last else { return before.offset }
    // The next step still belongs to a flick, and at 30 frames a second to a finger.
    guard last.finger == .decelerating || frameDuration > 0.02 else { return last.offset }
    return calm.first?.offset ?? last.offset
  }

  var isTyping: Bool {
    guard let old = before.target, let new = after.target else { return false }
    return old.responder == new.responder && old.textLength != new.textLength
  }

  package var keyboardLeaves: Bool { before.keyboard != .absent && after.keyboard == .absent }

  package var isLaidOutAnew: Bool {
    abs(before.frame.width - after.frame.width) > Self.tolerance
  }

  package var viewMoves: Bool { !before.hasSamePlace(as: after) }

  /// True if one part of the event may have changed the correct offset of an earlier part.
  ///
  /// The target then only has to be visible.
  var hasOpenEnd: Bool {
    guard isBurst else { return false }
    return turnsBack || after.target != nil || hadTarget
      || frames.contains { abs($0.contentHeight - before.contentHeight) > Self.tolerance }
  }

  // MARK: Expectation

  /// The offsets at which the content may come to rest; nil if any offset is right.
  package var expectedEnd: ClosedRange<CGFloat>? {
    guard after.isScrollEnabled, !isLaidOutAnew else { return nil }
    if let appEnd { return appEnd }
    guard !startsMoving, mover == .none, !hasOpenEnd else { return nil }
    if let endOfSpring { return endOfSpring...endOfSpring }
    if let placeBefore { return placeBefore...placeBefore }
    if keepsDistance, abs(before.contentHeight - after.contentHeight) > Self.tolerance {
      return nil
    }
    let homes = homes
    let stays = homes.dropFirst().reduce(homes[0]...homes[0]) { $0.joined(with: $1) }
    guard let target = after.target else { return stays }
    // After an interruption, a reveal may still follow.
    if isInterrupted, keepsDistance { return nil }
    let ends = homes.map { self.ends(showing: target, from: $0) }
    let shows = ends.dropFirst().reduce(ends[0]) { $0.joined($1) }
    switch after.keyboard {
    case .docked where isScrolledAwayByFinger(target): return stays
    case .docked: return isWanted(target) ? shows : stays.joined(shows)
    // UIKit scrolls to a focus even without a keyboard.
    case .absent: return keyboardLeaves ? stays : stays.joined(shows)
    case .loose, .foreign: return stays.joined(shows)
    }
  }

  /// An earlier offset to which the content has returned, clamped to the range.
  ///
  /// The edited view may be hidden at that offset, because the user has scrolled.
  var placeBefore: CGFloat? {
    guard !isTyping, !keyboardLeaves else { return nil }
    let offsets = editedOffsets + (earlier.map { [$0.offset] } ?? [])
    return offsets.map { after.range.nearest(to: $0) }
      .first { abs($0 - after.offset) <= offsetTolerance }
  }

  /// The offset at the start, and those to which UIKit may have moved the content.
  private var homes: [CGFloat] {
    var homes = [home]
    // Content that UIKit has left out of range stays there until something moves it.
    if start == before.offset, !before.range.contains(start) { homes.append(start) }
    // A hide clamps the offset. While the user edits the same field, the earlier offset returns
    // with the keyboard.
    for rest in [earlier, edited] {
      if let rest { homes.append(after.range.nearest(to: rest.offset)) }
    }
    // A chat at its start may have been there before, or UIKit may have clamped its offset.
    if keepsDistance, start == before.offset, start <= before.range.lowerBound + offsetTolerance {
      homes.append(after.range.nearest(to: start))
    }
    if hasOtherTopInset {
      // UIKit moves content when a bar above it appears or disappears.
      homes.append(after.range.nearest(to: home - (after.topInset - before.topInset)))
    }
    if viewMoves, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // A nested view's inset follows the outer view's, and UIKit clamps the offset in between.
      var clamped = after
      clamped.bottomInset -= after.contentInset - least
      homes.append(clamped.range.nearest(to: home))
    }
    if turnsBack, missingInset > 0 {
      // When the keyboard hid, content beyond the range moved to the end of the range.
      var without = after
      without.bottomInset -= missingInset
      homes.append(without.range.nearest(to: home))
      // A chat near its beginning can keep its distance only when the keyboard is back.
      let clamped = without.range.nearest(to: home - missingInset) + missingInset
      if keepsDistance { homes.append(after.range.nearest(to: clamped)) }
    }
    if hasOtherHeight {
      // In a view that has grown, UIKit clamps the content before the keyboard's inset is set.
      var grown = after
      grown.bottomInset = before.bottomInset
      homes.append(after.range.nearest(to: grown.range.nearest(to: home)))
    }
    return homes
  }

  /// The height by which the bottom inset was smaller during the movement than at its end.
  private var missingInset: CGFloat {
    let own: CGFloat = after.contentInset - (frames.map(\.contentInset).min() ?? after.contentInset)
    return max(own, after.bottomInset - (bottomInsetWithoutKeyboard ?? after.bottomInset))
  }

  var topMoves: Bool { abs(before.frame.minY - after.frame.minY) > Self.tolerance }

  var hasOtherTopInset: Bool { abs(after.topInset - before.topInset) > Self.tolerance }

  package var hasOtherHeight: Bool {
    abs(before.frame.height - after.frame.height) > Self.tolerance
  }

  var home: CGFloat {
    var offset = start
    // A drag changes the distance to the end.
    if keepsDistance, !isAfterDrag {
      offset += after.range.upperBound - before.range.upperBound
    }
    return after.range.nearest(to: offset)
  }

  private func isScrolledAwayByFinger(_ target: Rest.Target) -> Bool {
    // UIKit scrolls to a focus when a keyboard that was dragged returns.
    isAfterDrag && announced == nil && before.target == target && before.keyboard == after.keyboard
      && abs(before.covered - after.covered) <= Self.tolerance && !viewMoves
  }

  private var isStoppedByFinger: Bool {
    mover == .system && frames.contains { $0.finger != .none }
  }

  package func isWanted(_ target: Rest.Target) -> Bool {
    guard !isAfterDrag, !startsMoving, !isInterrupted, mover != .user, !isStoppedByFinger
    else { return false }
    guard let old = before.target, old.responder == target.responder else { return true }
    if isTyping || before.keyboard != .docked { return true }
    // A visible target stays visible. A target that the user scrolled away may stay hidden.
    return before.shows(old.extent, at: before.offset)
  }
}
