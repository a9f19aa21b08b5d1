import Foundation

/// A JSON value that knows where it stands, so that a complaint can say so.
struct JSONNode {
  enum Value: Equatable, Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([Value])
    case object([String: Value])
  }

  /// A value is not what it has to be.
  struct Mismatch: Error, Equatable {
    /// Such as `events[2].end[3]`; empty for the root.
    let path: String
    let problem: String
  }

  let value: Value
  let path: String

  init(_ value: Value, path: String = "") {
    self.value = value
    self.path = path
  }

  /// The member of an object; null when it is missing.
  func member(_ name: String) throws(Mismatch) -> JSONNode {
    guard case .object(let members) = value else { throw mismatch("an object") }
    return JSONNode(members[name] ?? .null, path: path.isEmpty ? name : "\(path).\(name)")
  }

  func elements() throws(Mismatch) -> [JSONNode] {
    guard case .list(let values) = value else { throw mismatch("a list") }
    return values.enumerated().map { JSONNode($1, path: "\(path)[\($0)]") }
  }

  func text() throws(Mismatch) -> String? {
    switch value {
    case .null: return nil
    case .text(let text): return text
    default: throw mismatch("a text or null")
    }
  }

  func number() throws(Mismatch) -> Double? {
    switch value {
    case .null: return nil
    case .number(let number): return number
    default: throw mismatch("a number or null")
    }
  }

  func integer() throws(Mismatch) -> Int? {
    guard case .number(let number) = value else {
      guard case .null = value else { throw mismatch("an integer or null") }
      return nil
    }
    guard let integer = Int(exactly: number) else { throw mismatch("an integer or null") }
    return integer
  }

  func boolean() throws(Mismatch) -> Bool? {
    switch value {
    case .null: return nil
    case .boolean(let boolean): return boolean
    default: throw mismatch("true, false or null")
    }
  }

  func mismatch(_ expected: String) -> Mismatch {
    Mismatch(path: path, problem: "expected \(expected), found \(found)")
  }

  private var found: String {
    switch value {
    case .null: "nothing"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): "\(number)"
    case .text(let text): "the text \"\(text.prefix(40))\""
    case .list(let values): "a list of \(values.count)"
    case .object: "an object"
    }
  }
}

extension JSONNode.Value {
  /// Reads what Foundation's parser returns.
  init(foundation value: Any) {
    switch value {
    case let text as String:
      self = .text(text)
    case let values as [Any]:
      self = .list(values.map { JSONNode.Value(foundation: $0) })
    case let members as [String: Any]:
      self = .object(members.mapValues { JSONNode.Value(foundation: $0) })
    case let number as NSNumber:
      // 1 converts to Bool as readily as true does; only the encoding tells them apart.
      self =
        number.objCType.pointee == CChar(UInt8(ascii: "c"))
        ? .boolean(number.boolValue) : .number(number.doubleValue)
    default:
      self = .null
    }
  }
}
