import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == "soak" { exit(Soak.run(arguments: Array(arguments.dropFirst()))) }

for line in Report().lines { print(line) }
