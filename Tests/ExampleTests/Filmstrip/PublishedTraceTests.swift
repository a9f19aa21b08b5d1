import CoreGraphics
import Foundation
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@_spi(Headless) @testable import FilmstripKit
@_spi(Headless) @testable import ReplayKit

@MainActor struct PublishedTraceTests {
  private func read(_ json: String) throws -> [Recording] {
    try JSONDecoder().decode([PublishedTrace].self, from: Data(json.utf8)).map(\.recording)
  }

  private func posted(_ events: String) throws -> [HeadlessKeyboardEvent] {
    try read(#"[{"id": "a", "screen": [375, 667], "events": [\#(events)]}]"#)
      .flatMap(\.notifications).map { HeadlessKeyboardEvent($0) }
  }

  @Test func `every published trace is a recording`() throws {
    let path = Repository.root.appendingPathComponent("Example/Traces/keyboard-traces.json").path
    let recordings = try ReplayCommand.recordings(path: path)
    expectEqual(recordings.count, to: 93)
    expectEqual(Set(recordings.map(\.name)).count, to: 93)
    #expect(recordings.allSatisfy { !$0.areTimesMeasured && $0.source?.isEmpty == false })
    expectEqual(recordings.map(\.notifications.count).reduce(0, +), to: 113)
    for recording in recordings { try expectEqual(Recording(recording.data()), to: recording) }
  }

  @Test func `an entry is after the end of the previous entry's animation`() throws {
    let recordings = try read(
      """
      [{"id": "a", "events": [{"name": "keyboardWillShow", "duration": 0.4},
        {"name": "keyboardWillHide", "duration": 1e9}, {"name": "keyboardDidHide"}]}]
      """
    )
    let times = recordings.flatMap(\.entries).map(\.time)
    expectEqual(times, to: [0, 0.75 + 0.4, 0.75 + 0.4 + 0.75 + 10])
  }

  @Test(arguments: [
    // 667 - 216 = 451
    ("[null, null, null, 216]", CGRect(x: 0, y: 451, width: 375, height: 216)),
    ("[null, null, 375, 258]", nil),
    ("[0, 1, 2]", nil),
    ("[-352, 0, -1, 1e308]", CGRect(x: -352, y: 0, width: -1, height: 1e308)),
    ("null", nil),
    (
      #"[null, null, 0, 0], "endText": "{{inf, inf}, {0, 0}}""#,
      CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0)
    ),
  ])
  func `a frame with only a height is read as docked, and other incomplete frames as nil`(
    numbers: String, frame: CGRect?
  ) throws {
    let events = try posted(#"{"name": "keyboardWillShow", "end": \#(numbers)}"#)
    expectEqual(events.map(\.endFrame), to: [frame])
  }

  @Test func `a complete notification of a trace, and each name, are posted unchanged`() throws {
    let events = try posted(
      """
      {"name": "keyboardWillShow", "begin": [0, 667, 375, 216], "end": [0, 450.5, 375, 216.5],
        "duration": 0.25, "curve": 7, "isLocal": false, "t": 3}
      """
    )
    let expected = HeadlessKeyboardEvent(
      .willShow, beginFrame: CGRect(x: 0, y: 667, width: 375, height: 216),
      endFrame: CGRect(x: 0, y: 450.5, width: 375, height: 216.5), duration: 0.25, curve: 7,
      isLocal: false
    )
    expectEqual(events, to: [expected])
    for name in HeadlessKeyboardEvent.Name.allCases {
      let named = try posted(#"{"name": "\#(name.swiftName)"}"#)
      expectEqual(named, to: [HeadlessKeyboardEvent(name)])
    }
  }

  @Test func `an event is posted if it is a notification, or has only an end frame`() throws {
    let end = CGRect(x: 0, y: 451, width: 375, height: 216)
    let events = try posted(#"{"end": [0, 451, 375, 216]}, {"begin": [0, 451, 375, 216]}, {}"#)
    expectEqual(events, to: [HeadlessKeyboardEvent(.willChangeFrame, endFrame: end)])
    for name in ["onStart", "onMove", "onInteractive", "animation", "hide", ""] {
      let others = try posted(#"{"name": "\#(name)", "end": [null, null, null, 216]}"#)
      expectEqual(others, to: [], note: name)
    }
  }

  @Test(arguments: [
    ("[768, 1024]", "landscape", CGSize(width: 1024, height: 768)),
    ("[1024, 768]", "landscape", CGSize(width: 1024, height: 768)),
    ("[768, 1024]", "portrait", CGSize(width: 768, height: 1024)),
    ("[320, 480]", "portrait to landscape", CGSize(width: 320, height: 480)),
    ("null", "portrait", CGSize(width: 390, height: 844)),
    ("[375, null]", "portrait", CGSize(width: 390, height: 844)),
    ("[0, 1e300]", "portrait", CGSize(width: 390, height: 844)),
  ])
  func `the screen has the orientation of the trace`(
    screen: String, orientation: String, size: CGSize
  ) throws {
    let text = #"{"id": "a", "screen": \#(screen), "orientation": "\#(orientation)", "events": []}"#
    try expectEqual(read("[\(text)]").first?.screenToPlay, to: size)
  }

  @Test(arguments: [
    (#""device": "iPad", "events": []"#, CGSize(width: 768, height: 1024)),
    (
      #""device": "iPad", "orientation": "landscape", "events": []"#,
      CGSize(width: 1024, height: 768)
    ),
    (#""device": "iPhone 5s and iPad Air", "events": []"#, CGSize(width: 390, height: 844)),
    (#""events": [{"end": [0, 721, 768, 303]}]"#, CGSize(width: 768, height: 1024)),
    (
      #""events": [{"end": [null, null, null, 800]}, {"end": [1]}]"#,
      CGSize(width: 390, height: 844)
    ),
  ])
  func `an iPad's trace without a screen is played on an iPad`(trace: String, size: CGSize) throws {
    try expectEqual(read(#"[{"id": "a", \#(trace)}]"#).first?.screenToPlay, to: size)
  }

  @Test func `a trace is a script that ends with a hide`() {
    let event = KeyboardEvent(.willShow)
    let trace = Recording(entries: [Recording.Entry(time: 0, notification: event)])
    expectEqual(
      trace.script().steps.map(\.caption),
      to: ["Last field has the focus", "keyboardWillShow", "keyboardWillHide"]
    )
  }
}
