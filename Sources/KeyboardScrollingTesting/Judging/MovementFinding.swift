import CoreGraphics

/// A rule of the judge: what a person expects of content while a keyboard comes, stays and goes.
package enum MovementRule: String, CaseIterable, Codable, Comparable, Sendable {
  /// A target that stays in sight without a move does not move, from the first frame on.
  case still
  /// A target that is not in sight is shown by the smallest move in range.
  case smallest
  /// Content goes straight to its end: no frame is beyond it or further from it than the last one.
  case straight
  /// No frame of an animated event makes more than about a third of the way.
  case smooth
  /// When the keyboard leaves, only content beyond the range moves, to the end of the range.
  case hide
  /// Under a finger the offset is the finger's alone, and the bottom inset does not grow. After it,
  /// only content beyond the range moves.
  case finger
  /// A chat keeps its distance to the end.
  case chat
  /// In a chat the newest row stays at the bar on the keyboard, in each frame that the main thread had
  /// time for.
  case beside
  /// The app's own scroll arrives where the app has sent it.
  case arrival
  /// The bottom inset is exact at rest, and changes in one direction on the way.
  case inset
  /// While text is typed the caret stays in sight, and the content moves only if it does not.
  case caret
  /// The visible stretch of a list is covered by rows.
  case rows
  /// After the rest nothing is written and nothing moves.
  case quiet

  /// The end of the content can be scrolled above what covers the view.
  case reach
  /// The start of the content can be scrolled below the top of the screen.
  case top
  /// No stretch below the content can be scrolled into sight that was not there without the keyboard.
  case end
  /// A view that ends above the keyboard ends at it.
  case stretch
  /// Content that stays where it is does not go away and come back.
  case back
  /// Content comes to rest with the keyboard, and not after it.
  case late
  /// The newest row of a chat, once in sight, stays in sight.
  case newest
  /// Without the keyboard, a view has the place and the size that it had before.
  case size
  /// Without the keyboard, a view has the insets at its top and bottom that it had before.
  case ownInset
  /// Without the keyboard, the scroll indicators have the bottom inset that they had before.
  case indicators
  /// The offset is in range.
  case range

  /// What a person sees, whatever the technique.
  package static let seen: Set<Self> = [
    .straight, .smooth, .reach, .top, .end, .stretch, .back, .late, .newest, .size, .ownInset,
    .indicators, .range,
  ]

  /// What the coordinator promises as well: the smallest move, and exact insets.
  package static let promised: Set<Self> = [
    .still, .smallest, .straight, .smooth, .hide, .finger, .chat, .beside, .arrival, .inset, .caret,
    .rows, .quiet,
  ]

  package static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A movement, or a place at rest, that a person does not expect.
package struct MovementFinding: Equatable, Sendable, CustomStringConvertible {
  package let rule: MovementRule
  /// The name of the scroll view.
  package let view: String
  /// The event that caused it, such as "focus of the field at 100".
  package let event: String
  /// What was expected, and the numbers.
  package let detail: String
  /// True if the content moved without need: not if it rests at the wrong place because nothing
  /// moved it, or moved and its target is still hidden.
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

  /// One line: event, view, rule and numbers.
  package var description: String { "\(event), \(view): \(rule.rawValue) expected; \(detail)" }
}
