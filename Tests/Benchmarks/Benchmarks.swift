import UIKit

@MainActor struct Benchmarks {
  /// Runs the benchmarks.
  ///
  /// - Returns: 0; 1 if a count exceeds its budget or a file cannot be written; 2 for invalid
  ///   arguments.
  func run(_ arguments: some Sequence<String>) -> Int32 {
    guard let options = Options(arguments) else {
      print(Options.usage)
      return 2
    }
    if let count = options.transitions { return run(transitions: count) }
    if let scenario = options.repeated { return run(repeatedly: scenario) }

    let report = measure(options)
    progress("")
    for line in report.lines { print(line) }
    do { if let path = options.json { try report.writeJSON(to: path) } } catch {
      print("A file cannot be written: \(error.localizedDescription)")
      return 1
    }
    return report.budgets.allSatisfy { $0.holds || !$0.isCounted } ? 0 : 1
  }

  private func measure(_ options: Options) -> Report {
    let rounds = options.isQuick ? 3 : 41
    var measurements = Measuring(sizes: Size.axes, rounds: rounds).run()
    if options.isFull {
      for size in Size.matrix where !Size.axes.contains(size) {
        measurements += Measuring(sizes: [size], rounds: 9).run()
      }
    }
    let frames = FrameMeasuring(rounds: rounds).run()
    let budgets = Budgets(measurements: measurements, frames: frames, baseline: baseline)
    return Report(measurements: measurements, frames: frames, budgets: budgets.all)
  }

  private var baseline: Budgets.Baseline {
    let library = Bench(.base, .library)
    let standIn = Bench(.base, .standIn)
    for bench in [library, standIn] { bench.show() }
    let added = [library, standIn].map { bench -> Int in
      let views: [UIView] = [bench.scrollViews[0], bench.window]
      return views.map { $0.subviews.count + $0.constraints.count }.reduce(0, +)
    }
    library.hide()
    return .init(idleObservers: library.isObserved ? 1 : 0, addedToViews: added[0] - added[1])
  }

  private func run(transitions count: Int) -> Int32 {
    let (before, after) = Transitions(count: count).run()
    progress("")
    print("blocks in use after 1,000 transitions: \(before), after \(count): \(after)")
    return after <= before ? 0 : 1
  }

  private func run(repeatedly scenario: Scenario) -> Int32 {
    let bench = Bench(.base, .library)
    let end = threadTime() + 10e6
    while threadTime() < end {
      scenario.prepare(bench)
      for _ in 0..<scenario.repetitions { scenario.run(bench) }
      scenario.finish(bench)
    }
    return 0
  }
}
