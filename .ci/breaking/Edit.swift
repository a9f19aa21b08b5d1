import Foundation

/// A text of a file, and what it becomes.
typealias Edit = (file: String, text: String, replacement: String)

struct Failure: Error, CustomStringConvertible {
  let description: String
}

// The files that a break changes, by path: as they are, and as they become. It fails where a file does
// not have a text.
func broken(
  by edits: [Edit],
  _ name: String,
  in folder: String
) throws -> [String: (whole: String, broken: String)] {
  var texts: [String: (whole: String, broken: String)] = [:]
  for edit in edits {
    let file = "\(folder)/\(edit.file)"
    let whole = try texts[file]?.whole ?? String(contentsOfFile: file, encoding: .utf8)
    let text = texts[file]?.broken ?? whole
    guard text.contains(edit.text) else {
      throw Failure(description: "\(name): \(edit.file) has no\n\(edit.text)")
    }
    texts[file] = (whole, text.replacingOccurrences(of: edit.text, with: edit.replacement))
  }
  return texts
}

/// The Swift files in a folder and its folders.
func swiftFiles(in folder: String) throws -> [String] {
  let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
  return paths.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
}
