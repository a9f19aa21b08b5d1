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
/// Apps that scroll late by themselves: the check finds that, whatever the library does.
let lateApps = [
  "announced-scroll-form", "jumping-chat", "late-scroll-chat", "late-scrolling-list",
  "reloading-chat", "turned-list",
]
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

@MainActor
func shares(of kinds: [String], by arguments: [String]) throws -> String {
  try kinds.map { kind in
    let found = try noticed(kind: kind, by: arguments)
    return "\(kind) \(found) (\(found * 100 / count) %)"
  }.joined(separator: ", ")
}

@MainActor
func play(_ name: String, _ kinds: [String], rough: String = "none") throws {
  guard playsChecks else {
    let words = ["everyday", "--sessions", String(count), "--rough", rough]
    return say("| \(name) | \(try shares(of: kinds, by: words)) |")
  }
  let kinds = kinds.filter { !lateApps.contains($0) }
  let words = ["check", "--seeds", String(count)]
  let columns = try [words, words + ["--strict", "yes"]].map { try shares(of: kinds, by: $0) }
  say("| \(name) | \(columns.joined(separator: " | ")) |")
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
  try play("none", Array(Set(chosen.flatMap(\.kinds))).sorted())
  for one in chosen { try play(one) }
} catch {
  say("\(error)")
  exit(1)
}
