// Breaks the library one small change at a time, and runs tests on each: the pure part with the fast
// tests, or the shell, which reads and writes views, with the scenes and everyday sessions as well.
//
// One file is compiled for a mutant, and linked with the object files of the last build. So a mutant
// takes about a second and leaves the sources alone.
import Foundation

// MARK: Mutants

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
let statement = try NSRegularExpression(
  pattern:
    #"^\s+(?!let|var|return|case|guard|if|for|switch|self\.init|\}|\))[\w.\[\]]+( [-+]?= .*[^{(\[,]|\(.*\))$"#
)

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
    let range = NSRange(line.startIndex..., in: line)
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
        let new = line.replacingCharacters(in: place, with: text)
        mutants.append(
          Mutant(
            file: file,
            line: index + 1,
            before: line,
            after: new,
            change:
              "\(line[place]) → \(change.replacement.isEmpty ? "nothing" : change.replacement)"
          )
        )
      }
    }
    if statement.firstMatch(in: line, range: range) != nil {
      mutants.append(
        Mutant(file: file, line: index + 1, before: line, after: "", change: "left out")
      )
    }
  }
  // A change that a file offers more than once is numbered, so that each has a key of its own.
  var counts: [String: Int] = [:]
  return mutants.map { mutant in
    counts[mutant.key, default: 0] += 1
    guard let count = counts[mutant.key], count > 1 else { return mutant }
    var numbered = mutant
    numbered.change += " (\(count))"
    return numbered
  }
}

// MARK: Running

enum Outcome: Sendable {
  case caught, survived, invalid
}

/// Runs a command, without its output.
///
/// - Returns: True when it ends within the time, with status zero.
func run(_ command: [String], seconds: TimeInterval = 120) throws -> Bool {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["timeout", String(Int(seconds))] + command
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  // A mutant that crashes is caught. The program that prints its stack may hang, and we with it.
  let environment = ProcessInfo.processInfo.environment
  process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}

/// The test suites that are declared in the files of folders, and use views or do not.
func suites(in folders: [String], usingViews: Bool? = nil) throws -> String {
  let expression = try NSRegularExpression(pattern: #"(?m)^(?:struct|final class) (\w+)"#)
  var names: [String] = []
  for file in try folders.flatMap({ try swiftFiles(in: "Tests/" + $0) }) {
    let text = try String(contentsOfFile: file, encoding: .utf8)
    guard usingViews.map({ $0 == text.contains("import UIKit") }) ?? true else { continue }
    for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      if let range = Range(match.range(at: 1), in: text) { names.append(String(text[range])) }
    }
  }
  return "\\.(\(names.joined(separator: "|")))/"
}

func swiftFiles(in folder: String) throws -> [String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

struct Bench: Sendable {
  let root = FileManager.default.currentDirectoryPath
  let sources: [String]
  let objects: [String]
  /// The tests, the slower ones last.
  let filters: [String]

  init(ofShell: Bool) throws {
    sources = try swiftFiles(in: "Sources/KeyboardScrolling")
    let products = try FileManager.default.contentsOfDirectory(atPath: ".build/debug")
    guard let tests = products.first(where: { $0.hasSuffix("PackageTests.product") }) else {
      fatalError("The tests are not built.")
    }
    let list = ".build/debug/\(tests)/Objects.LinkFileList"
    objects = try String(contentsOfFile: list, encoding: .utf8)
      .components(separatedBy: "\n")
      .filter { !$0.isEmpty }
    let subjects = ["Keyboard", "Insets", "Reveal", "Managing"].map {
      "KeyboardScrollingTests/\($0)"
    }
    let cases = ["KeyboardScrollingTests/Cases"]
    filters =
      ofShell
      ? [
        try suites(in: cases) + "|" + suites(in: subjects, usingViews: true),
        try suites(in: ["KeyboardScrollingTests/Scenes"]),
        try suites(in: ["WorkshopTests/Sessions"]),
      ] : [try suites(in: subjects, usingViews: false), try suites(in: cases)]
  }

  /// Compiles one file of the library, links the tests with it, and runs them.
  func outcome(of text: String, in file: String, number: Int) throws -> Outcome {
    let folder = "\(root)/.build/mutations/\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = URL(fileURLWithPath: file).lastPathComponent
    let mutated = "\(folder)/\(name)"
    try text.write(toFile: mutated, atomically: true, encoding: .utf8)
    let object = "\(folder)/mutant.o"
    let features = ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    // SwiftPM's name for a package is that of its folder.
    let package = URL(fileURLWithPath: root).lastPathComponent.lowercased()
    guard
      try run(
        ["swiftc", "-frontend", "-c", "-primary-file", mutated]
          + sources.filter { $0 != file }
          + ["-module-name", "KeyboardScrolling", "-I", ".build/debug/Modules"]
          + ["-package-name", package, "-swift-version", "6", "-enable-testing", "-Onone"]
          + features.flatMap { ["-enable-upcoming-feature", $0] }
          + ["-parse-as-library", "-o", object]
      )
    else { return .invalid }
    let suffix = "/KeyboardScrolling.build/\(name).o"
    let list = objects.map { $0.hasSuffix(suffix) ? object : $0 }.joined(separator: "\n")
    try list.write(toFile: "\(folder)/objects", atomically: true, encoding: .utf8)
    let tests = "\(folder)/tests"
    guard
      try run(
        ["swiftc", "-use-ld=lld", "-emit-executable", "@\(folder)/objects", "-o", tests]
          + ["-Xlinker", "-rpath=\(root)/.build/debug", "-Xlinker", "--strip-debug"]
      )
    else { return .invalid }
    for filter in filters {
      // A mutant may run on without end.
      let isPassed = try run(
        [tests, "--testing-library", "swift-testing", "--filter", filter],
        seconds: 60
      )
      if !isPassed { return .caught }
    }
    return .survived
  }
}

// MARK: The command

/// Survivors that cannot be caught, with the reason: file, line of code and change, separated by
/// tabs.
func explanations() -> [String: String] {
  guard let text = try? String(contentsOfFile: ".ci/mutations.tsv", encoding: .utf8) else {
    return [:]
  }
  var reasons: [String: String] = [:]
  for row in text.components(separatedBy: "\n") where !row.hasPrefix("#") {
    let fields = row.components(separatedBy: "\t")
    guard fields.count == 4 else { continue }
    reasons[fields[0..<3].joined(separator: "\t")] = fields[3]
  }
  return reasons
}

extension Mutant {
  var key: String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return [name, before.trimmingCharacters(in: .whitespaces), change].joined(separator: "\t")
  }
}

