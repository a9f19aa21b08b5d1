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
    StatementSource(
      "a rectangle of 480 points, of which 380 can be visible, ends at its far edge",
      "https://github.com/NativeScript/NativeScript/pull/11409",
      [69]
    ),
  ]
}
