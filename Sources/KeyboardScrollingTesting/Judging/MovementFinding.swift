import CoreGraphics

/// The rules of the judge: a user's expectations of content while a keyboard shows, stays and
/// hides.
package enum MovementRule: String, CaseIterable, Codable, Comparable, Sendable {
  /// A visible target that needs no move does not move, from the first frame on.
  case still
  /// The smallest move in range shows a hidden target.
  case smallest
  /// Content moves straight to its end: no frame is beyond it or further from it than the last one.
  case straight
  /// No frame of an animated event makes more than about a third of the way.
  case smooth
  /// When the keyboard hides, only content beyond the range moves, to the end of the range.
  case hide
  /// During a drag only the finger changes the offset, and the bottom inset does not grow. After
  /// the drag, only content beyond the range moves.
  case finger
  /// A chat keeps its distance to the end.
  case chat
  /// In a chat the newest row stays at the bar on the keyboard, in each frame for which the main
  /// thread had time.
  case beside
  /// Content returns to its place when its surroundings return and neither user nor app has
  /// scrolled.
  case thereAndBack = "there and back"
  /// The app's own scroll ends at its target.
  case arrival
  /// The bottom inset is exact at rest, and changes in one direction on the way.
  case inset
  /// While the user types, the caret stays visible, and the content moves only to show it.
  case caret
  /// Rows cover the visible stretch of a list.
  case rows
  /// After the rest no code writes and nothing moves.
  case quiet

  /// The end of the content can be scrolled above what covers the view.
  case reach
  /// The start of the content can be scrolled below the top of the screen.
  case top
  /// The user cannot scroll to an empty stretch below the content that did not exist without the
  /// keyboard.
  case end
  /// A view that ends above the keyboard ends at it.
  case stretch
  /// Content that stays in place does not leave it and return.
  case back
  /// Content comes to rest with the keyboard.
  case late
  /// The newest row of a chat, once visible, stays visible.
  case newest
  /// Without the keyboard, a view has its earlier place and size.
  case size
  /// Without the keyboard, a view has its earlier insets at top and bottom.
  case ownInset
  /// Without the keyboard, the scroll indicators have their earlier bottom inset.
  case indicators
  case range

  package static let seen: Set<Self> = [
    .straight, .smooth, .reach, .top, .end, .stretch, .back, .late, .newest, .size, .ownInset,
    .indicators, .range,
  ]

  /// The promises of the coordinator: the smallest move, and exact insets.
  package static let promised: Set<Self> = [
    .still, .smallest, .straight, .smooth, .hide, .finger, .chat, .beside, .thereAndBack, .arrival,
    .inset,
    .caret, .rows, .quiet,
  ]

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A movement, or a place at rest, that a user does not expect.
package struct MovementFinding: Equatable, Sendable, CustomStringConvertible {
  package let rule: MovementRule
  package let view: String
  /// Such as "focus of the field at 100".
  package let event: String
  /// The expectation, and the numbers.
  package let detail: String
  /// The result of `Movement.isNeedless(_:)`.
  package var isNeedlessMovement = false

  package init(
    rule: MovementRule,
    view: String,
    event: String,
    detail: String,
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
