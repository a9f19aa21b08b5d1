import Foundation
import KeyboardScrollingHeadless
import Workshop

@MainActor enum ThereAndBack {
  static let usage = """
    usage: benchmarks thereandback [--sequences N] [--seed S] [--kind NAME] [--rough KNOBS]
                                   [--tally yes]
           benchmarks thereandback --replay FILE

      --sequences N  play N round trips (default: 400)
      --seed S       begin with the round trip of seed S (default: 1)
      --kind NAME    only on screens of one kind
      --rough KNOBS  on a rough phone, as for `benchmarks everyday` (default: none)
      --tally yes    print only the number of faults of each kind
      --replay FILE  play the round trip in a JSON file, and print its diary

    kinds: \(RoundTripKind.all.map(\.name).joined(separator: ", "))
    """

  /// - Returns: 0 without a fault, 1 with one, 64 for a file that cannot be read.
  static func run(_ options: Arguments) throws(Arguments.Invalid) -> Int32 {
    let count = try options.count("--sequences", or: 400)
    let first = try options.seed()
    let kind = try options.value("--kind", RoundTripKind.named)
    let roughness = try options.roughness()
    if let file = options["--replay"] { return replay(file) }
    let watch = Watch()
    var tallies: [String: Tally] = [:]
    for seed in first..<(first + count) {
      var trip = kind.map { RoundTrip(kind: $0, seed: seed) } ?? RoundTrip(seed: seed)
      trip.rough = roughness(seed)
      let outcome = RoundTripPlayer.play(trip)
      tallies[trip.kind, default: Tally()].add(outcome)
      guard let fault = outcome.fault, !options.isYes("--tally") else { continue }
      report(fault, of: trip)
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      say(
        "\(kind): \(tally.found) of \(tally.count) end elsewhere, by up to \(tally.worst) points; "
          + "\(tally.returns) returns"
      )
    }
    let found = tallies.values.map(\.found).reduce(0, +)
    say("\(count) round trips, \(watch.seconds) s: \(found) end elsewhere")
    return found == 0 ? 0 : 1
  }

  private static func replay(_ file: String) -> Int32 {
    guard let trip = read(file, RoundTrip.init(json:)) else { return 64 }
    let outcome = RoundTripPlayer.play(trip)
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

    mutating func add(_ outcome: RoundTripPlayer.Outcome) {
      count += 1
      returns += outcome.returns
      guard let fault = outcome.fault else { return }
      found += 1
      worst = max(worst, abs(fault.after - fault.before))
    }
  }

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
