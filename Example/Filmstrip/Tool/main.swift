import FilmstripKit
import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())
exit(FilmstripCommand(console: .standard("filmstrip")).run(arguments))
