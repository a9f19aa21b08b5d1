import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrollingTesting

@Suite("Published traces as recordings")
struct RecordingTraceTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Example/Traces/keyboard-traces.json").standardizedFileURL

  @Test func `every published trace is a recording`() throws {
    let recordings = try Recording.all(contentsOf: Self.file)
    #expect(recordings.count == 93)
    #expect(Set(recordings.map(\.name)).count == 93)
    #expect(recordings.allSatisfy { !$0.areTimesMeasured && $0.source?.isEmpty == false })
    #expect(recordings.map(\.notifications.count).reduce(0, +) == 113)
    // They are written in the current format, and read again.
    for recording in recordings {
      #expect(try Recording.all(in: recording.data()) == [recording])
    }
  }

  @Test func `a file with many recordings is not one`() {
    let failure = #expect(throws: Recording.Failure.self) { try Recording(contentsOf: Self.file) }
    #expect(failure?.reason == "One recording is needed, and there are 93.")
  }

  @Test func `a full trace is read number by number`() throws {
    let recording = try Recording(
      json: """
        {"id": "a", "device": "iPhone 6", "os": "9.3", "screen": [375, 667], "events": [
          {"name": "keyboardWillShow", "begin": [0, 667, 375, 216], "end": [0, 450.5, 375, 216.5],
          "duration": 0.25, "curve": 7, "isLocal": false, "t": 3}]}
        """
    )
    let notification = KeyboardEvent(
      .willShow,
      beginFrame: CGRect(x: 0, y: 667, width: 375, height: 216),
      endFrame: CGRect(x: 0, y: 450.5, width: 375, height: 216.5),
      duration: 0.25,
      curve: 7,
      isLocal: false
    )
    #expect(recording.entries == [Recording.Entry(time: 0, notification: notification)])
    #expect(recording.device.model == "iPhone 6")
    #expect(recording.device.systemVersion == "9.3")
    #expect(recording.device.screenSize == CGSize(width: 375, height: 667))
  }

  @Test func `an entry is later than the movement of the one before it`() throws {
    let recording = try Recording(
      json: """
        [{"id": "a", "events": [{"name": "keyboardWillShow", "duration": 0.4},
          {"name": "keyboardWillHide", "duration": 1e9}, {"name": "keyboardDidHide"}]}]
        """
    )
    #expect(recording.entries.map(\.time) == [0, 0.75 + 0.4, 0.75 + 0.4 + 0.75 + 10])
  }

  @Test(arguments: [
    // 667 - 216 = 451
    ("[null, null, null, 216]", CGRect(x: 0, y: 451, width: 375, height: 216)),
    ("[null, null, 375, 258]", nil),
    ("[0, 1, 2]", nil),
    ("[-352, 0, -1, 1e308]", CGRect(x: -352, y: 0, width: -1, height: 1e308)),
    ("null", nil),
  ])
  func `a height alone is docked, and a frame with other gaps left out`(
    numbers: String,
    frame: CGRect?
  ) throws {
    let recording = try Recording(
      json: """
        [{"id": "a", "screen": [375, 667],
          "events": [{"name": "keyboardWillShow", "end": \(numbers)}]}]
        """
    )
    #expect(recording.notifications.map(\.endFrame) == [frame])
  }

  @Test func `a frame that is only a text keeps its infinities`() throws {
    let recording = try Recording(
      json: """
        [{"id": "a", "events": [{"end": [null, null, 0, 0], "endText": "{{inf, inf}, {0, 0}}"}]}]
        """
    )
    let frame = CGRect(x: CGFloat.infinity, y: CGFloat.infinity, width: 0, height: 0)
    #expect(recording.notifications.map(\.endFrame) == [frame])
  }
}
