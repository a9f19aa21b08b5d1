import Testing
import Workshop

@testable import filmstrip

@MainActor
struct StreamPictureTests {
  /// Random streams have frames that are not finite, windows of any size and flipped views.
  @Test(arguments: 1...20)
  func `any stream can be drawn`(seed: Int) {
    let stream = StreamGenerator.stream(seed: seed)
    let picture = Filmstrip(stream, title: "\(seed)")
    let frames = picture.rows.flatMap(\.frames)
    #expect(frames.count == stream.events.count + 1)
    #expect(picture.rows.allSatisfy { $0.frames.count <= 5 })
    #expect(picture.rows.last.map { $0.start + $0.frames.count } == frames.count)
    #expect(picture.svg.hasSuffix("</svg>\n"))
  }
}
