package import CoreGraphics

/// The movement of one scroll view during one event, such as a focus or a letter.
///
/// A `Rest` is a state in which nothing moves. The judge checks each movement by the rules
/// (`MovementRule`).
package struct Movement: Equatable, Sendable {
  package var view = ""
  package var event = ""
  package var before = Rest()
  package var frames: [MovementFrame] = []
  package var after = Rest()
  package var padding: CGFloat = 8
  /// True for a chat, whose content keeps its distance to the end.
  package var keepsDistance = false
  /// The `Rest.slack` from before the first keyboard; nil if the judge does not check insets.
  package var ownSlack: CGFloat?
  /// The time at which the display could first show the app's reaction to a taller keyboard; nil
  /// without a taller keyboard.
  package var firstReactionTime: Double?
  package var frameDuration = 1.0 / 60
  /// A pixel's height, to which UIKit rounds offsets.
  package var pixel: CGFloat = 1 / 3
  package var isAnimated = false
  package var startsMoving = false
  /// True if the keyboard reversed its direction.
  ///
  /// The judge then checks the final offset, but not the path.
  package var turnsBack = false
  /// The bottom inset while the keyboard was hidden during the event, even if the keyboard was
  /// hidden only between two frames.
  package var bottomInsetWithoutKeyboard: CGFloat?
  /// True if the event has several parts, such as a hide and a show.
  ///
  /// The content may then change its direction between the parts.
  package var isBurst = false
  /// True if the user edited no field for some time during the movement.
  package var losesFocus = false
  package var hadTarget = false
  /// True if the next event began before the content came to rest.
  ///
  /// `after` then has the values at the end of the animations.
  package var isInterrupted = false
  package var mover = Mover.none
  package var isScrolledByApp = false
  /// The offset to which the app has scrolled, perhaps beyond the range of `after`; nil if unknown.
  package var targetOfApp: CGFloat?
  /// The offsets at which the app's scroll may leave the content; `.some(nil)` for any offset, nil
  /// if the app has not scrolled.
  package var appEnd: ClosedRange<CGFloat>??
  package var isHiddenByApp = false
  /// The offset to which content springs back after a drag.
  package var endOfSpring: CGFloat?
  /// An earlier state at rest with the insets, sizes and keyboard of `after`; nil if the user or
  /// the app has scrolled since.
  package var earlier: Rest?
  /// Like `earlier`, but only since the user began to edit the current field.
  package var earlierInFocus: Rest?
  /// The offsets at rest since the last scroll, while the user edited the current field.
  package var offsetsInFocus: [CGFloat] = []
  /// The first state at rest without a keyboard.
  package var restWithoutKeyboard: Rest?
  /// The time of the keyboard's last announcement, or of the event's beginning if that is later.
  package var lastAnnounced: Double = 0
  package var margin: CGFloat = 24
  /// False for a view beside the window, or outside the screen of the first responder, such as
  /// behind a sheet.
  package var isOnFocusedScreen = true
  /// True in a sheet, in which UIKit may resize the view for the keyboard.
  package var isInSheet = false
  package var isNested = false

  package enum Mover: Equatable, Sendable {
    case none
    /// A scroll of the user without a finger on the content, for example by a tap on the status
    /// bar.
    case user
    case app
    /// UIKit's own scroll to the first responder, if UIKit did not report the scroll in time.
    case system
  }

  package init() {}

  package static let tolerance: CGFloat = 0.5
  package var offsetTolerance: CGFloat { max(Self.tolerance, pixel) }

  // MARK: Parts

  private var carriedCount: Int { (frames.lastIndex { $0.finger.carries } ?? -1) + 1 }
  /// The frames up to the last one in which a finger or its flick moved the content.
  package var carried: ArraySlice<MovementFrame> { frames.prefix(carriedCount) }
  var uncarried: ArraySlice<MovementFrame> { frames.dropFirst(carriedCount) }

  var isAfterDrag: Bool { frames.contains { $0.finger.carries } }

  var start: CGFloat {
    guard let last = carried.last else { return before.offset }
    // A flick still moves content in the frame after `last`; at 30 frames a second, a drag too.
    guard last.finger == .decelerating || frameDuration > 0.02 else { return last.offset }
    return uncarried.first?.offset ?? last.offset
  }

  var isTyping: Bool {
    guard let old = before.target, let new = after.target else { return false }
    return old.responder == new.responder && old.textLength != new.textLength
  }

  package var keyboardLeaves: Bool { before.keyboard != .absent && after.keyboard == .absent }

  package var isLaidOutAnew: Bool { abs(before.frame.width - after.frame.width) > Self.tolerance }

  package var viewMoves: Bool { !before.hasSamePlace(as: after) }

  /// True if a later part of the event may have changed the offset that an earlier part required.
  ///
  /// The target, the edited view, then only has to be visible.
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
    if let earlierOffset { return earlierOffset...earlierOffset }
    if keepsDistance, abs(before.contentHeight - after.contentHeight) > Self.tolerance {
      return nil
    }
    let baseOffsets = baseOffsets
    let stays = baseOffsets.dropFirst().reduce(baseOffsets[0]...baseOffsets[0]) {
      $0.joined(with: $1)
    }
    guard let target = after.target else { return stays }
    // If an event interrupts a chat before the reveal, any offset is right.
    if isInterrupted, keepsDistance { return nil }
    let ends = baseOffsets.map { self.ends(showing: target, from: $0) }
    let shows = ends.dropFirst().reduce(ends[0]) { $0.joined($1) }
    switch after.keyboard {
    case .docked where isScrolledAwayByFinger(target): return stays
    case .docked: return isWanted(target) ? shows : stays.joined(shows)
    // UIKit scrolls to a new first responder even without a keyboard. If a keyboard covered the
    // whole view, the user has seen no offset to keep.
    case .absent: return keyboardLeaves && before.hasRoom ? stays : stays.joined(shows)
    case .loose, .foreign: return stays.joined(shows)
    }
  }

  /// The earlier offset to which the content has returned; nil if the offset is new.
  ///
  /// At that offset the edited view may be hidden, if the user had scrolled it away.
  var earlierOffset: CGFloat? {
    guard !isTyping, !keyboardLeaves else { return nil }
    let offsets = offsetsInFocus + [earlier, earlierInFocus].compactMap { $0?.offset }
    return offsets.map { after.range.nearest(to: $0) }
      .first { abs($0 - after.offset) <= offsetTolerance }
      ?? partOfWayBack
  }

  /// `after.offset` if clamped content returns only part of the way, to keep the edited view
  /// visible; otherwise nil.
  private var partOfWayBack: CGFloat? {
    guard let target = after.target, before.target == target else { return nil }
    let isBack = offsetsInFocus.contains { offset in
      !before.range.contains(offset, within: offsetTolerance)
        && smallestMoves(showing: target, from: after.range.nearest(to: offset))
          .contains(after.offset, within: offsetTolerance)
    }
    return isBack ? after.offset : nil
  }

  /// The offsets at which content may stay without a reveal: `baseOffset`, and those to which UIKit
  /// or the app's code may have moved the content.
  private var baseOffsets: [CGFloat] {
    var baseOffsets = [baseOffset]
    // UIKit can leave content out of range until the next scroll.
    if start == before.offset, !before.range.contains(start) { baseOffsets.append(start) }
    // A hide clamps the offset. When the keyboard shows again for the same field, the app may
    // restore the earlier offset.
    for rest in [earlier, earlierInFocus] {
      if let rest { baseOffsets.append(after.range.nearest(to: rest.offset)) }
    }
    // Content within a pixel of its end moves to its new end.
    if keepsDistance, abs(start - before.range.upperBound) <= offsetTolerance {
      baseOffsets.append(after.range.upperBound)
    }
    // A chat at its start may stay there, because UIKit may have clamped the offset.
    if keepsDistance, start == before.offset, start <= before.range.lowerBound + offsetTolerance {
      baseOffsets.append(after.range.nearest(to: start))
    }
    if hasOtherTopInset {
      // UIKit moves content when a bar above it appears or disappears.
      baseOffsets.append(after.range.nearest(to: baseOffset - (after.topInset - before.topInset)))
    }
    if viewMoves, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // The inset of a nested view changes only after the outer view has moved. Until then UIKit
      // clamps the offset.
      var clamped = after
      clamped.bottomInset -= after.contentInset - least
      baseOffsets.append(clamped.range.nearest(to: baseOffset))
    }
    if turnsBack, missingInset > 0 {
      // When the keyboard hid, content beyond the range moved to the end of the range.
      var without = after
      without.bottomInset -= missingInset
      baseOffsets.append(without.range.nearest(to: baseOffset))
      // A chat near its beginning can keep its distance to the end only when the keyboard is back.
      let clamped = without.range.nearest(to: baseOffset - missingInset) + missingInset
      if keepsDistance { baseOffsets.append(after.range.nearest(to: clamped)) }
    }
    if hasOtherHeight {
      // When a view grows, UIKit clamps the offset before any code sets the keyboard's inset.
      var grown = after
      grown.bottomInset = before.bottomInset
      baseOffsets.append(after.range.nearest(to: grown.range.nearest(to: baseOffset)))
    }
    return baseOffsets
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

  /// The offset at which content stays without a reveal.
  var baseOffset: CGFloat {
    var offset = start
    // A drag changes the distance to the end.
    if keepsDistance, !isAfterDrag {
      offset += after.range.upperBound - before.range.upperBound
    }
    return after.range.nearest(to: offset)
  }

  private func isScrolledAwayByFinger(_ target: Rest.Target) -> Bool {
    // Not after an announcement: when a dragged keyboard returns, UIKit scrolls to the first
    // responder.
    isAfterDrag && firstReactionTime == nil && before.target == target
      && before.keyboard == after.keyboard
      && abs(before.covered - after.covered) <= Self.tolerance && !viewMoves
  }

  private var isStoppedByFinger: Bool { mover == .system && frames.contains { $0.finger != .none } }

  package func isWanted(_ target: Rest.Target) -> Bool {
    guard !isAfterDrag, !startsMoving, !isInterrupted, mover != .user, !isStoppedByFinger
    else { return false }
    guard let old = before.target, old.responder == target.responder else { return true }
    if isTyping || before.keyboard != .docked { return true }
    // A visible target stays visible. A target that the user scrolled away may stay hidden.
    return before.shows(old.extent, at: before.offset)
  }
}
