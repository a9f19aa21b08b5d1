package import CoreGraphics

/// What one scroll view did for one event: the rest before, each frame, and the rest after it.
package struct Movement: Equatable, Sendable {
  package var view = ""
  package var event = ""
  package var before = Rest()
  package var frames: [MovementFrame] = []
  package var after = Rest()
  /// The space around a target that a reveal may add.
  package var padding: CGFloat = 8
  /// True for a chat, which keeps its distance to the end.
  package var keepsDistance = false
  /// The dead space that is the app's own; nil if insets are not judged.
  package var ownSlack: CGFloat?
  /// The time at which the display got what the app did about the announcement of a keyboard that
  /// covers more; nil without one.
  package var announced: Double?
  /// The time between two frames of the display, in seconds.
  package var frameDuration = 1.0 / 60
  /// The length of a pixel, in points: UIKit rounds offsets to pixels.
  package var pixel: CGFloat = 1 / 3
  /// True if the event was announced with a duration.
  package var isAnimated = false
  /// True if the event came while the content was still on its way.
  package var startsMoving = false
  /// True if the keyboard turned back on the way: the ends are judged, the way is not.
  package var turnsBack = false
  /// The bottom inset without a keyboard, if the keyboard has left during the event: it may have come
  /// back before a frame.
  package var bottomInsetWithoutKeyboard: CGFloat?
  /// True if the event has several parts, so that a way that is right may turn where one begins.
  package var isBurst = false
  /// True if an earlier part of the event has left the first responder in the view.
  package var hadTarget = false
  /// True if the next event came before the rest: `after` is where animations will end.
  package var isInterrupted = false
  /// Who else scrolled for the event.
  package var mover = Mover.nobody
  /// True if the app has scrolled by itself.
  package var isScrolledByApp = false
  /// The offsets at which the app's own scroll may end, nil inside for any; nil if it does not end the
  /// movement.
  package var appEnd: ClosedRange<CGFloat>??
  /// True if what is hidden at the end is what the app's scroll hides.
  package var isLeftByApp = false
  /// The end to which content springs back that a finger has left beyond it; nil otherwise.
  package var endOfSpring: CGFloat?
  /// The first rest without a keyboard; nil if it is not known.
  package var first: Rest?
  /// The time at which a keyboard was announced last, or the event began, in seconds.
  package var lastAnnounced: Double = 0
  /// The height of an empty stretch that nobody minds, in points.
  package var margin: CGFloat = 24
  /// False for a view that has nothing to do with what is being edited, as behind a sheet.
  package var isBesideFocus = true
  /// True for a view that UIKit gives another size as well, as in a sheet that grows for a keyboard.
  package var isInSheet = false
  /// True for a view inside another scroll view.
  package var isNested = false

  package enum Mover: Equatable, Sendable {
    case nobody
    /// The user by other means than a finger on the content, such as a tap on the status bar.
    case user
    /// The app, such as a chat that sends a message.
    case app
    /// UIKit, to the focus, without telling in time.
    case system
  }

  package init() {}

  /// What two lengths may differ by.
  package static let tolerance: CGFloat = 0.5
  /// What two offsets may differ by.
  package var offsetTolerance: CGFloat { max(Self.tolerance, pixel) }

  // MARK: Parts

  /// The number of frames up to the last one with a finger or a flick.
  private var carriedCount: Int { (frames.lastIndex { $0.finger.carries } ?? -1) + 1 }
  /// The frames in which a finger, or the flick after it, carries the content.
  package var carried: ArraySlice<MovementFrame> { frames.prefix(carriedCount) }
  /// The frames after that.
  var calm: ArraySlice<MovementFrame> { frames.dropFirst(carriedCount) }

  /// True if a finger has moved the content.
  var isAfterDrag: Bool { frames.contains { $0.finger.carries } }

  /// The offset at which the calm part begins.
  var start: CGFloat {
    guard let last = carried.last else { return before.offset }
    // The last step of a flick ends it. At 30 frames a second a finger may go on between two of them.
    guard last.finger == .decelerating || frameDuration > 0.02 else { return last.offset }
    return calm.first?.offset ?? last.offset
  }

  /// True if the text has changed.
  var isTyping: Bool {
    guard let old = before.target, let new = after.target else { return false }
    return old.responder == new.responder && old.textLength != new.textLength
  }

  package var keyboardLeaves: Bool { before.keyboard != .absent && after.keyboard == .absent }

  /// True if the view itself has another width: its content was laid out anew.
  package var isLaidOutAnew: Bool {
    abs(before.frame.width - after.frame.width) > Self.tolerance
  }

  /// True if the view has moved or has another size, as a sheet that UIKit moves.
  package var viewMoves: Bool { !before.hasSamePlace(as: after) }

  /// True if a part of the event has rightly moved content that the next part has changed: then it
  /// only matters that the target is in sight.
  var hasOpenEnd: Bool {
    guard isBurst else { return false }
    return turnsBack || after.target != nil || hadTarget
      || frames.contains { abs($0.contentHeight - before.contentHeight) > Self.tolerance }
  }

  // MARK: Expectation

  /// The offsets at which the content may come to rest; nil if anything is right.
  package var expectedEnd: ClosedRange<CGFloat>? {
    guard after.isScrollEnabled, !isLaidOutAnew else { return nil }
    if let appEnd { return appEnd }
    guard !startsMoving, mover == .nobody, !hasOpenEnd else { return nil }
    if let endOfSpring { return endOfSpring...endOfSpring }
    if keepsDistance, abs(before.contentHeight - after.contentHeight) > Self.tolerance {
      return nil
    }
    let homes = homes
    let stays = homes.dropFirst().reduce(homes[0]...homes[0]) { $0.joined(with: $1) }
    guard let target = after.target else { return stays }
    // It may still be revealed.
    if isInterrupted, keepsDistance { return nil }
    let ends = homes.map { self.ends(showing: target, from: $0) }
    let shows = ends.dropFirst().reduce(ends[0]) { $0.joined($1) }
    switch after.keyboard {
    case .docked where isLeftByFinger(target): return stays
    case .docked: return isWanted(target) ? shows : stays.joined(shows)
    // UIKit scrolls to a focus without a keyboard as well.
    case .absent: return keyboardLeaves ? stays : stays.joined(shows)
    case .loose, .foreign: return stays.joined(shows)
    }
  }

  /// The offsets without a reveal: where the content was, and where UIKit may have moved it.
  private var homes: [CGFloat] {
    var homes = [home]
    // What UIKit has left out of range stays there without another reason.
    if start == before.offset, !before.range.contains(start) { homes.append(start) }
    if hasOtherTopInset {
      // UIKit moves content with a bar above it that appears or leaves.
      homes.append(after.range.nearest(to: home - (after.topInset - before.topInset)))
    }
    if viewMoves, let least = frames.map(\.contentInset).min(), least < after.contentInset {
      // The inset of a view inside another one follows that one, and UIKit clamps on the way.
      var clamped = after
      clamped.bottomInset -= after.contentInset - least
      homes.append(clamped.range.nearest(to: home))
    }
    if turnsBack, roomOnTheWay > 0 {
      // When the keyboard left, content beyond the range went to its end.
      var without = after
      without.bottomInset -= roomOnTheWay
      homes.append(without.range.nearest(to: home))
      // A chat near its beginning cannot keep its distance then, and keeps it when the keyboard is back.
      let clamped = without.range.nearest(to: home - roomOnTheWay) + roomOnTheWay
      if keepsDistance { homes.append(after.range.nearest(to: clamped)) }
    }
    if hasOtherHeight {
      // UIKit clamps content in a view that has grown, before the keyboard's inset.
      var grown = after
      grown.bottomInset = before.bottomInset
      homes.append(after.range.nearest(to: grown.range.nearest(to: home)))
    }
    return homes
  }

  /// The height by which the bottom inset was smaller on the way than it is in the end.
  private var roomOnTheWay: CGFloat {
    let own: CGFloat = after.contentInset - (frames.map(\.contentInset).min() ?? after.contentInset)
    return max(own, after.bottomInset - (bottomInsetWithoutKeyboard ?? after.bottomInset))
  }

  /// True if the view's top edge has moved, as a sheet's.
  var topMoves: Bool { abs(before.frame.minY - after.frame.minY) > Self.tolerance }

  var hasOtherTopInset: Bool { abs(after.topInset - before.topInset) > Self.tolerance }

  package var hasOtherHeight: Bool {
    abs(before.frame.height - after.frame.height) > Self.tolerance
  }

  /// The offset without a reveal: where the content was, or the nearest offset in range.
  var home: CGFloat {
    var offset = start
    // A finger has decided about the distance.
    if keepsDistance, !isAfterDrag {
      offset += after.range.upperBound - before.range.upperBound
    }
    return after.range.nearest(to: offset)
  }

  /// True if a finger has scrolled, and nothing else has happened to the target.
  private func isLeftByFinger(_ target: Rest.Target) -> Bool {
    // UIKit scrolls to a focus when a keyboard that was dragged comes back.
    isAfterDrag && announced == nil && before.target == target && before.keyboard == after.keyboard
      && abs(before.covered - after.covered) <= Self.tolerance && !viewMoves
  }

  /// True if a finger has ended UIKit's own scroll where it was.
  private var isStoppedByFinger: Bool {
    mover == .system && frames.contains { $0.finger != .none }
  }

  /// True if the target has to be in sight at the end, and not only may be.
  package func isWanted(_ target: Rest.Target) -> Bool {
    guard !isAfterDrag, !startsMoving, !isInterrupted, mover != .user, !isStoppedByFinger
    else { return false }
    guard let old = before.target, old.responder == target.responder else { return true }
    if isTyping || before.keyboard != .docked { return true }
    // What was in sight stays in sight; what the user has scrolled away may stay there.
    return before.shows(old.extent, at: before.offset)
  }
}
