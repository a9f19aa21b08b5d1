package import Foundation

/// A list of steps that a command writes to a file and plays again.
package protocol ReplayFile: Codable {}

extension ReplayFile {
  /// Reads it from JSON.
  package init(json: Data) throws {
    self = try JSONDecoder().decode(Self.self, from: json)
  }

  /// The JSON for a file.
  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }
}
