import Workshop

/// Uses the screens of everyday sessions like an app's test: `benchmarks check`.
@MainActor
enum Check {
  private static let usage = """
    usage: benchmarks check [--seeds N] [--kind NAME] [--strict yes] [--tally yes]

      --seeds N     use each screen N times (default: 20)
      --kind NAME   only the screen of one kind of session
      --strict yes  judge what the coordinator promises as well
      --tally yes   print only how many uses of each screen have a finding
    """

  private struct Options {
    let count: Int
    let kind: SessionKind?
    let isStrict: Bool
    let isTally: Bool

    @MainActor
    init(_ words: [String]) throws {
      let words = try Arguments(words, names: ["--seeds", "--kind", "--strict", "--tally"])
      count = try words.value("--seeds", Int.init(positive:)) ?? 20
      kind = try words.value("--kind", SessionKind.named)
      isStrict = words["--strict"] == "yes"
      isTally = words["--tally"] == "yes"
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after `check`.
  /// - Returns: 0 without findings, 1 with findings, 64 for wrong arguments.
  static func run(arguments: [String]) async -> Int32 {
    guard let options = try? Options(arguments) else {
      say(usage)
      return 64
    }
    let kinds = options.kind.map { [$0] } ?? SessionKind.all
    var found = 0
    for kind in kinds {
      let count = await count(kind, options)
      say("\(kind.name): \(count) of \(options.count)")
      found += count
    }
    say("\(kinds.count * options.count) uses: \(found) with a finding")
    return found == 0 ? 0 : 1
  }

  private static func count(_ kind: SessionKind, _ options: Options) async -> Int {
    var count = 0
    for seed in 1...options.count {
      do {
        let findings = try await ScreenCheck.findings(
          of: kind,
          seed: seed,
          isStrict: options.isStrict
        )
        guard let first = findings.first else { continue }
        count += 1
        if !options.isTally { say("seed \(seed), \(kind.name): \(first)") }
      } catch {
        say("\(kind.name) cannot be checked: \(error)")
        return count
      }
    }
    return count
  }
}
