import Foundation

/// The statements about UIKit with their tests and sources.
///
/// A test's name begins with the statements that it tests: `S17: …`, `S14, S15: …`, `S42 to S44,
/// S46: …`. A number without an S is a case of `Cases.md`. `statements.md` is made from these
/// names; after a change run, in the folder of this package,
///
///     KEYBOARD_STATEMENTS_UPDATE=1 swift test --filter StatementTableTests
enum StatementTable {
  /// A test as spelled in its source.
  struct Carrier {
    /// `UIKitContractTests/RangeTests`.
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

  // MARK: Reading the sources

  static func carriers() throws -> [Carrier] {
    var carriers: [Carrier] = []
    for folder in folders {
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        let module = folder.lastPathComponent
        let name = "\(module)/\(file.deletingPathExtension().lastPathComponent)"
        carriers += Self.carriers(
          in: try String(contentsOf: file, encoding: .utf8),
          file: name
        )
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
      let ends = part.components(separatedBy: " to ").map { end -> Int? in
        let end = end.trimmingCharacters(in: .whitespaces)
        return end.hasPrefix("S") ? Int(end.dropFirst()) : nil
      }
      switch ends.count {
      case 1: return ends.compactMap(\.self)
      case 2:
        guard let first = ends[0], let last = ends[1], first <= last else { return [] }
        return Array(first...last)
      default: return []
      }
    }
  }

  // MARK: Writing the document

  static func text(carriers: [Carrier]) -> String {
    var files: [Int: Set<String>] = [:]
    for carrier in carriers {
      for number in carrier.numbers { files[number, default: []].insert(carrier.file) }
    }
    var lines = [
      "# The statements about UIKit that the stand-in implements, and their tests",
      "",
      "Written and checked by `StatementTableTests`; how to write it again is in",
      "`Tests/HeadlessUIKitTests/StatementTable.swift`. Test names begin with the numbers, as in S17;",
      "comments say statement 17. A number without an S is a case. The name in brackets is that of",
      "an option; a test runs with each of its values. The files of tests are those of",
      "`Tests/UIKitContractTests`, which also run against UIKit, and in italics those of",
      "`Tests/HeadlessUIKitTests`.",
      "",
      counts,
      "",
      "| No. | Statement | Tests |",
      "| ---: | --- | --- |",
    ]
    lines += statements.map { row($0, files: files[$0.number] ?? []) }
    lines += ["", "## Sources", ""]
    for statement in statements {
      let words = sources(of: statement.number).map { source in
        source.address.map { "\(source.words) (<\($0)>)" } ?? source.words
      }
      lines.append("- S\(statement.number): \(words.joined(separator: "; "))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func row(_ statement: Statement, files: Set<String>) -> String {
    var words = statement.words
    var tests = files.sorted().map(shortened).joined(separator: "<br>")
    switch statement.status {
    case .tested: break
    case .optionDependent(let option): words += " (`\(option)`)"
    case .notExpressible(let reason): tests = "not tested: \(reason)"
    }
    return "| S\(statement.number) | \(words) | \(tests) |"
  }

  /// Returns the name of a file without its module, which would push the column off a page.
  private static func shortened(_ file: String) -> String {
    let parts = file.split(separator: "/")
    let name = parts.last.map(String.init) ?? file
    return parts.first == "UIKitContractTests" ? name : "*\(name)*"
  }

  static func sources(of number: Int) -> [StatementSource] {
    sources.filter { $0.numbers.contains(number) }
  }

  static var counts: String {
    var byOption = 0
    var untested = 0
    for statement in statements {
      switch statement.status {
      case .tested: break
      case .optionDependent: byOption += 1
      case .notExpressible: untested += 1
      }
    }
    return "\(statements.count) statements: \(statements.count - untested) tested, \(byOption) of "
      + "them for each value of an option, \(untested) not expressible."
  }
}
