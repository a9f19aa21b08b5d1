import Foundation

/// The breaks of the stand-in that `.ci/stand-in.tsv` lists; each fits one line.
func standInMutants() throws -> [Mutant] {
  try rows(of: ".ci/stand-in.tsv").map { row in
    let file = "Tests/HeadlessUIKit/Sources/UIKit/\(row[1])"
    let lines = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let places = lines.indices.filter { lines[$0].contains(row[2]) }
    guard let place = places.first, places.count == 1 else {
      throw Failure(description: "\(row[0]): \(places.count) lines of \(file) have\n\(row[2])")
    }
    let before = lines[place]
    return Mutant(
      file: file,
      line: place + 1,
      before: before,
      after: before.replacingOccurrences(of: row[2], with: row[3] == "nothing" ? "" : row[3]),
      change: row[0]
    )
  }
}
