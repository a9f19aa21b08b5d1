import Foundation

/// What of the behaviour list is tested where.
///
/// A test carries the numbers of its statements in front of its name: `17: …`, `14, 15: …`,
/// `42 to 44, 46: …`. `statements.md` is made from that; after a change run
///
///     KEYBOARD_STATEMENTS_UPDATE=1 swift test --filter StatementTableTests
enum StatementTable {
  /// A test as its source spells it.
  struct Carrier {
    /// `UIKitContractTests/RangeTests`.
    let file: String
    let numbers: [Int]
    /// From `@Test` to the next one.
    let source: String
  }

  /// The folder of all tests; nil where the sources are not at hand.
  static var testsFolder: URL? {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    let sources = folder.appendingPathComponent("UIKitContractTests").path
    return FileManager.default.fileExists(atPath: sources) ? folder : nil
  }

  static var document: URL? {
    testsFolder?.appendingPathComponent("HeadlessUIKit/statements.md")
  }

  // MARK: Reading the sources

  static func carriers() throws -> [Carrier] {
    guard let testsFolder else { return [] }
    var carriers: [Carrier] = []
    for module in ["UIKitContractTests", "HeadlessUIKitTests"] {
      let folder = testsFolder.appendingPathComponent(module)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
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
    // The text before the first attribute is no test.
    source.components(separatedBy: "@Test").dropFirst().compactMap { chunk in
      let parts = chunk.components(separatedBy: "func `")
      guard parts.count > 1, let name = parts[1].components(separatedBy: "`").first else {
        return nil
      }
      let numbers = numbers(in: name)
      return numbers.isEmpty ? nil : Carrier(file: file, numbers: numbers, source: chunk)
    }
  }

  /// The numbers in front of a test's name.
  static func numbers(in name: String) -> [Int] {
    guard let colon = name.firstIndex(of: ":") else { return [] }
    return name[..<colon].components(separatedBy: ",").flatMap { part -> [Int] in
      let ends = part.components(separatedBy: " to ")
        .map { Int($0.trimmingCharacters(in: .whitespaces)) }
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
      "# What the stand-in claims about UIKit, and which test says so",
      "",
      "Made by `StatementTableTests`, which also checks it; how to make it anew is said in",
      "`Tests/HeadlessUIKitTests/StatementTable.swift`. The numbers are in front of the tests' names.",
      "",
      counts,
      "",
      "| No. | Statement | Option | Tests |",
      "| ---: | --- | --- | --- |",
    ]
    for statement in statements {
      let tests = (files[statement.number] ?? []).sorted().joined(separator: "<br>")
      switch statement.status {
      case .tested:
        lines.append("| \(statement.number) | \(statement.words) | | \(tests) |")
      case .optionDependent(let option):
        lines.append("| \(statement.number) | \(statement.words) | `\(option)` | \(tests) |")
      case .notExpressible(let reason):
        lines.append("| \(statement.number) | \(statement.words) | | not tested: \(reason) |")
      }
    }
    lines += ["", "## Sources of the statements from 182 on", ""]
    for statement in statements where !statement.sources.isEmpty {
      lines.append("- \(statement.number): \(statement.sources.joined(separator: ", "))")
    }
    return lines.joined(separator: "\n") + "\n"
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
