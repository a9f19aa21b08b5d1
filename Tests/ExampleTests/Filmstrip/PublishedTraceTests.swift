import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import Testing

@testable import filmstrip

@MainActor @Suite("Published traces as recordings") struct PublishedTraceTests {
  private func read(_ json: String) throws -> Recording {
    let traces = try JSONDecoder().decode([PublishedTrace].self, from: Data(json.utf8))
    return try #require(traces.first).recording
  }

  @Test func `every published trace is a recording`() throws {
    let path = Repository.root.appendingPathComponent("Example/Traces/keyboard-traces.json").path
    let recordings = try FilmstripCommand.recordings(path: path)
    expectEqual(recordings.count, to: 93)
    expectEqual(Set(recordings.map(\.name)).count, to: 93)
    #expect(recordings.allSatisfy { !$0.areTimesMeasured && $0.source?.isEmpty == false })
    expectEqual(recordings.map(\.notifications.count).reduce(0, +), to: 113)
    for recording in recordings { try expectEqual(Recording(recording.data()), to: recording) }
  }

  @Test func `an entry is after the end of the previous entry's animation`() throws {
    let recording = try read(
      """
      [{"id": "a", "events": [{"name": "keyboardWillShow", "duration": 0.4},
        {"name": "keyboardWillHide", "duration": 1e9}, {"name": "keyboardDidHide"}]}]
      """
    )
    expectEqual(recording.entries.map(\.time), to: [0, 0.75 + 0.4, 0.75 + 0.4 + 0.75 + 10])
  }

  @Test(arguments: [
    // 667 - 216 = 451
    ("[null, null, null, 216]", CGRect(x: 0, y: 451, width: 375, height: 216)),
    ("[null, null, 375, 258]", nil),
    ("[0, 1, 2]", nil),
    ("[-352, 0, -1, 1e308]", CGRect(x: -352, y: 0, width: -1, height: 1e308)),
    ("null", nil),
  ])
  func `a frame with only a height is read as docked, and other incomplete frames as nil`(
    numbers: String, frame: CGRect?
  ) throws {
    let recording = try read(
      """
      [{"id": "a", "screen": [375, 667],
        "events": [{"name": "keyboardWillShow", "end": \(numbers)}]}]
      """
    )
    expectEqual(recording.notifications.map(\.endFrame), to: [frame])
  }

  @Test func `an infinite frame keeps its infinities`() throws {
    let recording = try read(
      """
      [{"id": "a", "events": [{"end": [null, null, 0, 0], "endText": "{{inf, inf}, {0, 0}}"}]}]
      """
    )
    let frame = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
    expectEqual(recording.notifications.map(\.endFrame), to: [frame])
  }
}
