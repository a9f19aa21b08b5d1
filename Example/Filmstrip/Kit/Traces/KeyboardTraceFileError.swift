/// Why a file of traces cannot be played, with the place to look at.
package struct KeyboardTraceFileError: Error, Equatable, CustomStringConvertible {
  package enum Place: Equatable, Sendable {
    case file
    /// In the text; both count from one.
    case position(line: Int, column: Int)
    /// In a trace, counted from one, with its id when it has a usable one.
    case trace(number: Int, id: String?, field: String)
  }

  package let file: String
  package let place: Place
  package let problem: String

  package init(file: String, place: Place = .file, problem: String) {
    self.file = file
    self.place = place
    self.problem = problem
  }

  package var description: String {
    switch place {
    case .file:
      return "\(file): \(problem)"
    case .position(let line, let column):
      return "\(file): line \(line), column \(column): \(problem)"
    case .trace(let number, let id, let field):
      let name = id.map { "trace \(number) (\"\($0)\")" } ?? "trace \(number)"
      return "\(file): \(name)\(field.isEmpty ? "" : ", \(field)"): \(problem)"
    }
  }
}
