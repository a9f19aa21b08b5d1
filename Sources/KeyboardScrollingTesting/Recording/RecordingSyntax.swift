import Foundation

/// Finds the first mistake in a text that should be JSON.
///
/// Foundation's decoder says that there is one, and outside Apple's systems not where.
struct RecordingSyntax {
  /// A mistake, with the members and indices that lead to it.
  struct Mistake: Error, Equatable {
    let place: String
    let reason: String
  }

  /// Deeper nesting is refused, here and by Foundation.
  private static let maximumDepth = 500

  private let bytes: [UInt8]
  private var position = 0
  private var path: [String] = []

  /// Returns the first mistake of a text; nil if there is none.
  static func mistake(in data: Data) -> Mistake? {
    var syntax = RecordingSyntax(bytes: Array(data))
    do {
      try syntax.scanDocument()
      return nil
    } catch {
      return error
    }
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Values

  private mutating func scanDocument() throws(Mistake) {
    try scanValue()
    skipSpace()
    guard position == bytes.count else { throw mistake("Nothing may follow the value.") }
  }

  private mutating func scanValue() throws(Mistake) {
    skipSpace()
    guard let byte = current else { throw mistake("The text ends too early.") }
    guard path.count < Self.maximumDepth else { throw mistake("The values are nested too deep.") }
    switch byte {
    case UInt8(ascii: "{"): try scanObject()
    case UInt8(ascii: "["): try scanList()
    case UInt8(ascii: "\""): _ = try scanText()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try scanNumber()
    default: try scanWord()
    }
  }

  private mutating func scanObject() throws(Mistake) {
    position += 1
    skipSpace()
    if take("}") { return }
    repeat {
      skipSpace()
      let name = try scanText()
      skipSpace()
      guard take(":") else { throw mistake("A colon is missing.") }
      path.append(path.isEmpty ? name : ".\(name)")
      try scanValue()
      path.removeLast()
      skipSpace()
    } while take(",")
    guard take("}") else { throw mistake("A comma or a brace is missing.") }
  }

  private mutating func scanList() throws(Mistake) {
    position += 1
    skipSpace()
    if take("]") { return }
    var index = 0
    repeat {
      path.append("[\(index)]")
      try scanValue()
      path.removeLast()
      index += 1
      skipSpace()
    } while take(",")
    guard take("]") else { throw mistake("A comma or a bracket is missing.") }
  }

  private mutating func scanText() throws(Mistake) -> String {
    guard take("\"") else { throw mistake("A quotation mark is missing.") }
    let start = position
    while let byte = current, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw mistake("A text has a control character.") }
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(position, bytes.count)
    guard take("\"") else { throw mistake("A text does not end.") }
    // As long as a name of a member can be.
    return String(decoding: bytes[start..<end].prefix(40), as: UTF8.self)
  }

  private mutating func scanNumber() throws(Mistake) {
    let start = position
    while let byte = current, Self.isPartOfNumber(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position].prefix(40), as: UTF8.self)
    guard let number = Double(text) else { throw mistake("\(text) is not a number.") }
    guard number.isFinite else { throw mistake("The number \(text) is too large.") }
  }

  private mutating func scanWord() throws(Mistake) {
    for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return
    }
    throw mistake("A value is missing or misspelt.")
  }

  // MARK: Bytes

  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private static func isPartOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private func mistake(_ reason: String) -> Mistake {
    let end = min(position, bytes.count)
    let line = bytes[..<end].count { $0 == 0x0A } + 1
    let place = path.joined()
    return Mistake(place: place, reason: "\(reason) (Line \(line).)")
  }
}
