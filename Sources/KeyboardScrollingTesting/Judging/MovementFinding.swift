import CoreGraphics

/// A rule of the judge: what a person expects of content while a keyboard comes, stays and goes.
package enum MovementRule: String, CaseIterable, Codable, Comparable, Sendable {
  /// A target that stays in sight without a move does not move, from the first frame on.
  case still
  /// A target that is not in sight is shown by the smallest move in range.
  case smallest
  /// Content goes straight to its end: no frame is beyond it or further from it than the last one.
  case straight
  /// No frame of an animated event makes more than a third of the way.
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
