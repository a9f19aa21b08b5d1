import FilmstripKit
import Foundation
import ReplayKit

let arguments = Array(CommandLine.arguments.dropFirst())
exit(ReplayCommand(console: .standard("replay")).run(arguments))
