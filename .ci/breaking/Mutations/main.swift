// Breaks the library one small change at a time, and runs tests on each: the pure part with the fast
// tests, or the shell, which reads and writes views, with the scenes, everyday sessions and random
// streams as well.
// Or breaks the stand-in where a list says, and runs the contract tests.
//
// One file is compiled for a mutant, and linked with the object files of the last build. So a mutant
// takes about a second and leaves the sources alone.
import Foundation

let options = Options(
  values: ["--every", "--jobs", "--only"],
  flags: ["--fit", "--list", "--shell", "--stand-in"],
  usage:
    ".ci/mutations [--shell | --stand-in] [--every N] [--jobs N] [--only FILE] [--list | --fit]"
)
let isShell = options.has("--shell")
let only = options.text("--only")

/// The tests of the library that a mutant is run against.
@MainActor
func filters() throws -> [String] {
  let subjects = ["Keyboard", "Insets", "Reveal", "Managing"].map { "KeyboardScrollingTests/\($0)" }
  let cases = ["KeyboardScrollingTests/Cases"]
  guard isShell else {
    return [try suites(in: subjects, usingViews: false), try suites(in: cases)]
  }
  return [
    try suites(in: cases + ["KeyboardScrollingTests/Budgets"]) + "|"
      + suites(in: subjects, usingViews: true),
    try suites(in: ["KeyboardScrollingTests/Scenes"]),
    try suites(in: ["WorkshopTests/Sessions", "KeyboardScrollingTests/Streams"]),
  ]
}

/// Runs each mutant, on several threads.
@MainActor
func results(of mutants: [Mutant], on bench: Bench) throws -> Results {
  if let first = mutants.first?.file {
    let text = try String(contentsOfFile: first, encoding: .utf8)
    guard try bench.outcome(of: text, in: first, number: 0) == .survived else {
      throw Failure(description: "The tests fail without any change.")
    }
  }
  let results = try Results(ofList: options.has("--stand-in"))
  let count = options.number("--jobs") ?? ProcessInfo.processInfo.activeProcessorCount
  DispatchQueue.concurrentPerform(iterations: count) { worker in
    for number in stride(from: worker, to: mutants.count, by: count) {
      let mutant = mutants[number]
      do {
        let text = try mutant.text()
        results.add(try bench.outcome(of: text, in: mutant.file, number: worker + 1), of: mutant)
      } catch {
        say("\(mutant.file):\(mutant.line): \(error)")
      }
    }
  }
  return results
}

@MainActor
func runStandIn() throws -> Int32 {
  let breaks = try standInMutants().filter { mutant in only.map(mutant.file.hasSuffix) ?? true }
  say("\(breaks.count) breaks fit the stand-in.")
  if options.has("--fit") { return 0 }
  let bench = try Bench(.standIn(), filters: ["UIKitContractTests"])
  return try results(of: breaks, on: bench).endOfList()
}

@MainActor
func runLibrary() throws -> Int32 {
  let bench = try Bench(.library(), filters: filters())
  // The files that decide use no views.
  let files = try bench.module.sources.filter { file in
    try String(contentsOfFile: file, encoding: .utf8).contains("import UIKit") == isShell
      && only.map { file.hasSuffix($0) } ?? true
  }
  let all = try files.flatMap(mutants)
  let every = options.number("--every") ?? 1
  let chosen = all.enumerated().filter { $0.offset.isMultiple(of: every) }.map(\.element)
  say("\(chosen.count) of \(all.count) mutants in \(files.count) files")
  if options.has("--list") {
    for mutant in chosen { say("\(mutant.file):\(mutant.line): \(mutant.change)") }
    return 0
  }
  // The explanations are for the files that decide.
  return try results(of: chosen, on: bench)
    .end(isWhole: chosen.count == all.count && only == nil && !isShell)
}

do {
  exit(try options.has("--stand-in") ? runStandIn() : runLibrary())
} catch {
  say("\(error)")
  exit(1)
}
