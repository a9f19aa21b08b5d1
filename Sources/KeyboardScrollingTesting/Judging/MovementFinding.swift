import CoreGraphics

/// The rules of the judge: a user's expectations of content while a keyboard shows, stays and
/// hides.
package enum MovementRule: String, CaseIterable, Codable, Comparable, Sendable {
  /// Content that needs no move does not move in any frame.
  case still
  /// A hidden target, such as the edited field, becomes visible by the smallest move in range.
  case smallest
  /// Content moves straight to its final offset: no frame passes that offset, or is further from it
  /// than the frame before.
  case straight
  /// In an animated event, no frame moves the content by more than about a third of the whole way.
  case smooth
  /// When the keyboard hides, only content out of the scrollable range moves, to the range's end.
  case hide
  /// During a drag only the finger changes the offset, and the bottom inset does not grow. After
  /// the drag, only content out of range moves.
  case finger
  /// A chat keeps its distance to the end.
  case chat
  /// In a chat the newest row stays directly above the bar, in each frame for which the main thread
  /// had time.
  case beside
  /// When insets and sizes return to earlier values, the content returns to its earlier offset,
  /// unless the user or the app has scrolled.
  case thereAndBack = "there and back"
  /// The app's own scroll ends at the offset that the app has chosen.
  case arrival
  /// At rest, the bottom inset is the app's own plus the covered height; until then, it changes in
  /// one direction only.
  case inset
  /// While the user types, the caret stays visible, and the content moves only to show the caret.
  case caret
  /// Rows cover the visible stretch of a list.
  case rows
  /// At rest no code sets insets or offsets, and nothing moves.
  case quiet

  /// The end of the content can be scrolled above the keyboard or bar.
  case reach
  /// The start of the content can be scrolled below the top of the screen.
  case top
  /// The user cannot scroll to blank space that the keyboard has added below the content.
  case end
  /// A view that the app shortens for the keyboard ends at the keyboard's top edge.
  case stretch
  /// Content that ends where it started does not move away and back.
  case back
  /// Content comes to rest at about the same time as the keyboard.
  case late
  /// The newest row of a chat, once visible, stays visible.
  case newest
  /// After a hide, a view has its earlier place and size.
  case size
  /// After a hide, a view has its earlier insets at top and bottom.
  case ownInset
  /// After a hide, the scroll indicators have their earlier bottom inset.
  case indicators
  case range

  /// The rules for what a user sees: any correct code keeps them.
  package static let visibleToUser: Set<Self> = [
    .straight, .smooth, .reach, .top, .end, .stretch, .back, .late, .newest, .size, .ownInset,
    .indicators, .range,
  ]

  /// The rules for what only KeyboardScrolling promises: the smallest move, and exact insets.
  package static let promised: Set<Self> = [
    .still, .smallest, .straight, .smooth, .hide, .finger, .chat, .beside, .thereAndBack, .arrival,
    .inset,
    .caret, .rows, .quiet,
  ]

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A movement, or a state at rest, that a user does not expect.
package struct MovementFinding: Equatable, Sendable, CustomStringConvertible {
  package let rule: MovementRule
  package let view: String
  /// The event, such as "focus of the field at 100".
  package let event: String
  /// The expectation, and the measured numbers.
  package let detail: String
  package var isNeedlessMovement = false

  package init(
    rule: MovementRule, view: String, event: String, detail: String,
    isNeedlessMovement: Bool = false
  ) {
    self.rule = rule
    self.view = view
    self.event = event
    self.detail = detail
    self.isNeedlessMovement = isNeedlessMovement
  }

  package var description: String { "\(event), \(view): \(rule.rawValue) expected; \(detail)" }
}
