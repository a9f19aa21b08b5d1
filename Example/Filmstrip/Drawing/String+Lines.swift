import Foundation

extension String {
  /// Returns the lines of the text, broken at spaces; a long word may be wider than a line.
  ///
  /// Widths are upper estimates, because the fonts of the viewers differ.
  func lines(width: CGFloat, fontSize: CGFloat) -> [String] {
    // The average letter is 0.54 times as wide as the font size.
    let letters = Int(width / fontSize / 0.54 + 1e-9)
    return split(separator: " ").reduce(into: []) { lines, word in
      if let line = lines.last, line.count + 1 + word.count <= letters {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append(String(word))
      }
    }
  }

  /// The text with a minus sign (U+2212) in place of the hyphen before each negative number.
  var withMinusSigns: String {
    var last: Character = " "
    let following = dropFirst().map { Optional($0) } + [nil]
    return zip(self, following).reduce(into: "") { text, letters in
      let (letter, next) = letters
      let isSign = letter == "-" && next?.isNumber == true && !last.isLetter && !last.isNumber
      text.append(isSign ? "−" : letter)
      last = letter
    }
  }
}
