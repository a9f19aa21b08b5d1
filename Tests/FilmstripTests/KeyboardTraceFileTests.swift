import CoreGraphics
@testable import FilmstripKit
import Foundation
import Testing

struct KeyboardTraceFileTests {
  private func parse(_ text: String) throws -> [KeyboardTrace] {
    try KeyboardTraceFile.parse(Data(text.utf8), file: "t.json")
  }

  private func complaint(about text: String) -> String {
    do {
      return "no complaint, \(try parse(text).count) traces"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a full trace is read number by number`() throws {
    let traces = try parse(
      """
      [{"id": "a", "device": "iPhone X", "os": "iOS 12", "screen": [375, 812],
        "orientation": "portrait", "context": "docked", "quality": "dump", "events": [
          {"name": "keyboardWillShow", "begin": [0, 812, 375, 333], "end": [0, 479.5, 375, 332.5],
           "duration": 0.25, "curve": 7, "isLocal": true}]}]
      """
    )
    let event = KeyboardTrace.Event(
      name: "keyboardWillShow",
      begin: KeyboardTrace.Frame(x: 0, y: 812, width: 375, height: 333),
      end: KeyboardTrace.Frame(x: 0, y: 479.5, width: 375, height: 332.5),
      duration: 0.25,
      curve: 7,
      isLocal: true
    )
    #expect(
      traces == [
        KeyboardTrace(
          id: "a",
          screen: CGSize(width: 375, height: 812),
          orientation: "portrait",
          events: [event]
        )
      ]
    )
  }

  @Test func `what was not published is nil, whether null or missing`() throws {
    let traces = try parse(
      """
      [{"id": "null", "screen": null, "events": [{"name": null, "end": [null, null, null, 69]}]},
       {"id": "missing", "events": [{}]},
       {"id": "half", "screen": [375, null], "events": []}]
      """
    )
    #expect(
      traces == [
        KeyboardTrace(id: "null", events: [.init(end: .init(height: 69))]),
        KeyboardTrace(id: "missing", events: [.init()]),
        KeyboardTrace(id: "half"),
      ]
    )
  }

  @Test func `unknown members are ignored and unknown event names kept`() throws {
    let traces = try parse(
      #"[{"id": "a", "colour": {"deep": [1]}, "events": [{"name": "onMove", "t": 3}]}]"#
    )
    #expect(traces == [KeyboardTrace(id: "a", events: [.init(name: "onMove")])])
  }

  @Test func `a frame that is only a text keeps its infinities`() throws {
    let traces = try parse(
      #"[{"id": "a", "events": [{"end": [null, null, 0, 0], "endText": "{{inf, inf}, {0, 0}}"}]}]"#
    )
    let frame = try #require(traces.first?.events.first?.end)
    #expect(frame == .init(x: .infinity, y: .infinity, width: 0, height: 0))
  }

  @Test func `odd frames are the point of a trace and are kept`() throws {
    let traces = try parse(
      #"[{"id": "a", "events": [{"end": [-352, 0, -1, 1e308]}, {"end": [0, 0, 3e-17, 0]}]}]"#
    )
    #expect(
      traces.first?.events.map(\.end) == [
        .init(x: -352, y: 0, width: -1, height: 1e308), .init(x: 0, y: 0, width: 3e-17, height: 0),
      ]
    )
  }

  @Test func `an empty list is a file without traces`() throws {
    #expect(try parse("[]").isEmpty)
  }

  @Test func `many traces are read in order`() throws {
    let text = (0..<5000).map { #"{"id": "t\#($0)", "events": [{"curve": \#($0)}]}"# }
    let traces = try parse("[\(text.joined(separator: ",\n"))]")
    #expect(traces.map { $0.events.first?.curve } == (0..<5000).map { $0 })
  }

  @Test(arguments: [
    ("", "t.json: The given data was not valid JSON."),
    ("[{", "t.json: The given data was not valid JSON."),
    ("[1e999]", "t.json: "),
    ("{}", "t.json: Expected to decode Array"),
    ("[3]", "t.json: [0]: Expected to decode Dictionary"),
    ("[{}]", "t.json: [0]: id is missing"),
    (#"[{"id": 7}]"#, "t.json: [0].id: Expected to decode String"),
    (#"[{"id": "a"}]"#, "t.json: [0]: events is missing"),
    (
      #"[{"id": "a", "events": []}, {"id": "b", "events": []}, {"id": "a", "events": []}]"#,
      #"t.json: two traces have the id "a""#
    ),
    (#"[{"id": "a", "events": [{}, {"end": [0, 1, "2", 3]}]}]"#, "t.json: [0].events[1].end[2]: "),
    (#"[{"id": "a", "events": [{"begin": [0, 1, true, 3]}]}]"#, "t.json: [0].events[0].begin[2]: "),
    (
      #"[{"id": "a", "events": [{"end": [0, 1, 2]}]}]"#,
      "t.json: [0].events[0].end: Expected a list of 4 numbers."
    ),
    (#"[{"id": "a", "events": [{"end": {"x": 0}}]}]"#, "t.json: [0].events[0].end: "),
    (#"[{"id": "a", "events": [{"curve": 0.5}]}]"#, "t.json: [0].events[0].curve: "),
    (#"[{"id": "a", "events": [{"curve": 1e30}]}]"#, "t.json: [0].events[0].curve: "),
    (#"[{"id": "a", "events": [{"isLocal": 1}]}]"#, "t.json: [0].events[0].isLocal: "),
    (#"[{"id": "a", "events": [{"duration": "NaN"}]}]"#, "t.json: [0].events[0].duration: "),
    (#"[{"id": "a", "events": [{"name": ["x"]}]}]"#, "t.json: [0].events[0].name: "),
    (
      #"[{"id": "a", "events": [{"endText": "{0, 0}"}]}]"#,
      "t.json: [0].events[0].endText: Expected {{x, y}, {width, height}}."
    ),
    (
      #"[{"id": "a", "screen": [375, -812], "events": []}]"#,
      "t.json: [0].screen: This is not the size of a screen."
    ),
    (
      #"[{"id": "a", "screen": [375], "events": []}]"#,
      "t.json: [0].screen: This is not the size of a screen."
    ),
    (
      #"[{"id": "a", "screen": [1e308, 812], "events": []}]"#,
      "t.json: [0].screen: This is not the size of a screen."
    ),
  ])
  func `a wrong value is named with its place`(text: String, expected: String) {
    let complaint = complaint(about: text)
    #expect(complaint.hasPrefix(expected), "\(complaint)")
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: Failure.self) {
      try KeyboardTraceFile.parse(Data([0x5B, 0x22, 0xFF, 0xFE, 0x22, 0x5D]), file: "t.json")
    }
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: Failure.self) {
      try KeyboardTraceFile.read(path: "no-such-folder/t.json")
    }
    do {
      _ = try KeyboardTraceFile.read(path: "no-such-folder/t.json")
    } catch {
      #expect(
        "\(error)" == "no-such-folder/t.json: cannot be read: No such file or directory"
      )
    }
  }
}
