import Foundation
import Testing
import Workshop

@testable import FilmstripKit

@MainActor struct StreamPictureTests {
  /// Random streams have frames that are not finite, windows of any size and flipped views.
  @Test(arguments: 1...20)
  func `any stream can be drawn`(seed: Int) {
    let stream = StreamGenerator.stream(seed: seed)
    let picture = Filmstrip(stream, title: "\(seed)")
    let frames = picture.rows.flatMap(\.frames)
    expectEqual(frames.count, to: stream.events.count + 1)
    #expect(picture.rows.allSatisfy { $0.frames.count <= 5 })
    expectEqual(picture.rows.last.map { $0.start + $0.frames.count }, to: frames.count)
    #expect(picture.svg.hasSuffix("</svg>\n"))
  }

  @Test func `a stream of the random tests is drawn with a phone for each event`() throws {
    let path = "Tests/Streams/keyboard-grows-under-a-chat.json"
    let json = try Data(contentsOf: Repository.root.appendingPathComponent(path))
    let picture = Filmstrip(try Workshop.Stream(json: json), title: "chat")
    expectEqual(picture.sentence, to: "Every property held.")
    let svg = picture.svg
    let captions = [
      "0  Before", "2  focus(view: 0, field: 1)", "3  keyboard(.autoFill)", "4  rest",
    ]
    for caption in captions { #expect(svg.contains(">\(caption)<"), "\(caption)") }
  }
}
