import Foundation

let arguments = CommandLine.arguments.dropFirst()
let words = arguments.dropFirst()
do throws(Arguments.Invalid) {
  switch arguments.first {
  case "soak": exit(try Soak.run(Arguments(words, usage: Soak.usage)))
  case "everyday": exit(try Everyday.run(Arguments(words, usage: Everyday.usage)))
  case "thereandback": exit(try ThereAndBack.run(Arguments(words, usage: ThereAndBack.usage)))
  case "check": exit(try await Check.run(Arguments(words, usage: Check.usage)))
  default: exit(try Benchmarks.run(Arguments(arguments, usage: Benchmarks.usage)))
  }
} catch {
  say(error.usage)
  exit(64)
}
