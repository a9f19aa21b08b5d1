struct Options {
  static let usage = """
    usage: benchmarks [--quick | --full] [--json FILE]
           benchmarks --transitions N
           benchmarks --repeat EVENT

      --quick          three rounds, to see that everything runs
      --full           all sizes against each other, for several minutes
      --json FILE      writes the measurements
      --transitions N  compares the memory in use after 1,000 transitions and after N
      --repeat EVENT   repeats an event for ten seconds, to be watched by a profiler
    """

  var isQuick = false
  var isFull = false
  var json: String?
  var transitions: Int?
  var repeated: Scenario?

  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--full": isFull = true
      case "--json":
        guard let path = rest.popFirst() else { return nil }
        json = path
      case "--transitions":
        guard let count = rest.popFirst().flatMap(Int.init), count > 0 else { return nil }
        transitions = count
      case "--repeat":
        guard let scenario = rest.popFirst().flatMap(Scenario.init) else { return nil }
        repeated = scenario
      default: return nil
      }
    }
    guard !(isQuick && isFull) else { return nil }
  }
}
