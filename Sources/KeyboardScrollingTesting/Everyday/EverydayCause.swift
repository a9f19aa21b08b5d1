import CoreGraphics

/// Why a screen does not behave as a person expects, in words of an app.
enum EverydayCause: Hashable {
  /// No view has made room for the keyboard.
  case noRoom
  /// Nothing has made room, and no scroll view is around the field.
  case noScrollView
  /// The end is covered, and the user cannot scroll.
  case notScrollable
  /// A view has made room, and has not shown the field.
  case notShown
  /// A view has made room for the keyboard, and not for its next height.
  case oldHeight(EverydayFinding.Kind)
  /// A pager has made room for the keyboard, and not the page that scrolls.
  case pager
  /// A view that belongs to the field is covered.
  case companion
  /// The bar on the keyboard is covered.
  case bar
  /// No scroll shows the field.
  case unreachable
  case rule(MovementRule, EverydayFinding.Kind)

  var kind: EverydayFinding.Kind {
    switch self {
    case .noRoom, .noScrollView, .notScrollable, .notShown, .pager, .companion, .bar, .unreachable:
      .hidden
    case .oldHeight(let kind), .rule(_, let kind): kind
    }
  }

  /// What an app has done, and what to look at, in two lines; one if nothing is to be added.
  func words(isLoose: Bool) -> String {
    switch self {
    case .noRoom:
      """
      nothing made room for the keyboard
      Is the view managed? Does what follows the keyboard still exist? If that is keyboardLayoutGuide, \
      is simulateKeyboardLayoutGuide(of:) called in the test?
      """
    case .noScrollView:
      """
      nothing made room for the keyboard
      No scroll view contains it: put it into one, or move it with the keyboard.
      """
    case .notScrollable: "the end is covered, and cannot be reached: isScrollEnabled is false"
    case .notShown:
      """
      there is room above the keyboard, and the field is not in it
      Does anything scroll to it, with the room that there is by then?
      """
    case .oldHeight: "the room for the keyboard is that of its height before"
    case .pager: "the pager makes room for the keyboard, not its pages"
    case .companion: "it belongs to the field, and the keyboard covers it"
    case .bar:
      """
      the bar does not move with the keyboard
      Is it pinned to keyboardLayoutGuide? Then call simulateKeyboardLayoutGuide(of:) in the test.
      """
    case .unreachable: "a field cannot be scrolled above the keyboard"
    case .rule(let rule, let kind): rule.words(kind, isLoose: isLoose)
    }
  }
}

extension EverydayCause {
  /// Returns whether something is only a consequence of this, in the same view; never of each other.
  func explains(_ other: EverydayCause) -> Bool {
    switch self {
    case .noScrollView: other != self && other != .noRoom && Self.noRoom.explains(other)
    case .noRoom: other != self && other.kind == .hidden && other != .rule(.top, .hidden)
    case .oldHeight(let kind): other != self && other == .oldHeight(.hidden) && kind != .hidden
    case .rule(.reach, _), .notScrollable:
      [.notShown, .oldHeight(.hidden), .unreachable].contains(other)
    // It is somewhere else, so everything in it is.
    case .rule(.top, .hidden): other != self && [.hidden, .emptySpace].contains(other.kind)
    case .rule(.ownInset, _): other == .rule(.end, .leftBehind)
    default: false
    }
  }
}

extension MovementRule {
  fileprivate func words(_ kind: EverydayFinding.Kind, isLoose: Bool) -> String {
    switch self {
    case .reach:
      """
      there is less room at the end than is covered
      Is the keyboard’s frame converted? Is a bar on the keyboard, or an accessory view, counted?
      """
    case .top: "the view is moved off the screen, with its beginning"
    case .end: Self.wordsOfEmptyEnd(kind, isLoose: isLoose)
    case .stretch:
      """
      the view ends above the keyboard
      Is the safe area below the view counted twice?
      """
    case .back, .straight: "the content goes somewhere else on its way"
    case .smooth:
      """
      the content jumps while the keyboard moves
      Does it move, and is it laid out, in the keyboard’s animation?
      """
    case .late:
      """
      the content waits until the keyboard has come
      Does it follow a did-notification?
      """
    case .newest:
      """
      the newest message was in sight, and is covered
      Does the list keep its distance to the end?
      """
    case .size: "the view does not get back the place it had"
    case .ownInset: "the view does not get back the inset it had"
    case .indicators: "the scroll indicators do not get back the inset they had"
    case .range: "the content rests beyond its end"
    case .rows: "the list shows content without rows"
    case .still, .smallest, .hide, .finger, .chat, .beside, .arrival, .inset, .caret, .quiet:
      "the rule “\(rawValue)” of the strict mode is broken"
    }
  }

  private static func wordsOfEmptyEnd(_ kind: EverydayFinding.Kind, isLoose: Bool) -> String {
    if isLoose { return "there is room for a keyboard that floats" }
    if kind == .leftBehind { return "there is room for a keyboard that has left" }
    return """
      there is more room than the keyboard covers
      Is the safe area, or an inset, counted twice?
      """
  }

  /// The kind of what the rule has found.
  ///
  /// - Parameters:
  ///   - isNeedless: Whether the content moved, and need not have.
  ///   - keyboard: The keyboard after the step.
  ///   - slack: The dead space at the end of the content beyond the app's own, in points; negative if
  ///     the end is covered.
  /// - Returns: The kind of the finding.
  func kind(isNeedless: Bool, keyboard: Rest.Keyboard, slack: CGFloat) -> EverydayFinding.Kind {
    let isAway = keyboard == .absent
    return switch self {
    case .size, .ownInset, .indicators: .leftBehind
    case .end, .range, .stretch: isAway ? .leftBehind : .emptySpace
    case .inset where isAway: .leftBehind
    case .inset where slack > 0: .emptySpace
    case .inset, .rows, .reach, .top, .newest: .hidden
    case .straight, .smooth, .beside, .back: .jumped
    case .late: .late
    case .hide where !isNeedless: .leftBehind
    case .quiet: .movedWithoutNeed
    case .still, .smallest, .hide, .finger, .chat, .arrival, .caret:
      isNeedless ? .movedWithoutNeed : .hidden
    }
  }
}
