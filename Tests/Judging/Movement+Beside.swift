import CoreGraphics
import KeyboardScrollingTesting

// The newest row of a chat has to keep its distance to the bar on the keyboard.

extension Movement {
  private static let closeness: CGFloat = 2

  func driftFromBar() -> String? {
    guard isAnimated, keepsDistance, mover == .none, !isScrolledByApp, !startsMoving, !viewMoves,
      !isLaidOutAnew, !isElsewhereForAWhile,
      // In an event of several actions, a bar may grow for a typed letter, without an announcement.
      !isBurst,
      !frames.contains(where: { $0.finger != .none }),
      before.isInRange, abs(before.contentHeight - after.contentHeight) <= Self.tolerance,
      let start = before.distanceFromBar, let end = after.distanceFromBar,
      // Short content, or a chat scrolled to its beginning, cannot keep the distance to the bar.
      abs(start - end) <= Self.closeness
    else { return nil }
    let places: [(offset: CGFloat, distance: CGFloat)] = frames.filter(\.isTimely).compactMap {
      guard let barTop = $0.barTop else { return nil }
      return ($0.offset, barTop + $0.offset - after.frame.minY - after.contentHeight - start)
    }
    // If the bar goes further down than the content can follow, or would go there without the
    // keyboard, the content moves a part of the way in the same time. It must not be under the bar.
    let lowest = bottomInsetWithoutKeyboard.map { before.offset - (after.bottomInset - $0) }
    let followed = places.map { $0.offset - $0.distance } + (lowest.map { [$0] } ?? [])
    let canFollow = followed.allSatisfy { $0 >= -after.topInset - Self.tolerance }
    let distances = places.map(\.distance).filter { canFollow || $0 < 0 }
    guard let worst = distances.max(by: { abs($0) < abs($1) }), abs(worst) > Self.closeness else {
      return nil
    }
    let count = distances.count { abs($0) > Self.closeness }
    return "the newest row is \(worst.shown) from its place at the bar, \(count) frames are wrong"
  }
}

extension Movement {
  /// True if the view was elsewhere on the screen for a while, as in a sheet that moves with a
  /// keyboard that hides and returns.
  private var isElsewhereForAWhile: Bool {
    frames.contains { $0.top.map { abs($0 - after.frame.minY) > Self.tolerance } ?? false }
  }
}

extension Rest {
  /// The distance from the end of the content to the bar below it.
  fileprivate var distanceFromBar: CGFloat? {
    barTop.map { $0 + offset - frame.minY - contentHeight }
  }
}
