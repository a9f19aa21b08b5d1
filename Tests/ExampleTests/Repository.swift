import Foundation

enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the paths of the files below a folder, except hidden files.
  static func files(in folder: String) throws -> [String] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      !path.split(separator: "/").contains { $0.hasPrefix(".") }
        && !folder.appendingPathComponent(path).hasDirectoryPath
    }
  }
}
