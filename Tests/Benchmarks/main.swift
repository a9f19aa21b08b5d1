import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "soak" { exit(Soak.run(arguments: Array(arguments.dropFirst()))) }
if arguments.first == "everyday" { exit(Everyday.run(arguments: Array(arguments.dropFirst()))) }
if arguments.first == "thereandback" {
  exit(ThereAndBack.run(arguments: Array(arguments.dropFirst())))
}
if arguments.first == "check" {
  exit(await Check.run(arguments: Array(arguments.dropFirst())))
}
if arguments.first == "frames" { exit(Frames.run(arguments: Array(arguments.dropFirst()))) }
exit(Benchmarks().run(CommandLine.arguments.dropFirst()))
