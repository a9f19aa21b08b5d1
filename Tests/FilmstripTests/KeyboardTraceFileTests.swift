import CoreGraphics
import FilmstripKit
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
          device: "iPhone X",
          system: "iOS 12",
          screen: CGSize(width: 375, height: 812),
          orientation: "portrait",
          context: "docked",
          quality: "dump",
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
    ("", "t.json: is empty"),
    ("{}", "t.json: expected a list, found an object"),
    ("null", "t.json: expected a list, found nothing"),
    ("[3]", "t.json: trace 1: expected an object, found 3.0"),
    ("[{}]", "t.json: trace 1, id: expected a text, found nothing"),
    (
      #"[{"id": "", "events": []}]"#,
      #"t.json: trace 1 (""), id: expected a text, found the text """#
    ),
    (#"[{"id": 7, "events": []}]"#, "t.json: trace 1, id: expected a text or null, found 7.0"),
    (#"[{"id": "a"}]"#, #"t.json: trace 1 ("a"), events: expected a list, found nothing"#),
    (
      #"[{"id": "a", "events": []}, {"id": "b", "events": []}, {"id": "a", "events": []}]"#,
      #"t.json: trace 3 ("a"), id: is also the id of trace 1"#
    ),
    (
      #"[{"id": "a", "events": [{}, {"end": [0, 1, "2", 3]}]}]"#,
      #"t.json: trace 1 ("a"), events[1].end[2]: expected a number or null, found the text "2""#
    ),
    (
      #"[{"id": "a", "events": [{"begin": [0, 1, true, 3]}]}]"#,
      #"t.json: trace 1 ("a"), events[0].begin[2]: expected a number or null, found true"#
    ),
    (
      #"[{"id": "a", "events": [{"end": [0, 1, 2]}]}]"#,
      #"t.json: trace 1 ("a"), events[0].end: expected a list of 4 numbers, or null, "#
        + "found a list of 3"
    ),
    (
      #"[{"id": "a", "events": [{"end": {"x": 0}}]}]"#,
      #"t.json: trace 1 ("a"), events[0].end: expected a list of 4 numbers, or null, "#
        + "found an object"
    ),
    (
      #"[{"id": "a", "events": [{"curve": 0.5}]}]"#,
      #"t.json: trace 1 ("a"), events[0].curve: expected an integer or null, found 0.5"#
    ),
    (
      #"[{"id": "a", "events": [{"curve": 1e30}]}]"#,
      #"t.json: trace 1 ("a"), events[0].curve: expected an integer or null, found 1e+30"#
    ),
    (
      #"[{"id": "a", "events": [{"isLocal": 1}]}]"#,
      #"t.json: trace 1 ("a"), events[0].isLocal: expected true, false or null, found 1.0"#
    ),
    (
      #"[{"id": "a", "events": [{"duration": "NaN"}]}]"#,
      #"t.json: trace 1 ("a"), events[0].duration: expected a number or null, "#
        + #"found the text "NaN""#
    ),
    (
      #"[{"id": "a", "events": [{"name": ["x"]}]}]"#,
      #"t.json: trace 1 ("a"), events[0].name: expected a text or null, found a list of 1"#
    ),
    (
      #"[{"id": "a", "events": [{"endText": "{0, 0}"}]}]"#,
      #"t.json: trace 1 ("a"), events[0].endText: expected {{x, y}, {width, height}}, "#
        + #"found the text "{0, 0}""#
    ),
    (
      #"[{"id": "a", "screen": [375, -812], "events": []}]"#,
      #"t.json: trace 1 ("a"), screen: 375.0 by -812.0 points is not the size of a screen"#
    ),
    (
      #"[{"id": "a", "screen": [0, 0], "events": []}]"#,
      #"t.json: trace 1 ("a"), screen: 0.0 by 0.0 points is not the size of a screen"#
    ),
    (
      #"[{"id": "a", "screen": [1e308, 812], "events": []}]"#,
      #"t.json: trace 1 ("a"), screen: 1e+308 by 812.0 points is not the size of a screen"#
    ),
  ])
  func `a wrong value is named with its place`(text: String, expected: String) {
    #expect(complaint(about: text) == expected)
  }

  @Test(arguments: [
    // The word starts at the fourth column of the third line.
    ("[\n{\"id\": \"a\"},\n   x]", "t.json: line 3, column 4: "),
    // An accent is two bytes and one column.
    ("[\"é\", x]", "t.json: line 1, column 7: "),
    ("[{\"id\": NaN}]", "t.json: line 1, column 9: "),
  ])
  func `what is not JSON is named with line and column`(text: String, expected: String) {
    #expect(complaint(about: text).hasPrefix(expected + "is not JSON: "))
  }

  @Test(arguments: ["{", "   ", "[1e999]", String(repeating: "[", count: 5000)])
  func `what has no position is named all the same`(text: String) {
    let complaint = complaint(about: text)
    #expect(complaint.hasPrefix("t.json: "))
    #expect(complaint.contains("is not JSON: "))
  }

  @Test func `bytes that are no text are refused`() {
    #expect(throws: KeyboardTraceFileError.self) {
      try KeyboardTraceFile.parse(Data([0x5B, 0x22, 0xFF, 0xFE, 0x22, 0x5D]), file: "t.json")
    }
  }

  @Test func `a file that is not there is named`() {
    #expect(throws: KeyboardTraceFileError.self) {
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
