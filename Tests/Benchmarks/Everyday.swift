import Foundation
import KeyboardScrollingHeadless
import Workshop

@MainActor
enum Everyday {
  private static let usage = """
    usage: benchmarks everyday [--sessions N] [--seed S] [--kind NAME] [--rough KNOBS] [--tally yes]
           benchmarks everyday --replay FILE [--frames yes]

      --sessions N   play N sessions (default: 400)
      --seed S       begin with the session of seed S (default: 1)
      --kind NAME    only sessions of one kind
      --rough KNOBS  on a rough phone: `all`, `phone` (without UIKit's uncertain answers), or
                     knobs such as `frames=30,dropped` (default: none)
      --tally yes    print only how many sessions of each kind have a finding
      --replay FILE  play the session in a JSON file, and print its diary
      --frames yes   print the frames in which something changes as well
    """

  private struct Options {
    let count: Int
    let seed: Int
    let kind: SessionKind?
    let isTally: Bool
    let replay: String?
    let printsFrames: Bool
    let rough: String?

    @MainActor
    init(_ words: [String]) throws {
      let words = try Arguments(
        words,
        names: ["--sessions", "--seed", "--kind", "--tally", "--replay", "--frames", "--rough"]
      )
      count = try words.value("--sessions", Int.init(positive:)) ?? 400
      seed = try words.value("--seed") { Int($0) } ?? 1
      kind = try words.value("--kind", SessionKind.named)
      isTally = words["--tally"] == "yes"
      replay = words["--replay"]
      printsFrames = words["--frames"] == "yes"
      rough = try words.value("--rough") { Roughness($0, seed: 0) == nil ? nil : $0 }
    }

    @MainActor
    func session(seed: Int) -> Session {
      var session = kind.map { Session(kind: $0, seed: seed) } ?? Session(seed: seed)
      session.rough = rough.flatMap { Roughness($0, seed: seed) }
      return session
    }
  }

  /// Runs the command.
  ///
  /// - Parameter arguments: The arguments after `everyday`.
  /// - Returns: 0 without findings, 1 with findings, 64 for wrong arguments.
  static func run(arguments: [String]) -> Int32 {
    guard let options = try? Options(arguments) else {
      say(usage)
      say("kinds: \((SessionKind.all + SessionKind.folding).map(\.name).joined(separator: ", "))")
      return 64
    }
    if let file = options.replay { return replay(file, printsFrames: options.printsFrames) }
    return run(options)
  }

  private static func replay(_ file: String, printsFrames: Bool) -> Int32 {
    guard let session = read(file, Session.init(json:)) else { return 64 }
    let outcome = SessionPlayer.play(
      session,
      onMovement: printsFrames ? { sayFrames(of: $0) } : nil
    )
    for line in outcome.diary { say(line) }
    for finding in outcome.findings { say(finding) }
    return outcome.findings.isEmpty ? 0 : 1
  }

  /// Prints the frames of a movement in which something changes.
  private static func sayFrames(of movement: DeviceMovement) {
    say("\(movement.event), \(movement.view)\(movement.isInterrupted ? ", interrupted" : "")")
    if let scroll = movement.appScroll { say("  app's scroll at \(scroll.time): \(scroll.offset)") }
    var last: MovementFrame?
    for frame in movement.frames {
      var unchanged = frame
      unchanged.time = last?.time ?? 0
      defer { last = frame }
      guard unchanged != last else { continue }
      say(
        "  \(frame.time): offset \(frame.offset), inset \(frame.contentInset), \(frame.finger), "
          + "bar \(frame.barTop.map { "\($0)" } ?? "none"), "
          + "content \(frame.contentHeight)"
      )
    }
  }

  /// The number of sessions of a kind, and of those with a finding.
  private struct Tally {
    var count = 0
    var found = 0
    var rules: [MovementRule: Int] = [:]
  }

  private static func run(_ options: Options) -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var lastReport = start
    var tallies: [String: Tally] = [:]
    for seed in options.seed..<(options.seed + options.count) {
      let session = options.session(seed: seed)
      let findings = SessionPlayer.play(session).findings
      tallies[session.kind, default: Tally()].count += 1
      if let first = findings.first {
        tallies[session.kind]?.found += 1
        for rule in Set(findings.map(\.rule)) {
          tallies[session.kind]?.rules[rule, default: 0] += 1
        }
        if !options.isTally { report(first, in: session) }
      }
      guard !options.isTally, clock.now - lastReport > .seconds(10) else { continue }
      lastReport = clock.now
      say("\(seed - options.seed + 1) sessions, \((clock.now - start).components.seconds) s")
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let rules = tally.rules.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key.rawValue)" }
      say("\(kind): \(tally.found) of \(tally.count) \(rules.joined(separator: ", "))")
    }
    let found = tallies.values.map(\.found).reduce(0, +)
    let seconds = (clock.now - start).components.seconds
    say("\(options.count) sessions, \(seconds) s: \(found) with a finding")
    return found == 0 ? 0 : 1
  }

  private static func report(_ finding: MovementFinding, in session: Session) {
    say("seed \(session.seed), \(session.kind): \(finding)")
    let shrunk = SessionShrinker.shrink(session, to: finding.rule)
    let outcome = SessionPlayer.play(shrunk)
    if let rough = shrunk.rough { say("  needs \(rough)") }
    for line in outcome.diary { say("  \(line)") }
    if let last = outcome.findings.first(where: { $0.rule == finding.rule }) { say("  \(last)") }
    write(try shrunk.json, to: "session-\(session.seed).json")
  }
}
