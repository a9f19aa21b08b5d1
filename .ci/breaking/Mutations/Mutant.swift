import Foundation

/// One small change of one line.
struct Mutant: Sendable {
  let file: String
  let line: Int
  let before: String
  let after: String
  var change: String
}

/// A pattern, and what it becomes.
///
/// A capture group stays.
struct Operator: Sendable {
  let pattern: String
  let replacement: String
}

func pairs(_ words: [(String, String)], _ pattern: (String) -> String) -> [Operator] {
  words.flatMap { one, other in
    [
      Operator(pattern: pattern(NSRegularExpression.escapedPattern(for: one)), replacement: other),
      Operator(pattern: pattern(NSRegularExpression.escapedPattern(for: other)), replacement: one),
    ]
  }
}

let operators: [Operator] =
  // Conditions.
  pairs([("<", "<="), (">", ">="), ("==", "!="), ("&&", "||"), ("===", "!==")]) {
    "(?<= )\($0)(?= )"
  } + pairs([("<", ">"), ("<=", ">=")]) { "(?<= )\($0)(?= )" }
  + [Operator(pattern: #"(?<![\w)\]])!(?=[\w(])"#, replacement: "")]
  + pairs([("true", "false")]) { #"\b\#($0)\b"# }
  // Signs.
  + pairs([("+", "-"), ("+=", "-="), ("*", "/")]) { "(?<= )\($0)(?= )" }
  + [Operator(pattern: #"(?<=[(,=] |[(\[])-(?=[\w(])"#, replacement: "")]
  // Constants.
  + [
    Operator(pattern: #"(?<![\w.$])0(?![\w.])"#, replacement: "1"),
    Operator(pattern: #"(?<![\w.$])1(?![\w.])"#, replacement: "2"),
    Operator(pattern: #"(?<![\w.$])2(?![\w.])"#, replacement: "3"),
    Operator(pattern: #"(?<![\w.$])(0\.\d+)(?!\w)"#, replacement: "($1 * 2)"),
  ]
  // One thing for another.
  + pairs(
    [
      ("min", "max"), ("minY", "maxY"), ("minX", "maxX"), ("width", "height"),
      ("lowerBound", "upperBound"), ("top", "bottom"), ("adjustedTop", "adjustedBottom"),
      ("hiddenTop", "hiddenBottom"), ("systemTop", "systemBottom"), ("x", "y"),
    ]
  ) { #"(?<=[\s(.\[!,])\#($0)(?=[\s).,(\]:])"# }

/// Statements that may be left out: assignments and calls that fill a line.
private let statement =
  #"^\s+(?!let|var|return|case|guard|if|for|switch|self\.init|\}|\))[\w.\[\]]+( [-+]?= .*[^{(\[,]|\(.*\))$"#

func mutants(of file: String) throws -> [Mutant] {
  let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  var mutants: [Mutant] = []
  var isDeclaration = false
  for (index, line) in lines.enumerated() {
    let code = line.trimmingCharacters(in: .whitespaces)
    // Parameters and types say nothing that could be broken.
    if code.contains("func ") || code.hasPrefix("init") { isDeclaration = !code.contains("{") }
    defer { if isDeclaration, code.hasSuffix("{") { isDeclaration = false } }
    let isCase = code.range(of: #"^case (?!let )[a-z]"#, options: .regularExpression) != nil
    guard !code.hasPrefix("//"), !code.hasPrefix("import"), !code.hasPrefix("@"),
      !code.contains("func "),
      !code.hasPrefix("init"), !isDeclaration, !isCase
    else { continue }
    mutants += try changes(of: line).map { after, change in
      Mutant(file: file, line: index + 1, before: line, after: after, change: change)
    }
  }
  return numbered(mutants)
}

/// What may become of a line, and the words for it.
private func changes(of line: String) throws -> [(after: String, words: String)] {
  let range = NSRange(line.startIndex..., in: line)
  var changes: [(after: String, words: String)] = []
  for change in operators {
    let expression = try NSRegularExpression(pattern: change.pattern)
    for match in expression.matches(in: line, range: range) {
      guard let place = Range(match.range, in: line) else { continue }
      let text = expression.replacementString(
        for: match,
        in: line,
        offset: 0,
        template: change.replacement
      )
      let word = change.replacement.isEmpty ? "nothing" : change.replacement
      changes.append((line.replacingCharacters(in: place, with: text), "\(line[place]) → \(word)"))
    }
  }
  if try NSRegularExpression(pattern: statement).firstMatch(in: line, range: range) != nil {
    changes.append(("", "left out"))
  }
  return changes
}

/// A change that a file offers more than once is numbered, so that each has a key of its own.
private func numbered(_ mutants: [Mutant]) -> [Mutant] {
  var counts: [String: Int] = [:]
  return mutants.map { mutant in
    counts[mutant.key, default: 0] += 1
    guard let count = counts[mutant.key], count > 1 else { return mutant }
    var numbered = mutant
    numbered.change += " (\(count))"
    return numbered
  }
}

extension Mutant {
  /// The file with the change.
  func text() throws -> String {
    var lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    lines[line - 1] = after
    return lines.joined(separator: "\n")
  }

  /// What a survivor is looked up by in the list of explanations.
  var key: String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return [name, before.trimmingCharacters(in: .whitespaces), change].joined(separator: "\t")
  }
}
