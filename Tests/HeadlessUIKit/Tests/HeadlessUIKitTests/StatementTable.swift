import Foundation

/// The statements about UIKit, in `statements.md`, and their tests.
///
/// A test's name begins with the statements that it tests: `S17: …`, `S14, S15: …`, `S42 to S44,
/// S46: …`. A number without an S is a case of `Cases.md`. These names determine the last column
/// and the counts of the document. After a change, run this in the folder of this package:
///
///     KEYBOARD_STATEMENTS_UPDATE=1 swift test --filter StatementTableTests
enum StatementTable {
  /// A row of the document: number, sentence and tests.
  struct Statement {
    let number: Int
    let words: String
    /// The files of the statement's tests, or the reason why there is no test.
    let tests: String

    /// The property of `HeadlessOptions`, in brackets after the sentence, each of whose values is
    /// tested.
    var option: String? {
      guard words.hasSuffix("`)"), let start = words.range(of: "(`", options: .backwards)
      else { return nil }
      return String(words[start.upperBound...].dropLast(2))
    }

    var isTested: Bool { !tests.hasPrefix("not tested: ") }
  }

  /// A test as spelled in its source.
  struct Carrier {
    /// A file, such as `UIKitContractTests/RangeTests`.
    let file: String
    let numbers: [Int]
    /// The text from `@Test` to the next one.
    let source: String
  }

  static let document = package.appendingPathComponent("statements.md")

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folders = ["../UIKitContractTests", "Tests/HeadlessUIKitTests"]
    .map { package.appendingPathComponent($0).standardizedFileURL }

  static func carriers() throws -> [Carrier] {
    var carriers: [Carrier] = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let module = folder.lastPathComponent
        let name = "\(module)/\(file.deletingPathExtension().lastPathComponent)"
        carriers += Self.carriers(in: try String(contentsOf: file, encoding: .utf8), file: name)
      }
    }
    return carriers
  }

  static func carriers(in source: String, file: String) -> [Carrier] {
    // The text before the first attribute is not a test.
    source.components(separatedBy: "@Test").dropFirst().compactMap { chunk in
      let parts = chunk.components(separatedBy: "func `")
      guard parts.count > 1, let name = parts[1].components(separatedBy: "`").first else {
        return nil
      }
      let numbers = numbers(in: name)
      return numbers.isEmpty ? nil : Carrier(file: file, numbers: numbers, source: chunk)
    }
  }

  /// The numbers of the statements in front of a test's name.
  static func numbers(in name: String) -> [Int] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    return name[..<colon].components(separatedBy: ",").flatMap { part -> [Int] in
      let ends = part.components(separatedBy: " to ").compactMap { end -> Int? in
        let end = end.trimmingCharacters(in: .whitespaces)
        return end.hasPrefix("S") ? Int(end.dropFirst()) : nil
      }
      guard let first = ends.first, let last = ends.last, first <= last else { return [] }
      return Array(first...last)
    }
  }

  static func statements() throws -> [Statement] { try lines().compactMap(statement) }

  /// The sources of each statement, from lines such as `- S17, S20 to S22: …`.
  static func sources() throws -> [Int: String] {
    let sources = try lines().flatMap { line -> [(Int, String)] in
      guard line.hasPrefix("- S"), let colon = line.firstIndex(of: ":") else { return [] }
      let words = line[colon...].dropFirst(2).trimmingCharacters(in: .whitespaces)
      return numbers(in: String(line.dropFirst(2))).map { ($0, words) }
    }
    return Dictionary(sources) { "\($0); \($1)" }
  }

  /// Returns the document with its last column and its counts updated.
  static func updated() throws -> String {
    var files: [Int: Set<String>] = [:]
    for carrier in try carriers() {
      for number in carrier.numbers { files[number, default: []].insert(carrier.file) }
    }
    let counts = try counts()
    return try lines().map { line in
      if line.hasSuffix(" not expressible.") { return counts }
      guard let statement = statement(line), statement.isTested else { return line }
      let tests = (files[statement.number] ?? []).sorted().map(shortened)
      return "| S\(statement.number) | \(statement.words) | \(tests.joined(separator: "<br>")) |"
    }.joined(separator: "\n")
  }

  private static func lines() throws -> [String] {
    try String(contentsOf: document, encoding: .utf8).components(separatedBy: "\n")
  }

  private static func statement(_ line: String) -> Statement? {
    let cells = line.components(separatedBy: " | ")
    guard line.hasPrefix("| S"), line.hasSuffix(" |"), cells.count == 3,
      let number = Int(cells[0].dropFirst(3))
    else { return nil }
    return Statement(number: number, words: cells[1], tests: String(cells[2].dropLast(2)))
  }

  /// Returns the name of a file without its module, which would make the column too wide.
  private static func shortened(_ file: String) -> String {
    let parts = file.split(separator: "/")
    let name = parts.last.map(String.init) ?? file
    return parts.first == "UIKitContractTests" ? name : "*\(name)*"
  }

  static func counts() throws -> String {
    let statements = try statements()
    let tested = statements.filter(\.isTested)
    let byOption = tested.filter { $0.option != nil }.count
    return "\(statements.count) statements: \(tested.count) tested, \(byOption) of them for each "
      + "value of an option, \(statements.count - tested.count) not expressible."
  }
}
