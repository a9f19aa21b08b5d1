// Makes one small change of the library at a time, a mutant, and runs tests on it. A change in a file
// without views is tested with the tests of values, cases and scenes; in a file that uses views, with
// cases, scenes, everyday sessions and random streams. With `--stand-in`, listed changes of the stand-in are tested with the
// contract tests.
//
// A mutant needs about a second: only the changed file is compiled, as a copy, and linked with the
// object files of the last build.
import Foundation

struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Prints a line without buffering, so that a file shows the progress.
func say(_ line: String) { FileHandle.standardOutput.write(Data("\(line)\n".utf8)) }

func text(of file: String) throws -> String { try String(contentsOfFile: file, encoding: .utf8) }

func lines(of file: String) throws -> [String] { try text(of: file).components(separatedBy: "\n") }

/// The Swift files in a folder and its subfolders.
func swiftFiles(in folder: String) throws -> [String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}

/// The rows of a file with four columns, separated by tabs.
func rows(of file: String) throws -> [[String]] {
  try lines(of: file).filter { !$0.hasPrefix("#") && !$0.isEmpty }.map { line in
    let row = line.components(separatedBy: "\t")
    guard row.count == 4 else { throw Failure(description: "\(file): not four columns:\n\(line)") }
    return row
  }
}

/// Runs a command, and returns true if it succeeds in time.
func succeeds(_ words: [String], seconds: Int = 120) throws -> Bool {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["timeout", String(seconds)] + words
  process.standardOutput = FileHandle.nullDevice
  process.standardError = FileHandle.nullDevice
  // After a crash, the program that prints the stack may hang, and this script with it.
  process.environment = ProcessInfo.processInfo.environment
    .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  try process.run()
  process.waitUntilExit()
  return process.terminationStatus == 0
}

// MARK: - Mutants

/// One small change of one line.
struct Mutant: Sendable {
  let file: String
  let line: Int
  let before: String
  let after: String
  var change: String

  /// The file with the change.
  func text() throws -> String {
    var lines = try lines(of: file)
    lines[line - 1] = after
    return lines.joined(separator: "\n")
  }

  /// The key of the mutant in the list of explanations, `.ci/mutations.tsv`.
  var key: String {
    let name = URL(fileURLWithPath: file).lastPathComponent
    return [name, before.trimmingCharacters(in: .whitespaces), change].joined(separator: "\t")
  }
}

/// A pattern, and the template that replaces a match.
typealias Operator = (pattern: String, replacement: String)

func pairs(_ words: String, _ before: String, _ after: String) -> [Operator] {
  words.split(separator: " ").map { $0.split(separator: ":").map(String.init) }.flatMap { pair in
    [(pair[0], pair[1]), (pair[1], pair[0])].map { one, other in
      (before + NSRegularExpression.escapedPattern(for: one) + after, other)
    }
  }
}

