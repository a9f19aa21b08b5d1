import CoreGraphics
import KeyboardScrollingTesting

extension Movement {
  private var underFinger: [(last: MovementFrame, frame: MovementFrame)] {
    zip(frames, frames.dropFirst()).filter { $0.finger != .none && $1.finger != .none }
      .map { (last: $0, frame: $1) }
  }

  var insetUnderFinger: String? {
    // The keyboard may show and hide during the event, or a composer may grow and shrink. Then the
    // largest covered height was in the middle of the event, and is unknown.
    guard !turnsBack, !isBurst else { return nil }
    for (last, frame) in underFinger {
      // While a keyboard shows, the inset may already be the one after the show.
      var known = max(last.contentInset, after.covered > before.covered ? after.contentInset : 0)
      // If the app makes the view shorter for the keyboard, the inset replaces the lost height
      // until the layout.
      known = max(known, before.frame.maxY - after.frame.maxY)
      // If a field with a different keyboard type becomes first responder during a flick, the inset
      // may shrink and grow again.
      if last.finger == .decelerating { known = max(known, before.contentInset) }
      if frame.contentInset > known + Self.tolerance {
        return "the bottom inset grows: \(last.contentInset.shown) → \(frame.contentInset.shown)"
      }
    }
    return nil
  }

  /// The offset to which content springs back after a finger has paused beyond the content's range.
  ///
  /// Nil if the main thread was blocked before the finger lifted: the frames then show a moving
  /// finger at one place.
  var springEnd: CGFloat? {
    guard let last = frames.lastIndex(where: \.finger.isDrag), last + 1 < frames.count,
      !frames[last + 1].followsHitch, !after.range.contains(frames[last].offset)
    else { return nil }
    let drag = frames[last]
    let paused = frames[...last].reversed().prefix { $0.finger == drag.finger }
    guard let first = paused.last, frames[last + 1].time - first.time > 0.08 else { return nil }
    return after.range.nearest(to: drag.offset)
  }

  private func wasPulledBeyondEnd(before frame: MovementFrame) -> Bool {
    frames.contains { $0.time < frame.time && !after.range.contains($0.offset) }
  }

  /// True if the inset that UIKit adds has changed, and the height of the view has not.
  private var hasOtherSystemInset: Bool {
    let parts = [before, after].map { $0.bottomInset - $0.contentInset }
    return !hasOtherHeight && abs(parts[0] - parts[1]) > Self.tolerance
  }

  func moveUnderFinger(until appScroll: AppScroll?) -> String? {
    for (last, frame) in underFinger {
      // Ignore frames after a scroll that the app began although a finger was down.
      if let appScroll, frame.time > appScroll.time { continue }
      // The first frame of a touch includes writes from just before the touch.
      if last.finger == .decelerating, frame.finger != .decelerating { continue }
      if frame.offsetWrites != last.offsetWrites {
        return "an offset is written: \(last.offset.shown) → \(frame.offset.shown)"
      }
      // A finger does not stop an animation that began before the event.
      guard !startsMoving, !isBurst, let moved = frame.finger.distance(since: last.finger) else {
        continue
      }
      // A touch without a drag does not stop UIKit's animation for the keyboard.
      if !last.finger.carries, !frame.finger.carries, frame.contentInset >= last.contentInset {
        continue
      }
      // Past its end, content moves less than the finger. When the content or UIKit's inset
      // changes, UIKit computes anew how much less, and moves the content.
      if wasPulledBeyondEnd(before: frame),
        frame.contentHeight != frames.first?.contentHeight || hasOtherSystemInset
      {
        continue
      }
      // UIKit clamps the offset of a view that grows or shrinks, for example above a bar that follows
      // the finger.
      if hasOtherHeight || frame.barTop != last.barTop,
        frame.offset == after.range.nearest(to: frame.offset)
      {
        continue
      }
      // UIKit measures rows as they become visible, and keeps the visible rows in place (statement
      // 290).
      let growth = frame.contentHeight - last.contentHeight
      let isMeasured = frame.rowCount > 0 && frame.rowCount == last.rowCount
      let shift: CGFloat = isMeasured ? (after.isFlipped ? -growth : growth) : 0
      // Past its end, content moves less than the finger, so any shorter distance is right.
      let way: ClosedRange<CGFloat> =
        (min(0, -moved) + min(0, shift))...(max(0, -moved) + max(0, shift))
      // In a flipped view, the judged offset grows with the content.
      let grown = after.isFlipped ? growth : 0
      if !way.contains(frame.offset - last.offset - grown, within: 1) {
        return """
          the finger moves by \(moved.shown), the offset \(last.offset.shown) → \
          \(frame.offset.shown)
          """
      }
    }
    return nil
  }
}

extension MovementFrame.Finger {
  fileprivate var isDrag: Bool {
    if case .dragging = self { true } else { false }
  }

  /// Returns the distance that a finger has moved down; nil unless the finger touched at both
  /// times.
  fileprivate func distance(since last: Self) -> CGFloat? {
    func height(_ finger: Self) -> CGFloat? {
      switch finger {
      case .touching(let y), .dragging(let y): y
      case .none, .decelerating: nil
      }
    }
    guard let now = height(self), let then = height(last) else { return nil }
    return now - then
  }
}
