import Foundation
import KeyboardScrollingHeadless
import Workshop

/// Plays random streams for a long time: `benchmarks soak`.
@MainActor
enum Soak {
  private static let usage = """
    usage: benchmarks soak [--steps N] [--seed S] [--rough KNOBS]
           benchmarks soak --replay FILE

      --steps N      stop after N events (default: 100000)
      --seed S       begin with the stream of seed S (default: 1)
      --rough KNOBS  on a rough phone, as for `benchmarks everyday` (default: none)
      --replay FILE  play the stream in a JSON file
    """

  private struct Options {
    let steps: Int
    let seed: Int
    let replay: String?
    let rough: String?

    init(_ words: [String]) throws {
      let words = try Arguments(words, names: ["--steps", "--seed", "--replay", "--rough"])
      steps = try words.value("--steps", Int.init(positive:)) ?? 100_000
      seed = try words.value("--seed") { Int($0) } ?? 1
      replay = words["--replay"]
      rough = try words.value("--rough") { Roughness($0, seed: 0) == nil ? nil : $0 }
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after `soak`.
  /// - Returns: 0 if every property held, 1 if one failed, 64 for wrong arguments.
  static func run(arguments: [String]) -> Int32 {
    guard let options = try? Options(arguments) else {
      say(usage)
      return 64
    }
    if let file = options.replay { return replay(file) }
    return run(options)
  }

  private static func replay(_ file: String) -> Int32 {
    guard let stream = read(file, Workshop.Stream.init(json:)) else { return 64 }
    guard let fault = StreamPlayer.play(stream, log: { say($0) }) else {
      say("\(stream.events.count) events, every property holds")
      return 0
    }
    say(fault)
    return 1
  }

  private static func run(_ options: Options) -> Int32 {
    // ^C ends the run between two streams.
    signal(SIGINT) { _ in isInterrupted = true }
    let clock = ContinuousClock()
    let start = clock.now
    var lastReport = start
    var steps = 0
    var seed = options.seed
    var faults: [String: Int] = [:]
    while steps < options.steps, !isInterrupted {
      var stream = StreamGenerator.stream(seed: seed)
      stream.rough = options.rough.flatMap { Roughness($0, seed: seed) }
      if options.rough == "all" { for word in Stream.unfairWords { stream.rough?.remove(word) } }
      if let fault = StreamPlayer.play(stream) {
        faults[fault.property.rawValue, default: 0] += 1
        report(fault, of: stream)
      }
      steps += stream.events.count
      seed += 1
      guard clock.now - lastReport > .seconds(10) else { continue }
      lastReport = clock.now
      say(summary(steps, options.seed..<seed, faults, clock.now - start))
    }
    say(isInterrupted ? "interrupted" : "done")
    say(summary(steps, options.seed..<seed, faults, clock.now - start))
    return faults.isEmpty ? 0 : 1
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

  private static func summary(
    _ steps: Int,
    _ seeds: Range<Int>,
    _ faults: [String: Int],
    _ time: Duration
  ) -> String {
    let seconds = Int(time.components.seconds)
    let list = faults.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key)" }
    return
      "\(steps) events in \(seeds.count) streams (seeds \(seeds.lowerBound)...\(seeds.upperBound - 1)), "
      + "\(seconds) s: " + (list.isEmpty ? "every property holds" : list.joined(separator: "; "))
  }
}

/// True after an interrupt.
///
/// A signal handler must not do anything else.
nonisolated(unsafe) private var isInterrupted = false
