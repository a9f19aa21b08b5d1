import Foundation

@testable import FilmstripKit

struct FilmstripRun {
  let status: Int32
  let text: String
  let errors: String
}

@MainActor protocol RunsFilmstrip {}

extension RunsFilmstrip {
  func run(_ arguments: String...) -> FilmstripRun {
    var (text, errors) = ("", "")
    let console = Console(write: { text += $0 }, writeError: { errors += $0 })
    let status = FilmstripCommand(console: console).run(arguments)
    return FilmstripRun(status: status, text: text, errors: errors)
  }

  func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("filmstrip-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path)
  }
}
