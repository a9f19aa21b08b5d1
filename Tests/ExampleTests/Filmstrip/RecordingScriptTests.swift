import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@_spi(Headless) @testable import filmstrip

@MainActor @Suite("Recordings as scripts") struct RecordingScriptTests {
  private func withFile<Result>(_ text: String, _ body: (String) throws -> Result) throws -> Result
  {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("traces-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  private func read(_ text: String) throws -> [Recording] {
    try withFile(text) { try FilmstripCommand.recordings(path: $0) }
  }

  private func posted(_ events: String) throws -> [HeadlessKeyboardEvent] {
    try read(#"[{"id": "a", "screen": [375, 667], "events": [\#(events)]}]"#)
      .flatMap(\.notifications).map { HeadlessKeyboardEvent($0) }
  }

  @Test func `a complete notification of a trace is posted unchanged`() throws {
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
  }

  @Test(arguments: HeadlessKeyboardEvent.Name.allCases)
  func `a published name is posted unchanged`(name: HeadlessKeyboardEvent.Name) throws {
    try expectEqual(posted(#"{"name": "\#(name.swiftName)"}"#), to: [HeadlessKeyboardEvent(name)])
  }

  @Test func `an event with an end frame and no name is posted as willChangeFrame`() throws {
    let end = CGRect(x: 0, y: 451, width: 375, height: 216)
    let events = try posted(#"{"end": [0, 451, 375, 216]}, {"begin": [0, 451, 375, 216]}, {}"#)
    expectEqual(events, to: [HeadlessKeyboardEvent(.willChangeFrame, endFrame: end)])
  }

  @Test(arguments: ["onStart", "onMove", "onInteractive", "animation", "hide", ""])
  func `an event that is not a notification is not posted`(name: String) throws {
    try expectEqual(posted(#"{"name": "\#(name)", "end": [null, null, null, 216]}"#), to: [])
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

  @Test(arguments: [
    ("", "The given data was not valid JSON."),
    ("[{}]", "[0].id: The member is missing."),
    (#"[{"id": 7}]"#, "[0].id: Expected to decode String"),
    (#"[{"id": "a", "events": [{}, {"end": [0, 1, "2", 3]}]}]"#, "[0].events[1].end[2]: "),
  ])
  func `an error names the location of an invalid value`(text: String, expected: String) throws {
    try withFile(text) { path in
      let failure = #expect(throws: Failure.self) { try FilmstripCommand.recordings(path: path) }
      let description = try #require(failure?.description)
      #expect(description.hasPrefix("\(path): cannot be read: \(expected)"), "\(description)")
    }
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
