import Foundation

enum Outcome: Sendable {
  case caught, survived, invalid
}

/// A module whose files are broken, one at a time.
struct Module: Sendable {
  let name: String
  /// SwiftPM's name for its package: that of the folder.
  let package: String
  let sources: [String]
  let features: [String]

  static func library() throws -> Module {
    Module(
      name: "KeyboardScrolling",
      package: URL(fileURLWithPath: FileManager.default.currentDirectoryPath).lastPathComponent
        .lowercased(),
      sources: try swiftFiles(in: "Sources/KeyboardScrolling"),
      features: ["ExistentialAny", "MemberImportVisibility", "InternalImportsByDefault"]
    )
  }

  static func standIn() throws -> Module {
    Module(
      name: "UIKit",
      package: "headlessuikit",
      // SwiftPM writes a file for the module's resources.
      sources: try swiftFiles(in: "Tests/HeadlessUIKit/Sources/UIKit")
        + swiftFiles(in: ".build/debug/UIKit.build/DerivedSources"),
      features: ["ExistentialAny", "MemberImportVisibility"]
    )
  }
}

/// Compiles one file, links it with the object files of the last build, and runs tests.
struct Bench: Sendable {
  let module: Module
  /// The tests, the slower ones last.
  let filters: [String]
  private let root = FileManager.default.currentDirectoryPath
  private let objects: [String]

  init(_ module: Module, filters: [String]) throws {
    self.module = module
    self.filters = filters
    // The stand-in's own tests are built in the same folder.
    let list = ".build/debug/KeyboardScrollCoordinatorPackageTests.product/Objects.LinkFileList"
    guard FileManager.default.fileExists(atPath: list) else {
      throw Failure(description: "The tests are not built.")
    }
    objects = try String(contentsOfFile: list, encoding: .utf8)
      .components(separatedBy: "\n")
      .filter { !$0.isEmpty }
  }

  /// Runs the tests with another text of a file; a folder for each number.
  func outcome(of text: String, in file: String, number: Int) throws -> Outcome {
    let folder = "\(root)/.build/mutations/\(number)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    guard
      let object = try compile(text, of: file, in: folder),
      let tests = try link(object, of: file, in: folder)
    else { return .invalid }
    for filter in filters {
      let words = [tests, "--testing-library", "swift-testing", "--filter", filter]
      // A mutant may run on without end; on a busy machine tests that pass take more than a minute.
      if try !Command(words: words, seconds: 240).succeeds() { return .caught }
    }
    return .survived
  }

  private func compile(_ text: String, of file: String, in folder: String) throws -> String? {
    let broken = "\(folder)/\(URL(fileURLWithPath: file).lastPathComponent)"
    try text.write(toFile: broken, atomically: true, encoding: .utf8)
    let object = "\(folder)/broken.o"
    var words = ["swiftc", "-frontend", "-c", "-primary-file", broken]
    words += module.sources.filter { $0 != file }
    words += module.features.flatMap { ["-enable-upcoming-feature", $0] }
    // As SwiftPM does: a class whose properties depend on it has the size that other files know.
    words += ["-D", "DEBUG", "-D", "SWIFT_PACKAGE"]
    words += [
      "-module-name", module.name, "-package-name", module.package, "-swift-version", "6",
      "-I", ".build/debug/Modules", "-enable-testing", "-Onone", "-parse-as-library", "-o", object,
    ]
    return try Command(words: words, seconds: 120).succeeds() ? object : nil
  }

  private func link(_ object: String, of file: String, in folder: String) throws -> String? {
    let name = URL(fileURLWithPath: file).lastPathComponent
    let suffix = "/\(module.name).build/\(name).o"
    let list = objects.map { $0.hasSuffix(suffix) ? object : $0 }
    guard list != objects else { throw Failure(description: "\(file) is not among the objects.") }
    try list.joined(separator: "\n")
      .write(toFile: "\(folder)/objects", atomically: true, encoding: .utf8)
    let tests = "\(folder)/tests"
    let words = [
      "swiftc", "-use-ld=lld", "-emit-executable", "@\(folder)/objects", "-o", tests,
      "-Xlinker", "-rpath=\(root)/.build/debug", "-Xlinker", "--strip-debug",
    ]
    return try Command(words: words, seconds: 120).succeeds() ? tests : nil
  }
}

/// A filter for the test suites that are declared in the files of folders, and use views or do not.
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
