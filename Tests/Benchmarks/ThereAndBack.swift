import Foundation
import KeyboardScrollingHeadless
import Workshop

/// Plays round trips: `benchmarks thereandback`.
@MainActor
enum ThereAndBack {
  private static let usage = """
    usage: benchmarks thereandback [--sequences N] [--seed S] [--kind NAME] [--steps N]
                                   [--pause SECONDS] [--rough KNOBS] [--tally yes]
                                   [--managed no]
           benchmarks thereandback --replay FILE [--managed no]

      --sequences N    play N round trips (default: 400)
      --seed S         begin with the one of seed S (default: 1)
      --kind NAME      only on screens of one kind
      --steps N        the number of steps of each (default: 8)
      --pause SECONDS  the time between two steps (default: until the rest)
      --rough KNOBS    on a rough phone, as for `benchmarks everyday` (default: none)
      --tally yes      print only the number of faults of each kind
      --managed no     play without the coordinator
      --replay FILE    play the round trip in a JSON file, and print its diary
    """

  private struct Options {
    let count: Int
    let seed: Int
    let steps: Int
    let kind: RoundTripKind?
    let pause: Double?
    let rough: String?
    let isTally: Bool
    let replay: String?
    let isManaged: Bool

    @MainActor
    init(_ words: [String]) throws {
      let words = try Arguments(
        words,
        names: [
          "--sequences", "--seed", "--steps", "--kind", "--pause", "--rough", "--tally", "--replay",
          "--managed",
        ]
      )
      count = try words.value("--sequences", Int.init(positive:)) ?? 400
      seed = try words.value("--seed") { Int($0) } ?? 1
      steps = try words.value("--steps", Int.init(positive:)) ?? 8
      kind = try words.value("--kind", RoundTripKind.named)
      pause = try words.value("--pause") { Double($0).flatMap { $0 >= 0 ? $0 : nil } }
      rough = try words.value("--rough") { Roughness($0, seed: 0) == nil ? nil : $0 }
      isTally = words["--tally"] == "yes"
      replay = words["--replay"]
      isManaged = words["--managed"] != "no"
    }

    @MainActor
    func trip(seed: Int) -> RoundTrip {
      var trip =
        kind.map { RoundTrip(kind: $0, seed: seed, stepCount: steps) }
        ?? RoundTrip(seed: seed, stepCount: steps)
      trip.pause = pause
      trip.rough = rough.flatMap { Roughness($0, seed: seed) }
      return trip
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after `thereandback`.
  /// - Returns: 0 without a fault, 1 with one, 64 for wrong arguments.
  static func run(arguments: [String]) -> Int32 {
    guard let options = try? Options(arguments) else {
      say(usage)
      say("kinds: \(RoundTripKind.all.map(\.name).joined(separator: ", "))")
      return 64
    }
    if let file = options.replay { return replay(file, isManaged: options.isManaged) }
    return run(options)
  }

  private static func replay(_ file: String, isManaged: Bool) -> Int32 {
    guard let trip = read(file, RoundTrip.init(json:)) else { return 64 }
    let outcome = RoundTripPlayer.play(trip, isManaged: isManaged)
    for line in outcome.diary { say(line) }
    guard let fault = outcome.fault else { return 0 }
    say(fault)
    return 1
  }

  private struct Tally {
    var count = 0
    var returns = 0
    var found = 0
    var worst = 0.0
  }

  private static func run(_ options: Options) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var tallies: [String: Tally] = [:]
    for seed in options.seed..<(options.seed + options.count) {
      let trip = options.trip(seed: seed)
      let outcome = RoundTripPlayer.play(trip, isManaged: options.isManaged)
      tallies[trip.kind, default: Tally()].count += 1
      tallies[trip.kind, default: Tally()].returns += outcome.returns
      guard let fault = outcome.fault else { continue }
      tallies[trip.kind, default: Tally()].found += 1
      let distance = abs(fault.after - fault.before)
      tallies[trip.kind, default: Tally()].worst = max(tallies[trip.kind]?.worst ?? 0, distance)
      if !options.isTally, options.isManaged { report(fault, of: trip) }
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      say(
        "\(kind): \(tally.found) of \(tally.count) elsewhere, by up to \(tally.worst) points; "
          + "\(tally.returns) returns"
      )
    }
    let found = tallies.values.map(\.found).reduce(0, +)
    let seconds = (clock.now - start).components.seconds
    say("\(options.count) round trips, \(seconds) s: \(found) elsewhere")
    return found == 0 ? 0 : 1
  }

  /// Prints a fault and the shortest round trip with one.
  private static func report(_ fault: RoundTripFault, of trip: RoundTrip) {
    say("seed \(trip.seed), \(trip.kind): \(fault)")
    let shrunk = RoundTripShrinker.shrink(trip)
    let outcome = RoundTripPlayer.play(shrunk)
    if let rough = shrunk.rough { say("  needs \(rough)") }
    for line in outcome.diary { say("  \(line)") }
    if let last = outcome.fault { say("  \(last)") }
    write(try shrunk.json, to: "trip-\(trip.seed).json")
  }
}
