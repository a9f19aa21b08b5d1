struct Measurement {
  let scenario: Scenario
  let size: Size
  /// The processor time of the library and the headless UIKit, the stand-in, in microseconds.
  let time: Double
  /// The time, minus that of the stand-in alone with as many conversions and writes.
  let libraryTime: Double
  let counts: Counts
  let libraryAllocations: Int
}

@MainActor struct Measuring {
  /// The number of samples; large sizes take fewer, because their samples are slow and vary little.
  let rounds: Int

  func run() -> [Measurement] {
    let pairs = Size.axes.map { size in
      progress("builds \(size.managed) managed, \(size.views) views, depth \(size.depth)")
      return Pair(size)
    }
    for scenario in Scenario.allCases {
      for pair in pairs { pair.count(scenario) }
    }
    // Take one sample of each event in every round, so that a slow phase affects all events.
    for round in 0..<rounds {
      progress("round \(round + 1) of \(rounds)")
      for pair in pairs where round < max(3, rounds / pair.thinning) {
        for scenario in Scenario.allCases { pair.sample(scenario) }
      }
    }
    return pairs.flatMap { pair in Scenario.allCases.map(pair.measurement) }
  }
}

@MainActor private final class Pair {
  private let size: Size
  private let library: Bench
  private let standIn: Bench
  private var counts: [Scenario: Counts] = [:]
  private var standInAllocations: [Scenario: Int] = [:]
  private var times: [Scenario: [Double]] = [:]
  private var standInTimes: [Scenario: [Double]] = [:]

  init(_ size: Size) {
    self.size = size
    library = Bench(size, .library)
    standIn = Bench(size, .standIn)
  }

  var thinning: Int { size.managed < 100 ? 1 : size.managed < 1000 ? 2 : 4 }

  /// Runs the scenario twice and counts the second run, because the first one grows arrays and fills
  /// caches.
  func count(_ scenario: Scenario) {
    for _ in 0..<2 {
      scenario.prepare(library)
      counts[scenario] = Counts.of(library.scrollViews) { scenario.run(library) }
      scenario.finish(library)
      scenario.prepare(standIn)
      let alone = Counts.of(standIn.scrollViews) { runAlone(scenario) }
      standInAllocations[scenario] = alone.allocations
      scenario.finish(standIn)
    }
  }

  func sample(_ scenario: Scenario) {
    times[scenario, default: []].append(time(scenario, library) { scenario.run(library) })
    standInTimes[scenario, default: []].append(time(scenario, standIn) { runAlone(scenario) })
  }

  private func runAlone(_ scenario: Scenario) {
    scenario.run(standIn)
    standIn.imitate(counts[scenario] ?? Counts())
  }

  private func time(_ scenario: Scenario, _ bench: Bench, _ body: () -> Void) -> Double {
    scenario.prepare(bench)
    if scenario.repetitions > 1 {
      // Fill the processor's caches: the sample before, of a different event, has left its data in
      // them.
      body()
      bench.passTurns()
      for _ in 0..<2 { body() }
    }
    let start = threadTime()
    for _ in 0..<scenario.repetitions { body() }
    let end = threadTime()
    scenario.finish(bench)
    return (end - start) / Double(scenario.repetitions)
  }

  func measurement(of scenario: Scenario) -> Measurement {
    let counts = counts[scenario] ?? Counts()
    let time = (times[scenario] ?? []).median
    return Measurement(
      scenario: scenario, size: size, time: time,
      libraryTime: max(0, time - (standInTimes[scenario] ?? []).median), counts: counts,
      libraryAllocations: counts.allocations - (standInAllocations[scenario] ?? 0)
    )
  }
}
