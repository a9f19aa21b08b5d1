import Workshop

@MainActor enum Check {
  static let usage = """
    usage: benchmarks check [--seeds N] [--kind NAME] [--strict yes] [--tally yes]

      --seeds N     use each screen N times (default: 20)
      --kind NAME   only the screen of one kind of session
      --strict yes  also judge what only the coordinator promises
      --tally yes   print only how many uses of each screen have a finding
    """

  /// - Returns: 0 without findings, 1 with findings.
  static func run(_ options: Arguments) async throws(Arguments.Invalid) -> Int32 {
    let uses = try options.count("--seeds", or: 20)
    let kinds = try options.value("--kind", SessionKind.named).map { [$0] } ?? SessionKind.all
    var found = 0
    for kind in kinds {
      let count = await count(kind, uses, options)
      say("\(kind.name): \(count) of \(uses)")
      found += count
    }
    say("\(kinds.count * uses) uses: \(found) with a finding")
    return found == 0 ? 0 : 1
  }

  private static func count(_ kind: SessionKind, _ uses: Int, _ options: Arguments) async -> Int {
    var count = 0
    for seed in 1...uses {
      do {
        let findings = try await ScreenCheck.findings(
          of: kind, seed: seed, isStrict: options.isYes("--strict")
        )
        guard let first = findings.first else { continue }
        count += 1
        if !options.isYes("--tally") { say("seed \(seed), \(kind.name): \(first)") }
      } catch {
        say("\(kind.name) cannot be checked: \(error)")
        return count
      }
    }
    return count
  }
}
