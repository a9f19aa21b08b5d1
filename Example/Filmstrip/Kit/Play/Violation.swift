/// Something that must never happen, and happened.
package struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// The rules that hold after every event.
  package enum Rule: String, CaseIterable, Sendable {
    case finite = "every number is finite"
    case ownInsets = "after a hide the insets are the app's own"
    case cleared = "the inset is what the keyboard covers, less what UIKit adds"
    case visible = "a first responder that can be seen is seen"
    case idempotent = "a repeated event writes nothing"
    case oneWrite = "an event writes each inset at most once"
  }

  package let rule: Rule
  package let detail: String

  package init(_ rule: Rule, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }

  package var description: String { "\(rule.rawValue): \(detail)" }
}
