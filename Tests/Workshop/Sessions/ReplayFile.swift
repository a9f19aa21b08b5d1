package import Foundation

package protocol ReplayFile: Codable {}

extension ReplayFile {
  package init(json: Data) throws { self = try JSONDecoder().decode(Self.self, from: json) }

  package var json: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      return try encoder.encode(self)
    }
  }
}
