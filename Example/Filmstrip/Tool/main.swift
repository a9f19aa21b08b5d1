import FilmstripKit
import Foundation

exit(FilmstripCommand(console: .standard()).run(Array(CommandLine.arguments.dropFirst())))
