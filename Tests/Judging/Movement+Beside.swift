import CoreGraphics
import KeyboardScrollingTesting

// The newest row of a chat has to keep its distance to the bar on the keyboard.

extension Movement {
  private static let closeness: CGFloat = 2

  func driftFromBar() -> String? {
    guard isAnimated, keepsDistance, mover == .none, !isScrolledByApp, !startsMoving, !viewMoves,
      !isLaidOutAnew,
      // In an event of several actions, a bar may grow for a typed letter, without an announcement.
      !isBurst,
      !frames.contains(where: { $0.finger != .none }),
      abs(before.contentHeight - after.contentHeight) <= Self.tolerance,
      let start = before.distanceFromBar, let end = after.distanceFromBar,
      // Short content, or a chat scrolled to its beginning, cannot keep the distance to the bar.
      abs(start - end) <= Self.closeness
    else { return nil }
    let distances: [CGFloat] = frames.filter(\.isTimely).compactMap { frame in
      guard let barTop = frame.barTop else { return nil }
      let distance = barTop + frame.offset - after.frame.minY - after.contentHeight - start
      // Content at the start of its range cannot follow a bar that goes further down.
      let isAtStart = frame.offset <= Self.tolerance - after.topInset
      return isAtStart && distance > 0 ? nil : distance
    }
    guard let worst = distances.max(by: { abs($0) < abs($1) }), abs(worst) > Self.closeness else {
      return nil
    }
    let count = distances.count { abs($0) > Self.closeness }
    return "the newest row is \(worst.shown) from its place at the bar, \(count) frames are wrong"
  }
}

extension Rest {
  /// The distance from the end of the content to the bar below it.
  fileprivate var distanceFromBar: CGFloat? {
    barTop.map { $0 + offset - frame.minY - contentHeight }
  }
}
