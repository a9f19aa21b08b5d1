// Breaks the library in one place at a time, builds the everyday sessions with it, and prints how many
// of them notice. A judge that cannot fail proves nothing.
//
// The library is broken in a copy of the package, so that the sources stay as they are.
import Foundation

let options = Options(
  values: ["--sessions", "--only"],
  flags: ["--fit", "--checks"],
  usage: ".ci/judge-power [--sessions N] [--only TEXT] [--checks] [--fit]"
)
let playsChecks = options.has("--checks")
let count = options.number("--sessions") ?? (playsChecks ? 20 : 300)
/// Kinds in which a check of the whole library finds something: their apps scroll late by themselves.
var lateKinds: Set<String> = []
let copy = ".build/judge-power/package"
let sources = "\(copy)/Sources/KeyboardScrolling"

@MainActor
func build() throws {
  let words = ["swift", "build", "-c", "release", "--product", "benchmarks"]
  let (succeeds, output) = try Command(words: words, folder: copy).output()
  guard succeeds else { throw Failure(description: "It does not build:\n\(output)") }
}

/// Returns how many sessions of a kind, or checks of its screen, have a finding.
@MainActor
func noticed(kind: String, by arguments: [String]) throws -> Int {
  let words = [".build/release/benchmarks"] + arguments + ["--tally", "yes", "--kind", kind]
  let output = try Command(words: words, folder: copy, seconds: 600).output().text
  // A library that crashes or never ends is noticed as well.
  guard let line = output.split(separator: "\n").last(where: { $0.hasSuffix("with a finding") }),
    let number = line.split(separator: " ").dropLast(3).last.flatMap({ Int($0) })
  else { return count }
  return number
}

typealias Count = (kind: String, found: Int)

/// Prints how many sessions of each kind, or checks of its screen, notice a break, and returns the counts.
@MainActor @discardableResult
func play(_ name: String, _ kinds: [String], rough: String = "none") throws -> [Count] {
  let check = ["check", "--seeds", String(count)]
  let columns =
    playsChecks
    ? [check, check + ["--strict", "yes"]]
    : [["everyday", "--sessions", String(count), "--rough", rough]]
  let counts: [[Count]] = try columns.map { words in
    try kinds.filter { !lateKinds.contains($0) }.map { ($0, try noticed(kind: $0, by: words)) }
  }
  let cells = counts.map { column in
    column.map { "\($0.kind) \($0.found) (\($0.found * 100 / count) %)" }.joined(separator: ", ")
  }
  say("| \(name) | \(cells.joined(separator: " | ")) |")
  return counts.flatMap(\.self)
}

@MainActor
func copyPackage() throws {
  try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: true)
  for folder in ["Sources", "Tests", "Example", "Package.swift"] {
    let place = "\(copy)/\(folder)"
    if FileManager.default.fileExists(atPath: place) {
      try FileManager.default.removeItem(atPath: place)
    }
    try FileManager.default.copyItem(atPath: folder, toPath: place)
  }
}

@MainActor
func play(_ one: Break) throws {
  let texts = try broken(by: one.edits, one.name, in: sources)
  for (file, text) in texts {
    try text.broken.write(toFile: file, atomically: true, encoding: .utf8)
  }
  try build()
  try play(one.name, one.kinds, rough: one.rough)
  for (file, text) in texts {
    try text.whole.write(toFile: file, atomically: true, encoding: .utf8)
  }
}

do {
  try copyPackage()
  let chosen = (breaks + appBreaks).filter { each in
    options.text("--only").map(each.name.contains) ?? true
  }
  // Every break has to fit before the first one is built.
  for one in chosen { _ = try broken(by: one.edits, one.name, in: sources) }
  if options.has("--fit") {
    say("\(chosen.count) breaks fit the library.")
    exit(0)
  }
  say(
    playsChecks
      ? "| break | of \(count) checks of a screen | strict |\n| --- | --- | --- |"
      : "| break | of \(count) sessions of a kind |\n| --- | --- |"
  )
  try build()
  let whole = try play("none", Array(Set(chosen.flatMap(\.kinds))).sorted())
  if playsChecks { lateKinds = Set(whole.filter { $0.found > 0 }.map(\.kind)) }
  for one in chosen { try play(one) }
} catch {
  say("\(error)")
  exit(1)
}
