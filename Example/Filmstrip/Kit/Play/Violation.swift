/// Something that must never happen, and happened.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// The rules that hold after every event.
  enum Rule: String, CaseIterable, Sendable {
    case finite = "every number is finite"
    case ownInsets = "after a hide the insets are the app's own"
    case cleared = "the inset is what the keyboard covers, less what UIKit adds"
    case visible = "a first responder that can be seen is seen"
    case idempotent = "a repeated event writes nothing"
    case oneWrite = "an event writes each inset at most once"
  }

  let rule: Rule
  let detail: String

  init(_ rule: Rule, _ detail: String) {
    self.rule = rule
    self.detail = detail
  }

  var description: String { "\(rule.rawValue): \(detail)" }
}
