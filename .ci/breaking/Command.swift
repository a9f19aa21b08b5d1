import Foundation

/// A command that is run to its end.
struct Command: Sendable {
  let words: [String]
  var folder = "."
  /// It is ended after this time; then it has not succeeded.
  var seconds = 3600

  /// Runs it without its output.
  func succeeds() throws -> Bool {
    try finish(output: .nullDevice)
  }

  /// Runs it, and returns what it has written to its standard output.
  func output() throws -> (succeeds: Bool, text: String) {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // A pipe would stay open as long as any program that the command has left behind.
    let succeeds = try finish(output: try FileHandle(forWritingTo: file))
    return (succeeds, try String(contentsOf: file, encoding: .utf8))
  }

  private func finish(output: FileHandle) throws -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", String(seconds)] + words
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A crash is an answer. The program that prints its stack may hang, and we with it.
    let environment = ProcessInfo.processInfo.environment
    process.environment = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
