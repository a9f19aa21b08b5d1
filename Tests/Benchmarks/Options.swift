/// What is asked for on the command line.
struct Options {
  static let usage = """
    usage: benchmarks [--quick | --full] [--json FILE] [--svg FILE]
           benchmarks --transitions N

      --quick          three rounds, to see that everything runs
      --full           all sizes against each other, for several minutes
      --json FILE      writes the measurements
      --svg FILE       draws them
      --transitions N  compares the memory in use after 1,000 transitions and after N
    """

  var isQuick = false
  var isFull = false
  var json: String?
  var svg: String?
  var transitions: Int?

  /// Reads arguments; nil where one is not understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quick": isQuick = true
      case "--full": isFull = true
      case "--json":
        guard let path = rest.popFirst() else { return nil }
        json = path
      case "--svg":
        guard let path = rest.popFirst() else { return nil }
        svg = path
      case "--transitions":
        guard let count = rest.popFirst().flatMap(Int.init), count > 0 else { return nil }
        transitions = count
      default: return nil
      }
    }
    guard !(isQuick && isFull) else { return nil }
  }
}
