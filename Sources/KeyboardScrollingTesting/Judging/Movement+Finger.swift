import CoreGraphics

// What the content does under a finger.

extension Movement {
  private var underFinger: [(last: MovementFrame, frame: MovementFrame)] {
    zip(carried, carried.dropFirst()).filter { $0.finger != .none && $1.finger != .none }
      .map { (last: $0, frame: $1) }
  }

  var insetUnderFinger: String? {
    for (last, frame) in underFinger {
      // Of a keyboard that comes, no more than it covers.
      let known = max(last.contentInset, after.covered > before.covered ? after.contentInset : 0)
      if frame.contentInset > known + Self.tolerance {
        return "the bottom inset grows: \(last.contentInset.shown) → \(frame.contentInset.shown)"
      }
    }
    return nil
  }

  var moveUnderFinger: String? {
    for (last, frame) in underFinger {
      // The app scrolls although a finger is down.
      if let appScroll, frame.time > appScroll.time { continue }
      if frame.offsetWrites != last.offsetWrites {
        return "an offset is written: \(last.offset.shown) → \(frame.offset.shown)"
      }
      // An animation from before goes on under the finger.
      guard !startsMoving, !isBurst, let moved = frame.finger.distance(since: last.finger) else {
        continue
      }
      // Past its end, how far content lags begins anew with other content.
      if frame.contentHeight != frames.first?.contentHeight,
        !after.range.contains(frame.offset), !after.range.contains(last.offset)
      {
        continue
      }
      // UIKit clamps content in a view that grows or shrinks.
      if hasOtherHeight, frame.offset == after.range.nearest(to: frame.offset) { continue }
      // Past its end the content lags behind the finger.
      let way = min(0, -moved)...max(0, -moved)
      // The right way up, the offset of a view that is turned over grows with the content.
      let grown = after.isTurnedOver ? frame.contentHeight - last.contentHeight : 0
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
  /// Returns how far a finger on the content has moved down; nil without one at both times.
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
