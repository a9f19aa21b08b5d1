/// The parts of a Swift file for systems other than Linux.
struct PortableSource: Sendable {
  private(set) var imports: Set<String> = []
  /// Whether it declares or imports something for the whole package.
  private(set) var declaresForPackage = false

  private static let access: Set<Substring> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Reads a file.
  ///
  /// Only conditions that are exactly `os(Linux)` or `!os(Linux)` are decided. For any other
  /// condition each branch counts.
  init(_ text: String) {
    // Whether each open condition's branch is compiled; nil if undecided.
    var branches: [Bool?] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      switch words.first {
      case "#if":
        switch words.dropFirst().joined(separator: " ") {
        case "os(Linux)": branches.append(false)
        case "!os(Linux)": branches.append(true)
        default: branches.append(nil)
        }
      case "#else":
        let branch = branches.popLast() ?? nil
        branches.append(branch.map { !$0 })
      case "#endif":
        _ = branches.popLast()
      default:
        if !branches.contains(false) { read(words) }
      }
    }
  }

  private mutating func read(_ words: [Substring]) {
    // A variable may have the name too: `package = …`.
    if words.count > 1, words[0] == "package", words[1].allSatisfy(\.isLetter) {
      declaresForPackage = true
    }
    guard
      let keyword = words.firstIndex(of: "import"), keyword < words.endIndex - 1,
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.access.contains($0) })
    else { return }
    imports.insert(String(words[keyword + 1]))
  }
}
