// Statements from 213 on, from assertions in other projects' tests, with their sources.

extension StatementTable {
  static let edges: [Statement] = [
    Statement(213, "a view's safe area is never larger than its superview's"),
  ]

  static let edgeSources: [StatementSource] = [
    StatementSource(
      "safe areas of views that reach beyond their superview, or in a scrolled view",
      "https://github.com/layoutBox/PinLayout",
      [213]
    ),
  ]
}
