import Foundation

/// The folder that pictures and pages are written to.
struct OutputFolder: Equatable, Sendable {
  struct File: Equatable, Sendable {
    let name: String
    let content: String
  }

  let path: String

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// Makes the folder where it is missing, and finds out whether it can be written to.
  ///
  /// - Throws: A ``Failure`` that names the folder.
  func prepare() throws {
    let probe = url.appendingPathComponent(
      ".filmstrip-\(ProcessInfo.processInfo.processIdentifier)"
    )
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Failure("\(path): cannot be written to: \(Failure.reason(of: error))")
    }
  }

  /// Writes files, each as a whole.
  ///
  /// - Throws: A ``Failure`` that names the file.
  func write(_ files: [File]) throws {
    for file in files {
      do {
        try Data(file.content.utf8)
          .write(to: url.appendingPathComponent(file.name), options: .atomic)
      } catch {
        throw Failure("\(path)/\(file.name): cannot be written: \(Failure.reason(of: error))")
      }
    }
  }
}
