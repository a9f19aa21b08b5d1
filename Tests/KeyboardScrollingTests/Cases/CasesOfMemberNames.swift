import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor struct CasesOfMemberNames {
  @Test(.bug("https://github.com/freshOS/KeyboardLayoutGuide/issues/44"))
  func `141: the coordinator is not an NSObject`() {
    let coordinator: AnyObject = CaseScreen().coordinator
    #expect(!(coordinator is NSObject))
  }

  #if os(Linux)
  private func sources() throws -> [(name: String, text: String)] {
    var root = URL(fileURLWithPath: #filePath)
    while root.lastPathComponent != "Tests" { root.deleteLastPathComponent() }
    let folder = root.deletingLastPathComponent().appending(path: "Sources")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: [])
    )
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }.map {
      ($0.lastPathComponent, try String(contentsOf: $0, encoding: .utf8))
    }
  }

  /// The lines inside extensions of UIKit's classes, without comments.
  private func extensionLines(_ text: String) -> [Substring] {
    var isExtension = false
    var lines: [Substring] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").drop { ["public", "package"].contains($0) }
      if words.first == "extension", let name = words.dropFirst().first,
        ["UI", "NS", "CA", "CG"].contains(where: name.hasPrefix)
      {
        isExtension = true
      }
      if line == "}" { isExtension = false }
      if isExtension, !line.contains("//") { lines.append(line) }
    }
    return lines
  }

  @Test(.bug("https://github.com/freshOS/KeyboardLayoutGuide/issues/44"))
  func `141: no extension of a UIKit class adds an Objective-C name, or anything public`() throws {
    let sources = try sources()
    #expect(sources.count > 10)
    // Only these words make a member of an extension visible to the Objective-C runtime.
    let names = ["@objc", "@IBAction", "@IBInspectable", "@NSManaged", "dynamic "]
    for (name, text) in sources {
      for line in extensionLines(text) {
        // A display link needs a selector, so the file with its target is exempt.
        let isHidden =
          name.hasSuffix("DisplayFrames.swift") || !names.contains { line.contains($0) }
        let words = line.split { !$0.isLetter }
        let isPublic = words.contains { ["public", "open", "package"].contains($0) }
        #expect(isHidden && !isPublic, "\(name): \(line)")
      }
    }
  }
  #endif
}
