// Breaks the library in one place at a time, builds the everyday sessions with it, and prints how many
// of them notice. A judge that cannot fail proves nothing.
//
// The library is broken in a copy of the package, so that the sources stay as they are.
import Foundation

let options = Options(
  values: ["--sessions", "--only"],
  flags: ["--fit"],
  usage: ".ci/judge-power [--sessions N] [--only TEXT] [--fit]"
)
let count = options.number("--sessions") ?? 300
let copy = ".build/judge-power/package"
let sources = "\(copy)/Sources/KeyboardScrolling"

@MainActor
func build() throws {
  let words = ["swift", "build", "-c", "release", "--product", "benchmarks"]
  let (succeeds, output) = try Command(words: words, folder: copy).output()
  guard succeeds else { throw Failure(description: "It does not build:\n\(output)") }
}

/// Returns how many sessions of a kind have a finding.
@MainActor
func noticed(kind: String, rough: String) throws -> Int {
  let words = [
    ".build/release/benchmarks", "everyday", "--tally", "yes", "--kind", kind, "--sessions",
    String(count), "--rough", rough,
  ]
  let output = try Command(words: words, folder: copy, seconds: 600).output().text
  // A library that crashes or never ends is noticed as well.
  guard let line = output.split(separator: "\n").last(where: { $0.hasSuffix("with a finding") }),
    let number = line.split(separator: " ").dropLast(3).last.flatMap({ Int($0) })
  else { return count }
  return number
}

@MainActor
func play(_ name: String, _ kinds: [String], rough: String = "none") throws {
  let shares = try kinds.map { kind in
    let found = try noticed(kind: kind, rough: rough)
    return "\(kind) \(found) (\(found * 100 / count) %)"
  }
  say("| \(name) | \(shares.joined(separator: ", ")) |")
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
  say("| break | of \(count) sessions of a kind |\n| --- | --- |")
  try build()
  try play("none", Array(Set(chosen.flatMap(\.kinds))).sorted())
  for one in chosen { try play(one) }
} catch {
  say("\(error)")
  exit(1)
}
