import Foundation

@testable import FilmstripKit
@testable import ReplayKit

struct FilmstripRun {
  let status: Int32
  let text: String
  let errors: String
}

@MainActor protocol RunsFilmstrip {}

extension RunsFilmstrip {
  func run(_ arguments: String...) -> FilmstripRun {
    run("filmstrip") { FilmstripCommand(console: $0).run(arguments) }
  }

  func replay(_ arguments: String...) -> FilmstripRun {
    run("replay") { ReplayCommand(console: $0).run(arguments) }
  }

  private func run(_ command: String, _ work: (Console) -> Int32) -> FilmstripRun {
    var (text, errors) = ("", "")
    let console = Console(
      command: command, write: { text += $0 }, writeError: { errors += $0 }
    )
    let status = work(console)
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