let operators: [Operator] =
  // Conditions.
  pairs("<:<= >:>= ==:!= &&:|| ===:!== <:> <=:>=", "(?<= )", "(?= )")
  + [(#"(?<![\w)\]])!(?=[\w(])"#, "")]
  + pairs("true:false", #"\b"#, #"\b"#)
  // Signs.
  + pairs("+:- +=:-= *:/", "(?<= )", "(?= )")
  + [(#"(?<=[(,=] |[(\[])-(?=[\w(])"#, "")]
  // Constants.
  + ["0", "1", "2"].map { (#"(?<![\w.$])\#($0)(?![\w.])"#, String((Int($0) ?? 0) + 1)) }
  + [(#"(?<![\w.$])(0\.\d+)(?!\w)"#, "($1 * 2)")]
  // Names.
  + pairs(
    "min:max minY:maxY minX:maxX width:height lowerBound:upperBound top:bottom adjustedTop:adjustedBottom "
      + "hiddenTop:hiddenBottom systemTop:systemBottom x:y",
    #"(?<=[\s(.\[!,])"#, #"(?=[\s).,(\]:])"#
  )

/// The pattern of statements that a mutant leaves out: assignments and calls that fill a line.
let statement =
  #"^\s+(?!let|var|return|case|guard|if|for|switch|self\.init|\}|\))[\w.\[\]]+( [-+]?= .*[^{(\[,]|\(.*\))$"#

func mutants(of file: String) throws -> [Mutant] {
  var mutants: [Mutant] = []
  var isDeclaration = false
  // Number equal changes of a file, so that their keys differ.
  var counts: [String: Int] = [:]
  for (index, line) in try lines(of: file).enumerated() {
    let code = line.trimmingCharacters(in: .whitespaces)
    // Leave out declarations of functions: parameters and types contain nothing to change.
    if code.contains("func ") || code.hasPrefix("init") { isDeclaration = !code.contains("{") }
    defer { if isDeclaration, code.hasSuffix("{") { isDeclaration = false } }
    let isCase = code.range(of: #"^case (?!let )[a-z]"#, options: .regularExpression) != nil
    guard !["//", "import", "@", "init"].contains(where: code.hasPrefix), !code.contains("func "),
      !isDeclaration, !isCase
    else { continue }
    for (after, change) in try changes(of: line) {
      var mutant = Mutant(file: file, line: index + 1, before: line, after: after, change: change)
      counts[mutant.key, default: 0] += 1
      if let count = counts[mutant.key], count > 1 { mutant.change += " (\(count))" }
      mutants.append(mutant)
    }
  }
  return mutants
}

/// The changes of a line, with a description of each.
func changes(of line: String) throws -> [(after: String, words: String)] {
  let range = NSRange(line.startIndex..., in: line)
  var changes: [(after: String, words: String)] = []
  for change in operators {
    let expression = try NSRegularExpression(pattern: change.pattern)
    for match in expression.matches(in: line, range: range) {
      guard let place = Range(match.range, in: line) else { continue }
      let text = expression.replacementString(
        for: match, in: line, offset: 0, template: change.replacement
      )
      let word = change.replacement.isEmpty ? "nothing" : change.replacement
      changes.append((line.replacingCharacters(in: place, with: text), "\(line[place]) → \(word)"))
    }
  }
  if line.range(of: statement, options: .regularExpression) != nil {
    changes.append(("", "left out"))
  }
  return changes
}

/// The changes of the stand-in in `.ci/stand-in.tsv`, each of which must fit exactly one line.
func standInMutants() throws -> [Mutant] {
  try rows(of: ".ci/stand-in.tsv").map { row in
    let file = "Tests/HeadlessUIKit/Sources/UIKit/\(row[1])"
    let lines = try lines(of: file)
    let places = lines.indices.filter { lines[$0].contains(row[2]) }
    guard let place = places.first, places.count == 1 else {
      throw Failure(description: "\(row[0]): \(places.count) lines of \(file) have\n\(row[2])")
    }
    let before = lines[place]
    let after = before.replacingOccurrences(of: row[2], with: row[3] == "nothing" ? "" : row[3])
    return Mutant(file: file, line: place + 1, before: before, after: after, change: row[0])
  }
}

// MARK: - Building and testing

enum Outcome: Sendable {
  case caught, survived, invalid
}

/// Compiles one file, links it with the object files of the last build, and runs tests.
struct Bench: Sendable {
  let module: String
  /// SwiftPM's name for the package of the module, which is the name of its folder.
  let package: String
  let sources: [String]
  /// The tests, the slower ones last.
  let filters: [String]
  private let root = FileManager.default.currentDirectoryPath
  private let plugins =
    ProcessInfo.processInfo.environment["SWIFT_PLUGINS"]
    .map { ["-plugin-path", $0] } ?? []
  // Name the product, because the stand-in's own tests are built in this folder, too.
  private static let list =
    ".build/debug/KeyboardScrollCoordinatorPackageTests.product/Objects.LinkFileList"

  /// Runs the tests with another text of a file, in a temporary folder with the number as its name.
  func outcome(of text: String, in file: String, number: Int) throws -> Outcome {
    let folder = "\(root)/.build/mutations/\(number)"
    let name = URL(fileURLWithPath: file).lastPathComponent
    let (broken, object, tests) = ("\(folder)/\(name)", "\(folder)/broken.o", "\(folder)/tests")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try text.write(toFile: broken, atomically: true, encoding: .utf8)
    let features =
      ["ExistentialAny", "MemberImportVisibility"]
      + (module == "UIKit" ? [] : ["InternalImportsByDefault"])
    let compile =
      ["swiftc", "-frontend", "-c", "-primary-file", broken] + sources.filter { $0 != file }
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      // As SwiftPM does. Otherwise a class with properties in `#if DEBUG` would have another size.
      + ["-D", "DEBUG", "-D", "SWIFT_PACKAGE", "-module-name", module, "-package-name", package]
      + [
        "-swift-version", "6", "-I", ".build/debug/Modules", "-enable-testing", "-Onone",
        "-parse-as-library",
      ] + plugins
    guard try succeeds(compile + ["-o", object]) else { return .invalid }

    let suffix = "/\(module).build/\(name).o"
    let objects = try lines(of: Self.list).filter { !$0.isEmpty }
    let list = objects.map { $0.hasSuffix(suffix) ? object : $0 }
    guard list != objects else { throw Failure(description: "\(file) is not among the objects.") }
    let joined = list.joined(separator: "\n")
    try joined.write(toFile: "\(folder)/objects", atomically: true, encoding: .utf8)
    let link = [
      "swiftc", "-use-ld=lld", "-emit-executable", "@\(folder)/objects", "-o", tests,
      "-Xlinker", "-rpath=\(root)/.build/debug", "-Xlinker", "--strip-debug",
    ]
    guard try succeeds(link) else { return .invalid }

    for filter in filters {
      let words = [tests, "--testing-library", "swift-testing", "--filter", filter]
      // A mutant may never end. On a busy machine, tests that pass take more than a minute.
      if try !succeeds(words, seconds: 240) { return .caught }
    }
    return .survived
  }
}

/// Returns a filter for the test suites in folders; `usingViews` selects those that import UIKit, or
/// those that do not.
func suites(in folders: [String], usingViews: Bool? = nil) throws -> String {
  let expression = try NSRegularExpression(
    pattern: #"(?m)^(?:@.*\) |@\w+ )*(?:struct|final class) (\w+)"#
  )
  var names: [String] = []
  for file in try folders.flatMap({ try swiftFiles(in: "Tests/" + $0) }) {
    let text = try text(of: file)
    guard usingViews.map({ $0 == text.contains("import UIKit") }) ?? true else { continue }
    for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
      if let range = Range(match.range(at: 1), in: text) { names.append(String(text[range])) }
    }
  }
  guard !names.isEmpty else { throw Failure(description: "No suites in \(folders).") }
  return "\\.(\(names.joined(separator: "|")))/"
}

/// Counts the results, from several threads.
final class Results: @unchecked Sendable {
  private let lock = NSLock()
  private var counts = (caught: 0, survived: 0, invalid: 0)
  private var explained: Set<String> = []
  /// The reasons why tests cannot catch some mutants, by the keys of the mutants.
  private let reasons: [String: String]
  private let start = Date()

  init(reasons: [[String]]) {
    let keyed = reasons.map { ($0[0..<3].joined(separator: "\t"), $0[3]) }
    self.reasons = Dictionary(keyed, uniquingKeysWith: { $1 })
  }

  func add(_ outcome: Outcome, of mutant: Mutant) {
    lock.lock()
    defer { lock.unlock() }
    switch outcome {
    case .caught: counts.caught += 1
    case .invalid: counts.invalid += 1
    case .survived: counts.survived += 1
    }
    let place = "\(mutant.file):\(mutant.line): \(mutant.change)"
    // A change in `.ci/stand-in.tsv` must compile.
    if outcome == .invalid, isList { say("\(place) does not compile") }
    if outcome == .survived {
      let reason = reasons[mutant.key]
      if reason != nil { explained.insert(mutant.key) }
      say("\(place) survived\(reason.map { ": \($0)" } ?? "")")
      say("  \(mutant.before.trimmingCharacters(in: .whitespaces))")
    }
    if (counts.caught + counts.survived + counts.invalid).isMultiple(of: 50) { say(summary) }
  }

  private var summary: String {
    let valid = counts.caught + counts.survived
    let share = valid == 0 ? 100 : 100 * Double(counts.caught) / Double(valid)
    return "\(counts.caught) of \(valid) caught (\(String(format: "%.1f", share)) %), "
      + "\(counts.survived) survived, \(explained.count) of them explained; "
      + "\(counts.invalid) did not compile; \(Int(Date().timeIntervalSince(start))) s"
  }

  /// Prints the result, and returns the exit status.
  ///
  /// The status is zero if tests catch 95 % of the mutants and the others are explained; with
  /// `--stand-in`, if tests catch all. After a run of every mutant, no explanation may be unused.
  func end(isWhole: Bool) -> Int32 {
    let unused = isWhole ? reasons.keys.filter { !explained.contains($0) }.sorted() : []
    for key in unused { say("explained, and did not survive: \(key)") }
    say(summary)
    if isList { return counts.survived + counts.invalid == 0 ? 0 : 1 }
    let valid = counts.caught + counts.survived
    let isReached = counts.caught * 100 >= valid * 95 && explained.count == counts.survived
    return isReached && unused.isEmpty ? 0 : 1
  }
}

// MARK: - Options

var words = Array(CommandLine.arguments.dropFirst())
@MainActor func flag(_ name: String) -> Bool {
  guard let index = words.firstIndex(of: name) else { return false }
  words.remove(at: index)
  return true
}
@MainActor func value(_ name: String) -> String? {
  guard let index = words.firstIndex(of: name), index + 1 < words.count else { return nil }
  defer { words.removeSubrange(index...index + 1) }
  return words[index + 1]
}
let (isShell, isList, onlyLists, onlyFits) =
  (flag("--shell"), flag("--stand-in"), flag("--list"), flag("--fit"))
let (only, every) = (value("--only"), max(1, value("--every").flatMap { Int($0) } ?? 1))
let cores = ProcessInfo.processInfo.activeProcessorCount
let jobs = max(1, value("--jobs").flatMap { Int($0) } ?? cores)

do {
  guard words.isEmpty else {
    throw Failure(
      description:
        "usage: .ci/mutations [--shell | --stand-in] [--every N] [--jobs N] [--only FILE] [--list | --fit]"
    )
  }
  let library = try swiftFiles(in: "Sources/KeyboardScrolling")
  let files = try library.filter { file in
    try text(of: file).contains("import UIKit") == isShell
      && only.map { file.hasSuffix($0) } ?? true
  }
  let all = isList ? try standInMutants() : try files.flatMap(mutants)
  let chosen = all.enumerated().filter { index, mutant in
    index.isMultiple(of: every) && only.map { mutant.file.hasSuffix($0) } ?? true
  }.map(\.element)
  say("\(chosen.count) of \(all.count) changes fit.")
  if onlyLists { for mutant in chosen { say("\(mutant.file):\(mutant.line): \(mutant.change)") } }
  if onlyLists || onlyFits { exit(0) }

  let subjects = ["Keyboard", "Insets", "Reveal", "Managing"].map { "KeyboardScrollingTests/\($0)" }
  let cases = ["KeyboardScrollingTests/Cases"]
  let filters =
    isList
    ? ["UIKitContractTests"]
    : isShell
      ? [
        try suites(in: cases + ["KeyboardScrollingTests/Budgets"]) + "|"
          + suites(in: subjects, usingViews: true),
        try suites(in: ["KeyboardScrollingTests/Scenes"]),
        try suites(in: ["WorkshopTests/Sessions", "KeyboardScrollingTests/Streams"]),
      ]
      : [
        try suites(in: subjects, usingViews: false), try suites(in: cases),
        try suites(in: ["KeyboardScrollingTests/Scenes"]),
      ]
  let bench = Bench(
    module: isList ? "UIKit" : "KeyboardScrolling",
    package: isList
      ? "headlessuikit"
      : URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
        .lowercased(),
    // `DerivedSources` has a file of SwiftPM's for the module's resources.
    sources: isList
      ? try swiftFiles(in: "Tests/HeadlessUIKit/Sources/UIKit")
        + swiftFiles(in: ".build/debug/UIKit.build/DerivedSources") : library,
    filters: filters
  )
  if let file = chosen.first?.file,
    try bench.outcome(of: try text(of: file), in: file, number: 0) != .survived
  {
    throw Failure(description: "The tests fail without any change.")
  }
  // Only mutants of the library have explanations.
  let results = Results(reasons: isList ? [] : try rows(of: ".ci/mutations.tsv"))
  DispatchQueue.concurrentPerform(iterations: jobs) { worker in
    for mutant in stride(from: worker, to: chosen.count, by: jobs).map({ chosen[$0] }) {
      do {
        let broken = try mutant.text()
        results.add(try bench.outcome(of: broken, in: mutant.file, number: worker + 1), of: mutant)
      } catch {
        say("\(mutant.file):\(mutant.line): \(error)")
      }
    }
  }
  exit(results.end(isWhole: chosen.count == all.count && only == nil && !isShell && !isList))
} catch {
  say("\(error)")
  exit(1)
}
