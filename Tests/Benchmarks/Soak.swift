import FilmstripKit
import Foundation
import KeyboardScrollingHeadless
import Workshop

@MainActor enum Soak {
  static let usage = """
    usage: benchmarks soak [--steps N] [--seed S] [--rough KNOBS]
           benchmarks soak --replay FILE [--draw yes]

      --steps N      stop after N events (default: 100000)
      --seed S       begin with the stream of seed S (default: 1)
      --rough KNOBS  on a rough phone, as for `benchmarks everyday` (default: none)
      --replay FILE  play the stream in a JSON file
      --draw yes     also draw the stream beside the file, with a phone for each event
    """

  /// - Returns: 0 if every property held, 1 if one failed, 64 for a file that cannot be read.
  static func run(_ options: Arguments) throws(Arguments.Invalid) -> Int32 {
    let count = try options.count("--steps", or: 100_000)
    let first = try options.seed()
    let roughness = try options.roughness()
    if let file = options["--replay"] { return replay(file, isDrawn: options.isYes("--draw")) }
    // Control-C ends the run between two streams.
    signal(SIGINT) { _ in isInterrupted = true }
    var watch = Watch()
    var steps = 0
    var seed = first
    var faults: [String: Int] = [:]
    func saySummary() {
      let list = faults.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
      say(
        "\(steps) events in \(seed - first) streams (seeds \(first)...\(seed - 1)), "
          + "\(watch.seconds) s: "
          + (list.isEmpty ? "every property holds" : list.joined(separator: "; "))
      )
    }
    while steps < count, !isInterrupted {
      var stream = StreamGenerator.stream(seed: seed)
      stream.rough = roughness(seed)
      if options["--rough"] == "all" {
        for word in Stream.unfairWords { stream.rough?.remove(word) }
      }
      if let fault = StreamPlayer.play(stream) {
        faults[fault.property.rawValue, default: 0] += 1
        report(fault, of: stream)
      }
      steps += stream.events.count
      seed += 1
      if watch.isReportDue() { saySummary() }
    }
    say(isInterrupted ? "interrupted" : "done")
    saySummary()
    return faults.isEmpty ? 0 : 1
  }

  private static func replay(_ file: String, isDrawn: Bool) -> Int32 {
    guard let stream = read(file, Workshop.Stream.init(json:)) else { return 64 }
    if isDrawn {
      let drawn = URL(fileURLWithPath: file).deletingPathExtension()
      let picture = Filmstrip(stream, title: drawn.lastPathComponent)
      write(Data(picture.svg.utf8), to: "\(drawn.path).svg")
    }
    guard let fault = StreamPlayer.play(stream, log: { say($0) }) else {
      say("\(stream.events.count) events, every property holds")
      return 0
    }
    say(fault)
    return 1
  }

  private static func report(_ fault: StreamFault, of stream: Workshop.Stream) {
    say("seed \(stream.seed), \(fault)")
    let shrunk = StreamShrinker.shrink(stream, property: fault.property)
    if let fault = StreamPlayer.play(shrunk) { say("shrunk to \(shrunk.events.count): \(fault)") }
    if let rough = shrunk.rough { say("  needs \(rough)") }
    for event in shrunk.events { say("  \(event)") }
    let file = "soak-\(stream.seed).json"
    write(try shrunk.json, to: file, use: "benchmarks soak --replay \(file)")
  }
}

/// True after Control-C; a signal handler may do no more than set a variable.
nonisolated(unsafe) private var isInterrupted = false
