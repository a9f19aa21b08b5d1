import Foundation

/// The rows of a list with four columns, separated by tabs.
func rows(of file: String) throws -> [[String]] {
  let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
  return try lines.filter { !$0.hasPrefix("#") && !$0.isEmpty }.map { line in
    let row = line.components(separatedBy: "\t")
    guard row.count == 4 else { throw Failure(description: "\(file): not four columns:\n\(line)") }
    return row
  }
}

/// Counts what has come out, from several threads.
final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (caught: 0, survived: 0, invalid: 0)
  private var explained: Set<String> = []
  /// Survivors that cannot be caught, with the reason: file, line of code and change.
  private let reasons: [String: String]
  /// Whether the breaks are written by hand, so that each must compile.
  private let isList: Bool
  private let start = Date()

  init(ofList isList: Bool) throws {
    self.isList = isList
    let rows = isList ? [] : try rows(of: ".ci/mutations.tsv")
    reasons = Dictionary(
      rows.map { ($0[0..<3].joined(separator: "\t"), $0[3]) },
      uniquingKeysWith: { $1 }
    )
  }

  func add(_ outcome: Outcome, of mutant: Mutant) {
    lock.lock()
    defer { lock.unlock() }
    switch outcome {
    case .caught: counts.caught += 1
    case .invalid:
      counts.invalid += 1
      if isList { say("\(mutant.file):\(mutant.line): \(mutant.change) does not compile") }
    case .survived:
      counts.survived += 1
      let reason = reasons[mutant.key]
      if reason != nil { explained.insert(mutant.key) }
      say(
        "\(mutant.file):\(mutant.line): \(mutant.change) survived\(reason.map { ": \($0)" } ?? "")"
      )
      say("  \(mutant.before.trimmingCharacters(in: .whitespaces))")
    }
    let done = counts.caught + counts.survived + counts.invalid
    if done.isMultiple(of: 50) { say(summary) }
  }

  private var summary: String {
    let valid = counts.caught + counts.survived
    let share = valid == 0 ? 100 : 100 * Double(counts.caught) / Double(valid)
    return "\(counts.caught) of \(valid) caught (\(String(format: "%.1f", share)) %), "
      + "\(counts.survived) survived, \(explained.count) of them explained; "
      + "\(counts.invalid) did not compile; \(Int(Date().timeIntervalSince(start))) s"
  }

  /// Prints the result.
  ///
  /// - Parameter isWhole: Whether every mutant was run. Then no explanation may be left over.
  /// - Returns: The exit status: zero when 95 in 100 are caught and the others are explained.
  func end(isWhole: Bool) -> Int32 {
    let unused = isWhole ? reasons.keys.filter { !explained.contains($0) }.sorted() : []
    for key in unused { say("explained, and did not survive: \(key)") }
    say(summary)
    let valid = counts.caught + counts.survived
    let isReached = counts.caught * 100 >= valid * 95 && explained.count == counts.survived
    return isReached && unused.isEmpty ? 0 : 1
  }

  /// Prints the result of a list that is written by hand.
  ///
  /// - Returns: The exit status: zero when every break compiles and is caught.
  func endOfList() -> Int32 {
    say(summary)
    return counts.survived + counts.invalid == 0 ? 0 : 1
  }
}
