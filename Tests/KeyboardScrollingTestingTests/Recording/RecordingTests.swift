import CoreGraphics
import Foundation
import Testing

@testable import KeyboardScrollingTesting

struct RecordingTests {
  private static let head = #""format":"keyboard-recording","version":1"#
  private static let show = #""time":1,"turn":1,"notification":{"time":1,"name":"keyboardWillShow""#

  @Test func `a recording is the same after writing and reading, also as a file`() throws {
    let infinite = CGRect(x: CGFloat.infinity, y: -CGFloat.infinity, width: 0, height: 1e300)
    let events =
      [Int.min, -1, 7, .max].map { KeyboardEvent(.willShow, curve: $0) }
      + [KeyboardEvent(.willShow, endFrame: infinite, duration: .infinity)]
    let entries = events.map { Recording.Entry(time: 0, notification: $0) }
    // The name looks like the list of entries.
    let named = Recording(name: #""entries":[]"#, entries: entries)
    for recording in [Recording.showAndHide, named] {
      #expect(try Recording(recording.data()) == recording)
    }
    let event = KeyboardEvent(.willShow, duration: .nan)
    let timeless = Recording(entries: [Recording.Entry(time: 0, notification: event)])
    let read = try Recording(timeless.data())
    expectEqual(read.entries.first?.notification?.duration?.isNaN, to: true)
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("recording-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: url) }
    try Recording.showAndHide.write(to: url)
    #expect(try Recording(contentsOf: url) == .showAndHide)
  }

  @Test func `each entry is a line of the file`() throws {
    let text = String(decoding: try Recording.showAndHide.data(), as: UTF8.self)
    // The first line, one line for each entry, and the last line.
    expectEqual(text.split(separator: "\n").count, to: 1 + 12 + 1)
    #expect(
      text.contains(
        #"{"notification":{"beginFrame":[[0,844],[390,336]],"curve":7,"duration":0.25,"#
          + #""endFrame":[[0,508],[390,336]],"isLocal":true,"name":"keyboardWillShow","time":1},"#
          + #""time":1,"turn":7}"#
      ),
      "\(text)"
    )
    #expect(
      String(decoding: try Recording().data(), as: UTF8.self).hasPrefix(
        "{\"areTimesMeasured\":true,\"device\":{},\"entries\":[],"
      )
    )
  }

  @Test func `a failure names a missing file or folder`() {
    let url = URL(fileURLWithPath: "/no-such-folder/r.json")
    let failure = #expect(throws: Recording.Failure.self) { try Recording(contentsOf: url) }
    expectEqual(failure?.file, to: "/no-such-folder/r.json")
    expectEqual(failure?.reason.isEmpty, to: false)
    let unwritten = #expect(throws: Recording.Failure.self) { try Recording().write(to: url) }
    expectEqual(unwritten?.file, to: "/no-such-folder/r.json")
  }

  @Test(arguments: [
    ("", "", "JSON"),
    ("{}", "format", "missing"),
    ("7", "", ""),
    (#"{"format":"gpx","version":1,"entries":[]}"#, "format", "not gpx"),
    (#"{"format":"keyboard-recording","entries":[]}"#, "version", "missing"),
    (#"{"format":"keyboard-recording","version":2,"entries":[]}"#, "version", "Version 2"),
    (#"{"format":"keyboard-recording","version":0,"entries":[]}"#, "version", "Version 0"),
    (#"{"format":"keyboard-recording","version":"1","entries":[]}"#, "version", ""),
    ("{\(head)}", "entries", "missing"),
    (#"{\#(head),"entries":[{"turn":1}]}"#, "entries[0].time", "missing"),
    (#"{\#(head),"entries":[{"time":-1,"turn":1}]}"#, "entries[0].time", "between 0"),
    (#"{\#(head),"entries":[{"time":"nan","turn":1}]}"#, "entries[0].time", "between 0"),
    (#"{\#(head),"entries":[{"time":1e300,"turn":1}]}"#, "entries[0].time", "between 0"),
    (
      #"{\#(head),"entries":[{"time":1,"turn":1},{"time":0.5,"turn":2}]}"#, "entries[1].time",
      "between 1"
    ),
    (
      #"{\#(head),"entries":[{"time":1,"turn":1,"notification":{"time":1,"name":"hide"}}]}"#,
      "entries[0].notification.name", ""
    ),
    (
      #"{\#(head),"entries":[{\#(show),"endFrame":[[0,1],["2",3]]}}]}"#,
      "entries[0].notification.endFrame[1][0]", ""
    ),
    (
      #"{\#(head),"entries":[{"time":1,"turn":1,"geometry":{"bounds":[[0,1],[2]]}}]}"#,
      "entries[0].geometry.bounds[1][1]", ""
    ),
    (#"{\#(head),"entries":[{"time":1}]} 7"#, "", "JSON"),
    (String(repeating: "[", count: 100_000), "", ""),
  ])
  func `a failure names the file, the location and the reason of an invalid value`(
    json: String, place: String, reason: String
  ) throws {
    let failure = #expect(throws: Recording.Failure.self) { try Recording(json: json) }
    expectEqual(failure?.file, to: "r.json")
    expectEqual(failure?.place, to: place)
    #expect(
      failure.map { reason.isEmpty || $0.reason.contains(reason) } == true, "\(failure as Any)"
    )
    #expect(
      failure?.description.hasPrefix(place.isEmpty ? "r.json: " : "r.json: \(place): ") == true
    )
  }

  @Test func `unknown members are ignored, and a negative number of lost entries is read as zero`()
    throws
  {
    let json = #"{\#(Self.head),"weather":1,"entries":[{"time":0,"turn":0,"sound":[],"note":"a"}]}"#
    #expect(try Recording(json: json).entries == [Recording.Entry(time: 0, note: "a")])
    expectEqual(Recording(lostEntryCount: -3).lostEntryCount, to: 0)
    #expect(
      try Recording(json: "{\(Self.head),\"lostEntryCount\":-3,\"entries\":[]}").lostEntryCount == 0
    )
  }
}
