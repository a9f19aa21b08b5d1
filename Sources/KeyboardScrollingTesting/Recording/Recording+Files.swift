public import Foundation

extension Recording {
  /// Reads a recording from a file.
  ///
  /// - Parameter url: The address of the file.
  /// - Throws: A ``Failure`` that names the file, the place in it and the reason. No file crashes
  ///   the program.
  public init(contentsOf url: URL) throws(Failure) {
    do {
      try self.init(Data(contentsOf: url), file: url.relativePath)
    } catch {
      throw Failure(error, file: url.relativePath)
    }
  }

  /// Reads a recording in JSON.
  ///
  /// - Parameters:
  ///   - data: The JSON.
  ///   - file: The name of the file, for errors; empty if there is none.
  /// - Throws: A ``Failure`` with the place of the error.
  public init(_ data: Data, file: String = "") throws(Failure) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"
    )
    do {
      self = try decoder.decode(Recording.self, from: data)
    } catch {
      throw Failure(error, file: file)
    }
  }

  /// Writes the recording to a file, as the JSON of ``data()``.
  ///
  /// - Parameter url: The address of the file. An existing file is replaced.
  /// - Throws: A ``Failure`` with the file and the reason.
  public func write(to url: URL) throws(Failure) {
    do {
      try data().write(to: url, options: .atomic)
    } catch {
      throw Failure(error, file: url.relativePath)
    }
  }

  /// Returns the recording as JSON, with an entry on each line.
  ///
  /// Numbers that are not finite are written as the texts `inf`, `-inf` and `nan`.
  ///
  /// - Throws: A ``Failure`` if the values cannot be encoded.
  public func data() throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan"
    )
    do {
      var head = self
      head.entries = []
      // The entries are encoded separately, so that each has its own line.
      let (before, empty, after) = Self.split(try encoder.encode(head))
      guard !entries.isEmpty else { return before + empty + after + Data("\n".utf8) }
      let lines = try entries.map { try encoder.encode($0) }
      return before + Data(#""entries":["#.utf8)
        + Data(lines.map { "\n" + String(decoding: $0, as: UTF8.self) }.joined(separator: ",").utf8)
        + Data("\n]".utf8) + after + Data("\n".utf8)
    } catch {
      throw Failure(error, file: "")
    }
  }

  /// Splits the JSON at the empty list.
  ///
  /// A text cannot look like the list, because JSON escapes quotation marks.
  private static func split(_ head: Data) -> (before: Data, list: Data, after: Data) {
    let list = Data(#""entries":[]"#.utf8)
    guard let range = head.range(of: list) else { return (head, Data(), Data()) }
    return (head[..<range.lowerBound], list, head[range.upperBound...])
  }
}
