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
    var count = 400
    var seed = 1
    var steps = 8
    var kind: RoundTripKind?
    var pause: Double?
    var rough: String?
    var isTally = false
    var replay: String?
    var isManaged = true

    @MainActor
    init?(_ arguments: [String]) {
      guard let values = arguments.namedValues else { return nil }
      for (name, value) in values {
        switch name {
        case "--sequences":
          guard let number = Int(positive: value) else { return nil }
          count = number
        case "--seed":
          guard let number = Int(value) else { return nil }
          seed = number
        case "--steps":
          guard let number = Int(positive: value) else { return nil }
          steps = number
        case "--kind":
          guard let named = RoundTripKind.named(value) else { return nil }
          kind = named
        case "--pause":
          guard let seconds = Double(value), seconds >= 0 else { return nil }
          pause = seconds
        case "--rough":
          guard Roughness(value, seed: 0) != nil else { return nil }
          rough = value
        case "--tally": isTally = value == "yes"
        case "--replay": replay = value
        case "--managed": isManaged = value != "no"
        default: return nil
        }
      }
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
    guard let options = Options(arguments) else {
      say(usage)
      say("kinds: \(RoundTripKind.all.map(\.name).joined(separator: ", "))")
      return 64
    }
    if let file = options.replay { return replay(file, isManaged: options.isManaged) }
    return run(options)
  }

  private static func replay(_ file: String, isManaged: Bool) -> Int32 {
    do {
      let trip = try RoundTrip(json: Data(contentsOf: URL(fileURLWithPath: file)))
      let outcome = RoundTripPlayer.play(trip, isManaged: isManaged)
      for line in outcome.diary { say(line) }
      guard let fault = outcome.fault else { return 0 }
      say(fault)
      return 1
    } catch {
      say("\(file): \(error)")
      return 64
    }
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
    let file = "trip-\(trip.seed).json"
    do {
      try shrunk.json.write(to: URL(fileURLWithPath: file))
    } catch {
      say("  \(file) cannot be written: \(error)")
    }
  }
}
