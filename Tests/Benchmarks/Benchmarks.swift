import UIKit

@MainActor enum Benchmarks {
  static let usage = """
    usage: benchmarks [--quick yes] [--repeat EVENT]

      --quick yes     three rounds, to see that everything runs
      --repeat EVENT  only repeats an event for ten seconds, to be watched by a profiler
    """

  /// - Returns: 0; 1 if a count exceeds its budget.
  static func run(_ options: Arguments) throws(Arguments.Invalid) -> Int32 {
    if let scenario = try options.value("--repeat", Scenario.init(rawValue:)) {
      play(repeatedly: scenario)
      return 0
    }
    let rounds = options.isYes("--quick") ? 3 : 41
    let measurements = Measuring(rounds: rounds).run()
    let frames = FrameMeasuring(rounds: rounds).run()
    let budgets = Budgets(measurements: measurements, frames: frames).all
    progress("")
    let report = Report(measurements: measurements, frames: frames, budgets: budgets)
    for line in report.lines { print(line) }
    return budgets.allSatisfy { $0.holds || !$0.isCounted } ? 0 : 1
  }

  private static func play(repeatedly scenario: Scenario) {
    let bench = Bench(.base, .library)
    let end = threadTime() + 10e6
    while threadTime() < end {
      scenario.prepare(bench)
      for _ in 0..<scenario.repetitions { scenario.run(bench) }
      scenario.finish(bench)
    }
  }
}
