import Foundation

@testable import filmstrip

struct FilmstripRun {
  let status: Int32
  let text: String
  let errors: String
}

@MainActor protocol RunsFilmstrip {}

extension RunsFilmstrip {
  func run(_ arguments: String...) -> FilmstripRun {
    let output = FilmstripOutput()
    let console = Console(write: { output.text += $0 }, writeError: { output.errors += $0 })
    let status = FilmstripCommand(console: console).run(arguments)
    return FilmstripRun(status: status, text: output.text, errors: output.errors)
  }

  func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}

private final class FilmstripOutput {
  var text = ""
  var errors = ""
}
