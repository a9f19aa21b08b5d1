import Foundation

package struct OutputFolder {
  package typealias File = (name: String, content: String)

  let path: String

  package init(path: String) { self.path = path }

  private var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  package func prepare() throws(Failure) {
    let probe = ".filmstrip-\(ProcessInfo.processInfo.processIdentifier)"
    try Failure.explain("\(path): cannot be written to") {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data().write(to: url.appendingPathComponent(probe))
      try FileManager.default.removeItem(at: url.appendingPathComponent(probe))
    }
  }

  package func write(_ files: [File]) throws(Failure) {
    for file in files {
      try Failure.explain("\(path)/\(file.name): cannot be written") {
        try Data(file.content.utf8)
          .write(to: url.appendingPathComponent(file.name), options: .atomic)
      }
    }
  }
}
