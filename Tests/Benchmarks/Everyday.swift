import FilmstripKit
import Foundation
import Judging
import KeyboardScrollingHeadless
import Workshop

@MainActor enum Everyday {
  static let usage = """
    usage: benchmarks everyday [--sessions N] [--seed S] [--kind NAME] [--rough KNOBS] [--tally yes]
           benchmarks everyday --replay FILE [--frames yes] [--draw yes]

      --sessions N   play N sessions (default: 400)
      --seed S       begin with the session of seed S (default: 1)
      --kind NAME    only sessions of one kind
      --rough KNOBS  on a rough phone: `all`, `phone` (without UIKit's uncertain answers), or
                     knobs such as `frames=30,dropped` (default: none)
      --tally yes    print only how many sessions of each kind have a finding
      --replay FILE  play the session in a JSON file, and print its diary
      --frames yes   also print the frames in which something changes
      --draw yes     also draw the session beside the file, and record it for the command `replay`

    kinds: \((SessionKind.all + SessionKind.folding).map(\.name).joined(separator: ", "))
    """

  /// - Returns: 0 without findings, 1 with findings, 64 for a file that cannot be read.
  static func run(_ options: Arguments) throws(Arguments.Invalid) -> Int32 {
    let count = try options.count("--sessions", or: 400)
    let first = try options.seed()
    let kind = try options.value("--kind", SessionKind.named)
    let roughness = try options.roughness()
    if let file = options["--replay"] {
      return replay(
        file, printsFrames: options.isYes("--frames"), isDrawn: options.isYes("--draw")
      )
    }
    let isTally = options.isYes("--tally")
    var watch = Watch()
    var tallies: [String: Tally] = [:]
    for seed in first..<(first + count) {
      var session = kind.map { Session(kind: $0, seed: seed) } ?? Session(seed: seed)
      session.rough = roughness(seed)
      let findings = SessionPlayer.play(session).findings
      tallies[session.kind, default: Tally()].add(findings)
      if let first = findings.first, !isTally { report(first, in: session) }
      guard !isTally, watch.isReportDue() else { continue }
      say("\(seed - first + 1) sessions, \(watch.seconds) s")
    }
    for (kind, tally) in tallies.sorted(by: { $0.key < $1.key }) {
      let rules = tally.rules.sorted { $0.key < $1.key }.map { "\($0.value) × \($0.key.rawValue)" }
      say("\(kind): \(tally.found) of \(tally.count) \(rules.joined(separator: ", "))")
    }
    let found = tallies.values.map(\.found).reduce(0, +)
    say("\(count) sessions, \(watch.seconds) s: \(found) with a finding")
    return found == 0 ? 0 : 1
  }

  private static func replay(_ file: String, printsFrames: Bool, isDrawn: Bool) -> Int32 {
    guard let session = read(file, Session.init(json:)) else { return 64 }
    guard SessionKind.named(session.kind) != nil else {
      say("\(file): the kind \(session.kind) is unknown; --help lists the kinds")
      return 64
    }
    let outcome = SessionPlayer.play(
      session, onMovement: printsFrames ? { printFrames(of: $0) } : nil
    )
    for line in outcome.diary { say(line) }
    for finding in outcome.findings { say(finding) }
    if isDrawn {
      let drawn = URL(fileURLWithPath: file).deletingPathExtension()
      let name = drawn.lastPathComponent
      write(Data(Filmstrip(session, title: name).svg.utf8), to: "\(drawn.path).svg")
      write(try Recording.playing(session, as: name).data(), to: "\(drawn.path).recording.json")
    }
    return outcome.findings.isEmpty ? 0 : 1
  }

  /// Prints the frames in which something changes.
  private static func printFrames(of movement: DeviceMovement) {
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

  private struct Tally {
    var count = 0
    var found = 0
    var rules: [MovementRule: Int] = [:]

    mutating func add(_ findings: [MovementFinding]) {
      count += 1
      if !findings.isEmpty { found += 1 }
      for rule in Set(findings.map(\.rule)) { rules[rule, default: 0] += 1 }
    }
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
