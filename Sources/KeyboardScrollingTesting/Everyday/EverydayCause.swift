import CoreGraphics

/// The reason for a finding, in terms of the app's code; `words(isLoose:)` explains each.
///
/// A view *clears* the keyboard if the view makes space for it: see `Movement.clearsKeyboard`.
enum EverydayCause: Hashable {
  case notCleared
  case noScrollView
  case notScrollable
  case notShown
  case oldHeight(EverydayFinding.Kind)
  case pager
  case companion
  case bar
  case unreachable
  case offScreen
  case rule(MovementRule, EverydayFinding.Kind)

  var kind: EverydayFinding.Kind {
    switch self {
    case .notCleared, .noScrollView, .notScrollable, .notShown, .pager, .companion, .bar,
      .unreachable, .offScreen:
      .hidden
    case .oldHeight(let kind), .rule(_, let kind): kind
    }
  }

  /// Returns the cause as text, with hints on further lines for some causes.
  func words(isLoose: Bool) -> String {
    switch self {
    case .notCleared:
      """
      no view clears the keyboard
      Is the view managed? Does the coordinator or the observer still exist? If a view is pinned to \
      keyboardLayoutGuide, call simulateKeyboardLayoutGuide(of:) in the test.
      """
    case .noScrollView:
      """
      no view clears the keyboard
      No scroll view contains it: put it into one, or move it with the keyboard.
      """
    case .notScrollable: "the end is covered, and cannot be reached: isScrollEnabled is false"
    case .notShown:
      """
      the field is hidden, although a view clears the keyboard
      Is there space for the field, for example in a sheet of half height? If so, does any code \
      scroll to the field after the inset or the frame has changed?
      """
    case .oldHeight: "the space for the keyboard still has its previous height"
    case .pager: "the pager clears the keyboard instead of its pages"
    case .companion:
      """
      it belongs to the field, and the keyboard covers it
      Does any code scroll it into view with the field? A coordinator does so after keepVisible.
      """
    case .bar:
      """
      the bar does not move with the keyboard
      Is it pinned to keyboardLayoutGuide? Then call simulateKeyboardLayoutGuide(of:) in the test.
      """
    case .unreachable: "a field cannot be scrolled above the keyboard"
    case .offScreen: "the field is off the screen, where no user can tap it"
    case .rule(let rule, let kind): rule.words(kind, isLoose: isLoose)
    }
  }
}

extension EverydayCause {
  /// Returns whether another cause in the same view is only a consequence of this cause.
  func explains(_ other: EverydayCause) -> Bool {
    switch self {
    case .noScrollView: other != self && other != .notCleared && Self.notCleared.explains(other)
    case .notCleared: other != self && other.kind == .hidden && other != .rule(.top, .hidden)
    case .oldHeight(let kind): other != self && other == .oldHeight(.hidden) && kind != .hidden
    case .rule(.reach, _), .notScrollable:
      [.notShown, .oldHeight(.hidden), .unreachable].contains(other)
    // The view itself is misplaced, and therefore its content too.
    case .rule(.top, .hidden): other != self && [.hidden, .emptySpace].contains(other.kind)
    case .rule(.ownInset, _): other == .rule(.end, .leftBehind)
    default: false
    }
  }
}

extension MovementRule {
  fileprivate func words(_ kind: EverydayFinding.Kind, isLoose: Bool) -> String {
    let words = wordsOfRule(kind, isLoose: isLoose)
    return Self.visibleToUser.contains(self) ? words : words + "\nOnly the strict mode checks this."
  }

  private func wordsOfRule(_ kind: EverydayFinding.Kind, isLoose: Bool) -> String {
    switch self {
    case .reach:
      """
      the end of the content cannot be scrolled above the keyboard
      Is the keyboard’s frame converted? Is a bar on the keyboard, or an accessory view, counted?
      """
    case .top: "the view is moved, and its beginning is off the screen"
    case .end: Self.wordsOfEmptyEnd(kind, isLoose: isLoose)
    case .stretch:
      """
      the view ends above the keyboard
      Is the safe area below the view counted twice?
      If the view ends at a bar, pass the bar.
      """
    case .back, .straight: "the content takes a detour"
    case .smooth:
      """
      the content jumps while the keyboard moves
      Is it moved and laid out in the keyboard’s animation?
      """
    case .late:
      """
      the content moves only after the keyboard has arrived
      Does it follow a did-notification?
      """
    case .newest:
      """
      the newest message was visible, and is covered now
      Does the list keep its distance to the end?
      """
    case .size: "the view does not return to its earlier place"
    case .ownInset: "the view does not get its earlier inset back"
    case .indicators: "the scroll indicators do not get their earlier inset back"
    case .range: "the content rests beyond its end"
    case .still: "content moves although it need not"
    case .smallest: "the content does not make the smallest move that shows the field"
    case .hide: "at the hide, content in range moves, or content beyond its end stays there"
    case .finger: "after a drag, content that is in range moves"
    case .chat: "the chat does not keep its distance to the end"
    case .beside: "the newest row does not stay directly above the bar"
    case .thereAndBack: "the content does not return to its earlier offset"
    case .arrival: "the app’s scroll does not end at its target"
    case .inset: "the bottom inset is not exact, comes late, or changes its direction"
    case .caret: "while the user types, the caret is hidden, or content moves without need"
    case .quiet: "insets or offsets are set, or content moves, while nothing happens"
    case .rows: "a visible stretch of the list has no rows"
    }
  }

  private static func wordsOfEmptyEnd(_ kind: EverydayFinding.Kind, isLoose: Bool) -> String {
    if isLoose { return "there is empty space for a keyboard that floats" }
    if kind == .leftBehind { return "there is empty space for a keyboard that has hidden" }
    return """
      there is more space than the keyboard covers
      Is the safe area, or an inset, counted twice?
      """
  }

  /// Returns the kind of a finding of the rule.
  ///
  /// A negative slack means that the end is covered.
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
    case .quiet, .thereAndBack: .movedWithoutNeed
    case .still, .smallest, .hide, .finger, .chat, .arrival, .caret:
      isNeedless ? .movedWithoutNeed : .hidden
    }
  }
}
