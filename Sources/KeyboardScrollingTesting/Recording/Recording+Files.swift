public import Foundation

extension Recording {
  /// Reads the recording of a file.
  ///
  /// The file has one recording, or one published trace.
  ///
  /// - Parameter url: The address of the file.
  /// - Throws: A ``Failure`` that names the file, the place in it and the reason. No content of a file
  ///   stops the program.
  public init(contentsOf url: URL) throws(Failure) {
    let all = try Self.all(contentsOf: url)
    guard let first = all.first, all.count == 1 else {
      throw Failure(
        file: url.relativePath,
        reason: "One recording is needed, and there are \(all.count)."
      )
    }
    self = first
  }

  /// Reads every recording of a file: one, or a list of published traces.
  ///
  /// - Parameter url: The address of the file.
  /// - Returns: The recordings, in their order.
  /// - Throws: A ``Failure`` that names the file, the place in it and the reason.
  public static func all(contentsOf url: URL) throws(Failure) -> [Recording] {
    do {
      return try all(in: Data(contentsOf: url), file: url.relativePath)
    } catch {
      throw Failure(error, file: url.relativePath)
    }
  }

  /// Reads every recording in JSON.
  ///
  /// - Parameters:
  ///   - data: A recording, a published trace, or a list of traces, as JSON.
  ///   - file: The name of the file, for errors; empty if there is none.
  /// - Returns: The recordings, in their order.
  /// - Throws: A ``Failure`` with the place of what is wrong.
  public static func all(in data: Data, file: String = "") throws(Failure) -> [Recording] {
    do {
      return try decoder.decode(Document.self, from: data).recordings
    } catch {
      let failure = Failure(error, file: file)
      guard failure.place.isEmpty, let mistake = RecordingSyntax.mistake(in: data) else {
        throw failure
      }
      throw Failure(file: file, place: mistake.place, reason: mistake.reason)
    }
  }

  /// Writes the recording to a file, as the JSON of ``data()``.
  ///
  /// - Parameter url: The address of the file, which is replaced as a whole.
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
  /// Numbers that are not finite are the texts `inf`, `-inf` and `nan`.
  ///
  /// - Returns: The JSON.
  /// - Throws: A ``Failure`` if the values cannot be encoded.
  public func data() throws(Failure) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      var head = self
      head.entries = []
      // The members are sorted, and only a list without entries ends so.
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

  /// The part before the list of entries, the empty list, and the part after it.
  ///
  /// No text can look like the list: its quotation marks would have backslashes.
  private static func split(_ head: Data) -> (before: Data, list: Data, after: Data) {
    let list = Data(#""entries":[]"#.utf8)
    guard let range = head.range(of: list) else { return (head, Data(), Data()) }
    return (head[..<range.lowerBound], list, head[range.upperBound...])
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }
}

// MARK: - Document

/// What a file may contain.
private struct Document: Decodable {
  private enum CodingKeys: String, CodingKey { case format, id }

  let recordings: [Recording]

  init(from decoder: any Decoder) throws {
    if let list = try? decoder.unkeyedContainer(), list.count != nil {
      recordings = try [PublishedTrace](from: decoder).map(\.recording)
      return
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.format) {
      recordings = [try Recording(from: decoder)]
    } else if container.contains(.id) {
      recordings = [try PublishedTrace(from: decoder).recording]
    } else {
      throw DecodingError.keyNotFound(
        CodingKeys.format,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "")
      )
    }
  }
}
