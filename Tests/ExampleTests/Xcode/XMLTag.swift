import Foundation

struct XMLTag {
  let name: String
  let attributes: [String: String]

  subscript(attribute: String) -> String {
    attributes[attribute] ?? ""
  }

  /// Returns the elements of a text in order; nil if the tags do not match.
  ///
  /// The text is like Xcode's schemes and workspaces: elements and attributes, all values in double
  /// quotes, no text between the tags.
  static func all(in text: String) -> [XMLTag]? {
    var tags: [XMLTag] = []
    var open: [String] = []
    for piece in text.components(separatedBy: "<").dropFirst() where !piece.hasPrefix("?") {
      let parts = piece.components(separatedBy: ">")
      guard parts.count == 2, parts[1].allSatisfy(\.isWhitespace) else { return nil }

      if parts[0].hasPrefix("/") {
        guard open.popLast() == String(parts[0].dropFirst()) else { return nil }
        continue
      }
      let isEmpty = parts[0].hasSuffix("/")
      guard let tag = XMLTag(isEmpty ? String(parts[0].dropLast()) : parts[0]) else { return nil }

      tags.append(tag)
      if !isEmpty { open.append(tag.name) }
    }
    return open.isEmpty ? tags : nil
  }

  /// Parses the text between the angle brackets: a name, and attributes as `key = "value"`.
  private init?(_ text: String) {
    let name = text.prefix { !$0.isWhitespace }
    // After splitting at the quotes, keys and values alternate; the last key is empty.
    let pieces = text.dropFirst(name.count).components(separatedBy: "\"")
    guard !name.isEmpty, !pieces.count.isMultiple(of: 2) else { return nil }

    var attributes: [String: String] = [:]
    for index in stride(from: 1, to: pieces.count, by: 2) {
      let key = pieces[index - 1].filter { !$0.isWhitespace }
      guard key.hasSuffix("=") else { return nil }

      attributes[String(key.dropLast())] = pieces[index]
    }
    self.name = String(name)
    self.attributes = attributes
  }
}
