import Foundation

/// Lines of text where nothing measures it.
///
/// Fonts differ between the machines that show a picture, so that this is an estimate on the wide
/// side, and nothing may depend on the width it leads to.
enum TextWrapping {
  /// An average letter, as a part of the font size.
  static let letterWidth: CGFloat = 0.54

  static func width(of text: String, fontSize: CGFloat) -> CGFloat {
    CGFloat(text.count) * fontSize * letterWidth
  }

  /// The text in lines that fit a width, broken at spaces.
  ///
  /// A word that does not fit has a line of its own.
  static func lines(of text: String, width: CGFloat, fontSize: CGFloat) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      guard let line = lines.last,
        Self.width(of: "\(line) \(word)", fontSize: fontSize) <= width
      else {
        lines.append(String(word))
        continue
      }
      lines[lines.count - 1] = "\(line) \(word)"
    }
    return lines
  }
}
