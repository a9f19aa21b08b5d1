#if os(Linux)
import Foundation
import KeyboardScrollingHeadless
import Testing
import Workshop

/// Tests described in `Tests/random-streams.md`.
@MainActor struct StreamPropertyTests {
  /// A failure has the shortest failing stream attached.
  @Test(arguments: Array(stride(from: 1, to: 401, by: 40)))
  func `random streams violate no property`(_ first: Int) throws {
    for seed in first..<(first + 40) {
      var stream = StreamGenerator.stream(seed: seed)
      // Two of three streams run on a rough phone. The seed chooses the phone's properties, but not
      // UIKit's uncertain answers, which the stream's frames already assume.
      if !seed.isMultiple(of: 3) { stream.rough = Roughness(seed: seed, answers: false) }
      guard let fault = StreamPlayer.play(stream) else { continue }
      let shrunk = StreamShrinker.shrink(stream, property: fault.property)
      let json = String(decoding: try shrunk.json, as: UTF8.self)
      Issue.record("seed \(seed), \(fault)\n\(json)")
    }
  }

  /// Streams that have found bugs; `benchmarks soak --replay` plays these files.
  private nonisolated static let recordings = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../Streams")

  @Test(arguments: try FileManager.default.contentsOfDirectory(atPath: recordings.path).sorted())
  func `every stream that failed in the past passes now`(_ name: String) throws {
    let json = try Data(contentsOf: Self.recordings.appendingPathComponent(name))
    #expect(StreamPlayer.play(try Stream(json: json)) == nil)
  }

  @Test func `236: for another app's keyboard, the insets are as the model expects`() {
    var streamCount = 0
    for seed in 91_100_000..<91_100_600 {
      let stream = StreamGenerator.stream(seed: seed)
      guard stream.events.contains(.keyboard(.otherAppShows)) else { continue }
      streamCount += 1
      let fault = StreamPlayer.play(stream)
      #expect(fault == nil, "seed \(seed)")
    }
    #expect(streamCount > 20, "\(streamCount)")
  }

  @Test func `a seed always generates the same stream, and a written stream can be read`() throws {
    for seed in 0..<20 {
      let stream = StreamGenerator.stream(seed: seed)
      let text = try stream.json
      #expect(try StreamGenerator.stream(seed: seed).json == text)
      #expect(try Stream(json: text).json == text)
    }
    #expect(StreamGenerator.stream(seed: 1).events != StreamGenerator.stream(seed: 2).events)
  }

  @Test func `an assigned inset replaces the adjustment, and an added inset does not`() {
    var ledger = InsetLedger(own: 20)
    ledger.update(with: 322)
    expectEqual(ledger.adjustment(in: 322), to: 302)
    expectEqual(ledger.add(10, to: 322), to: 332)
    expectEqual(ledger.own, to: 30)
    // The ledger assigns half of 182, the keyboard inset of 302 minus a margin of 120.
    expectEqual(ledger.assign(part: 0.5), to: 91)
    expectEqual(ledger.own, to: 91)
    expectEqual(ledger.adjustment(in: 91), to: 0)
    expectNil(ledger.add(200, to: 91))
    ledger.update(with: 393)
    expectEqual(ledger.adjustment(in: 393), to: 302)
  }
}
#endif
