import CoreGraphics

/// The rests of a scroll view since the last scroll of the user or the app.
///
/// A temporary change has to leave the content in place.
package struct RestMemory: Sendable {
  /// The first rest in each set of surroundings (insets, sizes and keyboard), in order.
  private var rests: [Rest] = []
  private var lastOffset: CGFloat?
  /// The rests with one edited view, since the last scroll.
  private var edited: [Rest] = []

  package init() {}

  /// Stores the rests with the same edited view in a movement, and records the rest after it.
  ///
  /// After an alert, the content may be at the offset from before or during the alert.
  package mutating func noteEdited(_ movement: inout Movement) {
    if movement.isPlaced { edited = [] }
    // An interrupted scroll has not been recorded.
    let isInterrupting = movement.startsMoving && !movement.isPlaced
    if isInterrupting, movement.before.target != nil { edited = [movement.before] }
    compareEdited(&movement)
    guard let target = movement.after.target else { return }
    if edited.first?.target?.responder != target.responder { edited = [] }
    // UIKit, not the user, has moved content that is clamped.
    guard movement.edited == nil, !movement.isClamped else { return }
    edited.append(movement.after)
  }

  /// Stores the rests with the same edited view in a movement.
  package func compareEdited(_ movement: inout Movement) {
    let responder = movement.after.target?.responder ?? movement.before.target?.responder
    guard responder == nil || edited.first?.target?.responder == responder else { return }
    movement.edited = edited.first { $0.hasSameSurroundings(as: movement.after) }
    // A new focus starts from where the content is.
    guard movement.before.target?.responder == movement.after.target?.responder else { return }
    movement.editedOffsets = edited.filter { $0.hasSameSize(as: movement.after) }.map(\.offset)
  }

  /// Records a movement; `wasAway` is true for a view that has been off the screen since the last
  /// rest.
  ///
  /// - Returns: An earlier rest with the surroundings from after the movement; nil without one, or
  ///   after a scroll of the user or the app.
  package mutating func note(_ movement: Movement, wasAway: Bool = false) -> Rest? {
    guard !movement.isInterrupted else { return nil }
    let after = movement.after
    let isContinued =
      wasAway
      || lastOffset.map { abs($0 - movement.before.offset) <= movement.offsetTolerance } ?? false
    if !isContinued || movement.isScrolledBySomebody { rests = [] }
    lastOffset = after.offset
    if rests.isEmpty, !movement.isScrolledBySomebody { rests.append(movement.before) }
    let earlier = rests.first { $0.hasSameSurroundings(as: after) }
    if let earlier, !movement.neededReveal(at: earlier.offset) { return earlier }
    // A reveal is not undone, because visible content does not move.
    if earlier != nil || movement.needsReveal { rests = [] }
    rests.append(after)
    return nil
  }
}

extension Movement {
  fileprivate var isScrolledBySomebody: Bool {
    isScrolled || isTyping || before.target?.responder != after.target?.responder
      || hasOtherContentHeight
      // No offset is promised for a form without an edited field.
      || !keepsDistance && (after.target == nil || before.target == nil || losesFocus)
  }

  private var isScrolled: Bool { isPlaced || mover == .system || startsMoving || isBurst }

  /// True if the user or the app has scrolled.
  fileprivate var isPlaced: Bool {
    mover == .user || mover == .app || isAfterDrag || isScrolledByApp || appEnd != nil
  }

  /// True if the content is at the end of a range that has become shorter.
  fileprivate var isClamped: Bool {
    let end = after.range.upperBound
    return before.offset > end + offsetTolerance && abs(after.offset - end) <= offsetTolerance
  }

  private var hasOtherContentHeight: Bool {
    let heights = [after.contentHeight] + frames.map(\.contentHeight).filter { $0 > 0 }
    return heights.contains { abs($0 - before.contentHeight) > Self.tolerance }
  }

  fileprivate var needsReveal: Bool {
    guard let target = after.target else { return false }
    return !after.shows(target.joined.padded(by: padding), at: home)
  }
}

extension Movement {
  /// Returns whether the largest inset during the movement hid the edited view at an offset.
  ///
  /// If the keyboard grows and shrinks in one event, the content stays. If it hides and shows, a
  /// view that the user has scrolled away is revealed.
  fileprivate func neededReveal(at offset: CGFloat) -> Bool {
    guard let target = after.target else { return false }
    var hidden = after
    hidden.covered += max(0, (frames.map(\.contentInset).max() ?? 0) - after.contentInset)
    return !hidden.shows(target.joined.padded(by: padding), at: offset)
  }
}

extension Rest {
  fileprivate func hasSameSize(as other: Rest) -> Bool {
    // Each conversion to the screen has its own rounding error.
    abs(frame.width - other.frame.width) <= 0.01 && abs(frame.height - other.frame.height) <= 0.01
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
