struct Budget {
  let name: String
  let limit: Double
  let value: Double
  /// True for a count, which is equal in every run; false for a value calculated from times.
  let isCounted: Bool
  var digits: Int { isCounted ? 0 : 3 }

  var holds: Bool { value <= limit }
}

struct Budgets {
  let measurements: [Measurement]
  let frames: [FrameMeasurement]

  var all: [Budget] {
    events + independence + lists + checks + everyFrame
      + [ratio("layout: with the library / without", 1.2, time(.layout), standIn(.layout))]
  }

  private var events: [Budget] {
    [
      count("equal repeat: allocations of the library", 0, self[.equalRepeat].libraryAllocations),
      ratio("equal repeat / first event", 0.2, time(.equalRepeat), time(.firstEvent)),
      count("first event: allocations in all", 60, self[.firstEvent].counts.allocations),
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
    let further = (time(.idleCheck, Size(managed: 100)) - time(.idleCheck)) / 99
    return [
      count("idle check: allocations", 0, self[.idleCheck].counts.allocations),
      ratio("idle check / first event", 0.1, time(.idleCheck), time(.firstEvent)),
      ratio("idle check, each further view / first event", 1.0 / 30, further, time(.firstEvent)),
      ratio("idle check: depth 30 / 5", 3, time(.idleCheck, Size(depth: 30)), time(.idleCheck)),
      count("scroll step: allocations of the library", 0, self[.scrollStep].libraryAllocations),
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
