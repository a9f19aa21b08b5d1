package import Foundation

/// The file format of keyboard traces: a JSON list, one object per trace.
///
/// Unknown members are ignored, so that a file may carry notes and sources. A number that is null
/// or missing was not published. What has the wrong type is an error, never a guess.
package enum KeyboardTraceFile {
  /// Reads the traces of a file.
  ///
  /// - Parameter path: The file's path.
  /// - Returns: The traces in the order of the file.
  /// - Throws: A ``KeyboardTraceFileError`` when the file cannot be read or is not of the format.
  package static func read(path: String) throws -> [KeyboardTrace] {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw KeyboardTraceFileError(file: path, problem: "cannot be read: \(reason(of: error))")
    }
    return try parse(data, file: path)
  }

  /// Reads traces from the content of a file.
  ///
  /// - Parameters:
  ///   - data: JSON in UTF-8.
  ///   - file: The name to use in errors.
  /// - Returns: The traces in the order of the file.
  /// - Throws: A ``KeyboardTraceFileError`` that names the trace and the field.
  package static func parse(
    _ data: Data,
    file: String
  ) throws(KeyboardTraceFileError)
    -> [KeyboardTrace]
  {
    let root = JSONNode(try json(data, file: file))
    let nodes: [JSONNode]
    do throws(JSONNode.Mismatch) {
      nodes = try root.elements()
    } catch {
      throw KeyboardTraceFileError(file: file, problem: error.problem)
    }

    var traces: [KeyboardTrace] = []
    var numbers: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      let number = index + 1
      // A path in a trace starts at the trace: its place in the list is said beside it.
      let node = JSONNode(node.value)
      do throws(JSONNode.Mismatch) {
        let trace = try trace(node)
        if let earlier = numbers[trace.id] {
          throw JSONNode.Mismatch(path: "id", problem: "is also the id of trace \(earlier)")
        }
        numbers[trace.id] = number
        traces.append(trace)
      } catch {
        let id = (try? node.member("id").text()) ?? nil
        throw KeyboardTraceFileError(
          file: file,
          place: .trace(number: number, id: id, field: error.path),
          problem: error.problem
        )
      }
    }
    return traces
  }

  // MARK: Traces

  private static func trace(_ node: JSONNode) throws(JSONNode.Mismatch) -> KeyboardTrace {
    let id = try node.member("id")
    guard let name = try id.text(), !name.isEmpty else { throw id.mismatch("a text") }

    var events: [KeyboardTrace.Event] = []
    for event in try node.member("events").elements() { events.append(try self.event(event)) }
    return KeyboardTrace(
      id: name,
      device: try node.member("device").text(),
      system: try node.member("os").text(),
      screen: try screen(node.member("screen")),
      orientation: try node.member("orientation").text(),
      context: try node.member("context").text(),
      quality: try node.member("quality").text(),
      events: events
    )
  }

  private static func event(_ node: JSONNode) throws(JSONNode.Mismatch) -> KeyboardTrace.Event {
    let end = try frame(node.member("end"))
    return KeyboardTrace.Event(
      name: try node.member("name").text(),
      begin: try frame(node.member("begin")),
      end: try frameText(node.member("endText")) ?? end,
      duration: try node.member("duration").number(),
      curve: try node.member("curve").integer(),
      isLocal: try node.member("isLocal").boolean()
    )
  }

  private static func frame(_ node: JSONNode) throws(JSONNode.Mismatch) -> KeyboardTrace.Frame? {
    guard let numbers = try numbers(node, count: 4) else { return nil }
    return KeyboardTrace.Frame(
      x: numbers[0].map { CGFloat($0) },
      y: numbers[1].map { CGFloat($0) },
      width: numbers[2].map { CGFloat($0) },
      height: numbers[3].map { CGFloat($0) }
    )
  }

  /// A frame as UIKit prints it, `{{x, y}, {width, height}}`: JSON has no word for infinity, and
  /// keyboards have been seen there.
  private static func frameText(
    _ node: JSONNode
  ) throws(JSONNode.Mismatch) -> KeyboardTrace.Frame? {
    guard let text = try node.text() else { return nil }
    let words = text.filter { $0 != " " }.split(separator: ",", omittingEmptySubsequences: false)
    let patterns = [("{{", ""), ("", "}"), ("{", ""), ("", "}}")]
    guard words.count == patterns.count else { throw node.mismatch("{{x, y}, {width, height}}") }

    var numbers: [CGFloat] = []
    for (word, (prefix, suffix)) in zip(words, patterns) {
      guard word.hasPrefix(prefix), word.hasSuffix(suffix),
        let number = Double(word.dropFirst(prefix.count).dropLast(suffix.count))
      else { throw node.mismatch("{{x, y}, {width, height}}") }
      numbers.append(CGFloat(number))
    }
    return KeyboardTrace.Frame(
      x: numbers[0],
      y: numbers[1],
      width: numbers[2],
      height: numbers[3]
    )
  }

  private static func screen(_ node: JSONNode) throws(JSONNode.Mismatch) -> CGSize? {
    guard let numbers = try numbers(node, count: 2) else { return nil }
    guard let width = numbers[0], let height = numbers[1] else { return nil }
    // A window is made of that size, and a picture drawn; no screen is close to either limit.
    guard (1...10_000).contains(width), (1...10_000).contains(height) else {
      throw JSONNode.Mismatch(
        path: node.path,
        problem: "\(width) by \(height) points is not the size of a screen"
      )
    }
    return CGSize(width: width, height: height)
  }

  private static func numbers(
    _ node: JSONNode,
    count: Int
  ) throws(JSONNode.Mismatch) -> [Double?]? {
    guard node.value != .null else { return nil }
    guard case .list(let values) = node.value, values.count == count else {
      throw node.mismatch("a list of \(count) numbers, or null")
    }
    var numbers: [Double?] = []
    for element in try node.elements() { numbers.append(try element.number()) }
    return numbers
  }

  // MARK: Syntax

  private static func json(
    _ data: Data,
    file: String
  ) throws(KeyboardTraceFileError) -> JSONNode.Value {
    guard !data.isEmpty else { throw KeyboardTraceFileError(file: file, problem: "is empty") }
    do {
      let value = try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed])
      return JSONNode.Value(foundation: value)
    } catch {
      let userInfo = (error as NSError).userInfo
      let detail = userInfo["NSDebugDescription"] as? String ?? error.localizedDescription
      guard let index = byteIndex(in: detail) else {
        throw KeyboardTraceFileError(file: file, problem: "is not JSON: \(detail)")
      }
      let (line, column) = position(ofByte: index, in: data)
      throw KeyboardTraceFileError(
        file: file,
        place: .position(line: line, column: column),
        problem: "is not JSON: \(withoutByteIndex(detail))"
      )
    }
  }

  // Foundation tells the position in its sentence only: "Invalid value around character 7."
  private static func byteIndex(in detail: String) -> Int? {
    guard let range = detail.range(of: " character ", options: .backwards) else { return nil }
    return Int(detail[range.upperBound...].prefix { $0.isASCII && $0.isNumber })
  }

  private static func withoutByteIndex(_ detail: String) -> String {
    for phrase in [" around character ", " starting from character "] {
      if let range = detail.range(of: phrase, options: .backwards) {
        return String(detail[..<range.lowerBound])
      }
    }
    return detail
  }

  private static func position(ofByte index: Int, in data: Data) -> (line: Int, column: Int) {
    let before = data.prefix(max(0, index))
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? before.startIndex
    // A byte that continues a character is no column of its own.
    let column = before[lineStart...].count { $0 & 0b1100_0000 != 0b1000_0000 } + 1
    return (before.count { $0 == newline } + 1, column)
  }

  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    // The system says why in a few words; Foundation's sentence around them names no reason.
    guard let cause = underlying.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
      return error.localizedDescription
    }
    return String(cString: strerror(Int32(cause.code)))
  }
}