/// Counts what has come out, from several threads.
final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (caught: 0, survived: 0, invalid: 0)
  private var explained: Set<String> = []
  private let reasons = explanations()
  private let start = Date()

  func add(_ outcome: Outcome, of mutant: Mutant) {
    lock.lock()
    defer { lock.unlock() }
    switch outcome {
    case .caught: counts.caught += 1
    case .invalid: counts.invalid += 1
    case .survived:
      counts.survived += 1
      let reason = reasons[mutant.key]
      if reason != nil { explained.insert(mutant.key) }
      print(
        "\(mutant.file):\(mutant.line): \(mutant.change) survived\(reason.map { ": \($0)" } ?? "")"
      )
      print("  \(mutant.before.trimmingCharacters(in: .whitespaces))")
    }
    let done = counts.caught + counts.survived + counts.invalid
    if done.isMultiple(of: 50) { print(summary) }
    fflush(nil)
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
    for key in unused { print("explained, and did not survive: \(key)") }
    print(summary)
    let valid = counts.caught + counts.survived
    let isReached = counts.caught * 100 >= valid * 95 && explained.count == counts.survived
    return isReached && unused.isEmpty ? 0 : 1
  }
}

var every = 1
var jobs = ProcessInfo.processInfo.activeProcessorCount
var only: String?
var listsOnly = false
var isShell = false
var arguments = CommandLine.arguments.dropFirst()
while let name = arguments.popFirst() {
  if name == "--list" { listsOnly = true }
  if name == "--shell" { isShell = true }
  guard !["--list", "--shell"].contains(name) else { continue }
  let value = arguments.popFirst() ?? ""
  switch name {
  case "--every": every = max(1, Int(value) ?? 1)
  case "--jobs": jobs = max(1, Int(value) ?? 1)
  case "--only": only = value
  default:
    print("usage: .ci/mutations [--shell] [--every N] [--jobs N] [--only FILE] [--list]")
    exit(64)
  }
}

let bench = try Bench(ofShell: isShell)
// The files that decide use no views.
let files = try swiftFiles(in: "Sources/KeyboardScrolling").filter { file in
  try String(contentsOfFile: file, encoding: .utf8).contains("import UIKit") == isShell
    && only.map { file.hasSuffix($0) } ?? true
}
let all = try files.flatMap(mutants)
let chosen = all.enumerated().filter { $0.offset.isMultiple(of: every) }.map(\.element)
print("\(chosen.count) of \(all.count) mutants in \(files.count) files")
guard !listsOnly else {
  for mutant in chosen { print("\(mutant.file):\(mutant.line): \(mutant.change)") }
  exit(0)
}
if let first = files.first {
  let text = try String(contentsOfFile: first, encoding: .utf8)
  guard try bench.outcome(of: text, in: first, number: 0) == .survived else {
    print("The tests fail without any change.")
    exit(1)
  }
}
let results = Results()
let (runner, queue, count) = (bench, chosen, jobs)
DispatchQueue.concurrentPerform(iterations: count) { worker in
  for number in stride(from: worker, to: queue.count, by: count) {
    let mutant = queue[number]
    do {
      var lines = try String(contentsOfFile: mutant.file, encoding: .utf8)
        .components(separatedBy: "\n")
      lines[mutant.line - 1] = mutant.after
      let text = lines.joined(separator: "\n")
      results.add(try runner.outcome(of: text, in: mutant.file, number: worker + 1), of: mutant)
    } catch {
      print("\(mutant.file):\(mutant.line): \(error)")
    }
  }
}
// The explanations are for the files that decide.
exit(results.end(isWhole: chosen.count == all.count && only == nil && !isShell))
