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
}
