import Foundation
import Testing

@testable import KeyboardScrollingTesting

struct RecordingDamageTests {
  /// Pieces of text that are invalid in most places of a recording.
  private static let pieces = [
    "null", "true", "-1", "1e999", "-1e308", "\"nan\"", "\"inf\"", "NaN", "[]", "{}", "\"\"",
    "[[[[",
    "99999999999999999999999", "0.1e-400", "\u{0}", "\\u0000", "}", "]", ",", ":", "\u{FEFF}",
    "\"keyboardWillShow\"", "{\"id\":1}", "\u{1F600}", "1e10",
  ]

  /// Damages a recording in one to three places.
  private func damaged(_ sound: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = sound
    for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 0...12, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes.removeSubrange(place...)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: replaceValue(near: place, in: &bytes, &random)
      }
    }
    return bytes
  }

  private func replaceValue(
    near place: Int, in bytes: inout [UInt8], _ random: inout SeededGenerator
  ) {
    let marks = Set(",:[]{}\n".utf8)
    let start = bytes[place...].firstIndex { marks.contains($0) }.map { $0 + 1 } ?? place
    let end = bytes[start...].firstIndex { marks.contains($0) } ?? bytes.count
    let piece = Self.pieces.randomElement(using: &random) ?? ""
    bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
  }

  /// If the reader traps, the whole test run ends.
  @Test(arguments: 0..<20)
  func `reading a damaged recording succeeds, or fails with file and reason`(part: Int) throws {
    var random = SeededGenerator(seed: UInt64(part))
    var short = Recording.showAndHide
    short.entries.removeSubrange(5...)
    let sound = Array(try short.data())
    var refused = 0
    for _ in 0..<500 {
      do {
        let recording = try Recording(Data(damaged(sound, &random)), file: "r.json")
        // A recording that can be read can be written, and its times are valid for the player.
        _ = try recording.data()
        let times = recording.entries.map(\.time)
        #expect(times.allSatisfy { $0 >= 0 && $0 <= Recording.latestTime })
        #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
      } catch {
        refused += 1
        expectEqual(error.file, to: "r.json")
        #expect(!error.reason.isEmpty)
      }
    }
    // Reading fails for most damaged recordings. In the others, only a number or a name has
    // changed.
    #expect(refused > 250, "\(refused)")
  }
}
