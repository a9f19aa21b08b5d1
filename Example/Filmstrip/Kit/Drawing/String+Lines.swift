import Foundation

extension String {
  /// Returns the text in lines that fit a width, broken at spaces; a word may be longer than a line.
  ///
  /// Fonts differ between the machines that show a picture. This is an estimate on the wide side.
  func lines(width: CGFloat, fontSize: CGFloat) -> [String] {
    // An average letter, as a part of the font size.
    let letters = Int(width / fontSize / 0.54 + 1e-9)
    return split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= letters {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }
}
