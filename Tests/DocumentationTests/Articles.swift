import Foundation

struct Article: CustomStringConvertible {
  let url: URL
  let lines: [String]

  var name: String { url.lastPathComponent }

  struct Code {
    let language: String
    let lines: [String]
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// False on a device, which cannot read the sources.
  static let canRead = FileManager.default.fileExists(atPath: #filePath)

  /// The articles of the documentation catalogues, and the README.
  static func all() throws -> [Article] {
    var files: [URL] = []
    for module in ["KeyboardScrolling", "KeyboardScrollingTesting"] {
      files += try FileManager.default.contentsOfDirectory(
        at: root.appendingPathComponent("Sources/\(module)/\(module).docc"),
        includingPropertiesForKeys: nil
      )
    }
    return try
      (files.filter { $0.pathExtension == "md" }.sorted { $0.path < $1.path }
      + [root.appendingPathComponent("README.md")])
      .map(Article.init)
  }

  /// The Markdown files outside of hidden folders that are not in `all()`.
  static func guides() throws -> [Article] {
    let files = FileManager.default.enumerator(
      at: root,
      includingPropertiesForKeys: nil,
      options: .skipsHiddenFiles
    )
    let known = Set(try all().map(\.url.standardizedFileURL.path))
    return try (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "md" && !known.contains($0.standardizedFileURL.path) }
      .sorted { $0.path < $1.path }
      .map(Article.init)
  }

  static func named(_ name: String) throws -> Article? { try all().first { $0.name == name } }

  /// Returns the lines of code in the samples, without indentation and blank lines.
  static func samples() throws -> [[String]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let files = try [folder, folder.appendingPathComponent("Recipes")].flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }
    let endings = ["Samples.swift", "Recipe.swift"]
    return try files.filter { endings.contains(where: $0.lastPathComponent.hasSuffix) }.map {
      significant(try String(contentsOf: $0, encoding: .utf8).components(separatedBy: "\n"))
    }
  }

  init(_ url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  var description: String { name }

  var code: [Code] {
    var blocks: [Code] = []
    var open: Code?
    for line in lines {
      let fence = line.trimmingCharacters(in: .whitespaces)
      guard fence.hasPrefix("```") else {
        if let block = open { open = Code(language: block.language, lines: block.lines + [line]) }
        continue
      }
      if let block = open {
        blocks.append(block)
        open = nil
      } else {
        open = Code(language: String(fence.dropFirst(3)), lines: [])
      }
    }
    return blocks
  }

  /// Returns the lines without indentation, leaving out imports, blank lines, comments and the
  /// attributes that only an app needs.
  static func significant(_ lines: [String]) -> [String] {
    lines.map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { line in
        !line.isEmpty && line != "@main"
          && !["import ", "@testable import ", "//", "#if ", "#endif"].contains(
            where: line.hasPrefix
          )
      }
  }
}
