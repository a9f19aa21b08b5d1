/// A continuing movement of the content; a scroll view has at most one at a time.
@MainActor final class ScrollMotion {
  enum Kind { case offsetAnimation, scrollToTop, deceleration }

  static let frame: TimeInterval = 1.0 / 60

  let kind: Kind
  let isToFocus: Bool
  /// True from the first step on.
  var hasBegun = false
  /// The distance that a deceleration has before it; beyond the range, the motion bounces.
  var remaining = CGPoint.zero
  /// Seconds after which 1/e of a deceleration's distance remains.
  var timeConstant: TimeInterval = 0
  /// The bounces under way, each with its axis.
  var bounces: [WritableKeyPath<CGPoint, CGFloat>: ScrollBounce] = [:]

  init(kind: Kind, isToFocus: Bool = false) {
    self.kind = kind
    self.isToFocus = isToFocus
  }
}
