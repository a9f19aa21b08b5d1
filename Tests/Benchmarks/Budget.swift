struct Budget {
  let name: String
  let limit: Double
  let value: Double
  /// True for a count or size, which is equal in every run; false for a value calculated from
  /// times.
  let isCounted: Bool
  var digits: Int { isCounted && limit == limit.rounded() ? 0 : 3 }

  var holds: Bool { value <= limit }
}

struct Budgets {
  let measurements: [Measurement]
  let frames: [FrameMeasurement]
  let baseline: Baseline

  struct Baseline {
    let idleObservers: Int
    let addedToViews: Int
  }

  var all: [Budget] {
    repeats + firstEvent + independence + lists + checks + everyFrame + weight
      + [
        count("layout: constraints and views of the library", 0, baseline.addedToViews),
        ratio("layout: with the library / without", 1.2, time(.layout), standIn(.layout)),
        count("no keyboard: run-loop observers", 0, baseline.idleObservers),
      ]
  }

  private var repeats: [Budget] {
    let counts = self[.equalRepeat].counts
    return [
      count("equal repeat: writes", 0, counts.writes),
      count("equal repeat: allocations of the library", 0, self[.equalRepeat].libraryAllocations),
      count("equal repeat: views visited", 0, counts.visits),
      ratio("equal repeat / first event", 0.2, time(.equalRepeat), time(.firstEvent)),
    ]
  }

  private var firstEvent: [Budget] {
    [
      count("first event: allocations in all", 60, self[.firstEvent].counts.allocations),
      count("first event: views visited", 0, self[.firstEvent].counts.visits),
    ]
  }

  private var independence: [Budget] {
    [Scenario.letter, .focusChange].flatMap { scenario in
      [
        ratio(
          "\(scenario.rawValue): 1,000 managed / 1", 1.2, time(scenario, Size(managed: 1000)),
          time(scenario)
        ),
        ratio(
          "\(scenario.rawValue): 100,000 views / 100", 1.2, time(scenario, Size(views: 100_000)),
          time(scenario)
        ),
      ]
    }
  }

  private var lists: [Budget] {
    [Scenario.manage, .stopManaging].map { scenario in
      ratio(
        "\(scenario.rawValue): 1,000 views / 100", 12, time(scenario, Size(managed: 1000)),
        time(scenario, Size(managed: 100))
      )
    }
  }

  private var checks: [Budget] {
    let check = self[.idleCheck]
    let further = (time(.idleCheck, Size(managed: 100)) - time(.idleCheck)) / 99
    return [
      count("idle check: allocations", 0, check.counts.allocations),
      count("idle check: writes", 0, check.counts.writes),
      count("idle check: conversions", 2, check.counts.conversions),
      ratio("idle check / first event", 0.1, time(.idleCheck), time(.firstEvent)),
      ratio("idle check, each further view / first event", 1.0 / 30, further, time(.firstEvent)),
      ratio("idle check: depth 30 / 5", 3, time(.idleCheck, Size(depth: 30)), time(.idleCheck)),
      count("scroll step: allocations of the library", 0, self[.scrollStep].libraryAllocations),
      count(
        "scroll step: conversions", check.counts.conversions, self[.scrollStep].counts.conversions
      ),
      ratio(
        "scroll step / step without the library and a check", 1.2, time(.scrollStep),
        standIn(.scrollStep) + self[.idleCheck].libraryTime
      ),
    ]
  }

  /// The twentieth part of a frame at 120 frames per second, in microseconds.
  private static let shareOfFrame = 1e6 / 120 / 20

  private var everyFrame: [Budget] {
    let found = Dictionary(uniqueKeysWithValues: frames.map { ($0.event, $0) })
    guard let list = found[.listFrame], let hidden = found[.hiddenCheck],
      let text = found[.textScroll]
    else { fatalError("The events of frames were not measured.") }
    return [
      Budget(
        name: "frame of a list: µs", limit: Self.shareOfFrame, value: list.time, isCounted: false
      ),
      count("frame of a list: conversions", 0, list.conversions),
      count("idle check, screen hidden: conversions", 0, hidden.conversions),
      count("idle check, screen hidden: allocations", 0, hidden.allocations),
      count("scroll step, text view edited: caret requests", 0, text.caretRequests),
    ]
  }

  /// The budget for the size of the library's machine code.
  ///
  /// One generic type, or one synthesized copy of a large value, can double the size.
  private var weight: [Budget] {
    guard let bytes = MachineCode.size(ofModule: "KeyboardScrolling") else { return [] }
    return [
      Budget(
        name: "machine code / \(MachineCode.reference / 1000) KB", limit: 1.25,
        value: Double(bytes) / Double(MachineCode.reference), isCounted: true
      )
    ]
  }

  // MARK: Lookup

  private subscript(_ scenario: Scenario, size: Size = .base) -> Measurement {
    guard let found = measurements.first(where: { $0.scenario == scenario && $0.size == size })
    else { fatalError("\(scenario.rawValue) was not measured at \(size).") }
    return found
  }

  private func time(_ scenario: Scenario, _ size: Size = .base) -> Double {
    self[scenario, size].time
  }

  private func standIn(_ scenario: Scenario) -> Double {
    time(scenario) - self[scenario].libraryTime
  }

  private func count(_ name: String, _ limit: Int, _ value: Int) -> Budget {
    Budget(name: name, limit: Double(limit), value: Double(value), isCounted: true)
  }

  private func ratio(_ name: String, _ limit: Double, _ time: Double, _ base: Double) -> Budget {
    Budget(name: name, limit: limit, value: base > 0 ? time / base : 0, isCounted: false)
  }
}
