import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrollingTesting

// On a device, the source files do not exist.
private let canReadSources = FileManager.default.fileExists(atPath: #filePath)

@Suite(.enabled(if: canReadSources)) struct RecordingArticleTests {
  @available(iOS 16, *)
  @Test func `the article names every member of the format`() throws {
    let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/KeyboardScrollingTesting")
      .appendingPathComponent("KeyboardScrollingTesting.docc/recording-a-fault.md")
    let text = try String(contentsOf: article, encoding: .utf8)
    var recording = Recording.showAndHide
    recording.source = "source"
    recording.entries[0].geometry?.bar = .zero
    let json = String(decoding: try recording.data(), as: UTF8.self)
    let members = Set(json.matches(of: /"(\w+)":/).map { String($0.output.1) })
      // The article's list omits the members of a responder and of insets.
      .subtracting(["number", "kind", "frame", "top", "left", "bottom", "right"])
    expectEqual(members.count, to: 35)
    for member in members { #expect(text.contains("`\(member)`"), "\(member)") }
  }
}
