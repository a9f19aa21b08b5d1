/// A limit for a cost, and the measured cost.
struct Budget: Codable {
  let name: String
  let limit: Double
  let value: Double
  /// True if the value is the same in every run.
  ///
  /// Other values are ratios of times.
  let isCounted: Bool
  /// The decimals that it is printed with.
  var digits: Int { isCounted && limit == limit.rounded() ? 0 : 3 }

  var holds: Bool { value <= limit }
}

struct Budgets {
  let measurements: [Measurement]
  let frames: [FrameMeasurement]
  let baseline: Baseline

  /// Counts that are not part of a scenario.
  struct Baseline {
    let idleObservers: Int
    let addedToViews: Int
  }

  var all: [Budget] {
    repeats + firstEvent + independence + lists + looks + everyFrame + weight
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
          "\(scenario.rawValue): 1,000 managed / 1",
          1.2,
          time(scenario, Size(managed: 1000)),
          time(scenario)
        ),
        ratio(
          "\(scenario.rawValue): 100,000 views / 100",
          1.2,
          time(scenario, Size(views: 100_000)),
          time(scenario)
        ),
      ]
    }
  }

  private var lists: [Budget] {
    [Scenario.manage, .stopManaging].map { scenario in
      ratio(
        "\(scenario.rawValue): 1,000 views / 100",
        12,
        time(scenario, Size(managed: 1000)),
        time(scenario, Size(managed: 100))
      )
    }
  }

  private var looks: [Budget] {
    let look = self[.idleLook]
    let further = (time(.idleLook, Size(managed: 100)) - time(.idleLook)) / 99
    return [
      count("idle look: allocations", 0, look.counts.allocations),
      count("idle look: writes", 0, look.counts.writes),
      count("idle look: conversions", 2, look.counts.conversions),
      ratio("idle look / first event", 0.1, time(.idleLook), time(.firstEvent)),
      ratio("idle look, each further view / first event", 1.0 / 30, further, time(.firstEvent)),
      ratio("idle look: depth 30 / 5", 3, time(.idleLook, Size(depth: 30)), time(.idleLook)),
      count("scroll step: allocations of the library", 0, self[.scrollStep].libraryAllocations),
      count(
        "scroll step: conversions",
        look.counts.conversions,
        self[.scrollStep].counts.conversions
      ),
      ratio(
        "scroll step / step without the library and a look",
        1.2,
        time(.scrollStep),
        standIn(.scrollStep) + self[.idleLook].libraryTime
      ),
    ]
  }

  /// A twentieth of a frame at 120 frames a second, in microseconds.
  private static let shareOfFrame = 1e6 / 120 / 20

  private var everyFrame: [Budget] {
    let found = Dictionary(uniqueKeysWithValues: frames.map { ($0.event, $0) })
    guard let list = found[.listFrame], let hidden = found[.hiddenLook],
      let text = found[.textScroll]
    else { fatalError("The events of frames were not measured.") }
    return [
      Budget(
        name: "frame of a list: µs",
        limit: Self.shareOfFrame,
        value: list.time,
        isCounted: false
      ),
      count("frame of a list: conversions", 0, list.conversions),
      count("idle look, screen hidden: conversions", 0, hidden.conversions),
      count("idle look, screen hidden: allocations", 0, hidden.allocations),
      count("scroll step, text view edited: questions about the caret", 0, text.caretQuestions),
    ]
  }

  /// The library's machine code, which a generic type or a synthesized copy of a large value doubles.
  private var weight: [Budget] {
    guard let bytes = MachineCode.size(ofModule: "KeyboardScrolling") else { return [] }
    return [
      Budget(
        name: "machine code / \(MachineCode.reference / 1000) KB",
        limit: 1.25,
        value: Double(bytes) / Double(MachineCode.reference),
        isCounted: true
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
