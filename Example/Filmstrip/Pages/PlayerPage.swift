import ExampleScreens
@_spi(Headless) import UIKit

/// A page that plays runs, with the layers of the filmstrips' drawings.
///
/// `player.html` gets each line of a drawing and each text once. For each value of a run, the page
/// gets the value in the first frame, and then only the changes.
package struct PlayerPage {
  private struct Content: Encodable {
    struct Run: Encodable {
      let screen, script, device, technique: Int
      let frames: Int
      /// For each value, the first value, and then pairs: the number of frames until the value
      /// changes, and the difference.
      let values: [[Int]]
    }

    var rate = Stage.rate
    var parts = PhonePicture.Part.allCases.map { "\($0)" }
    var inSheet = PhonePicture.Part.allCases.map(\.isInSheet)
    /// The names of a run's last values, which follow three values for each part.
    var numbers = [
      "inset", "indicator", "offset", "overlap", "system", "sight", "caption", "event",
      "adjustment",
    ]
    var screens = Pool<String>()
    var scripts = Pool<String>()
    /// The sources of the published traces, by the numbers of their scripts.
    var sources: [Int: String] = [:]
    var devices = Pool<String>()
    var techniques = Pool<String>()
    var texts = Pool<String>()
    var lines = Pool<String>()
    var drawings = Pool<[Int]>()
    var runs: [Run] = []
  }

  /// The size of the smallest text in the device's points, which a page on a phone shows at 9 points.
  private static let legibleSize: CGFloat = 24

  private var content = Content()
  private let words: Words

  package struct Words {
    let title: String
    let about: String
    /// The text below the runs.
    let text: String
    /// The word for a script in the page's menu, in lower case.
    var scriptName = "script"

    package init(title: String, about: String, text: String, scriptName: String = "script") {
      (self.title, self.about, self.text) = (title, about, text)
      self.scriptName = scriptName
    }
  }

  /// Links that work on the published pages and in a clone.
  private static let links = """
    <a href="../../README.md">Keyboard Scroll Coordinator</a>
    <a href="../../Sources/KeyboardScrolling/KeyboardScrolling.docc/KeyboardScrolling.md">Manual</a>
    """

  package init(_ words: Words) { self.words = words }

  /// Adds a run; `source` is the report that published the trace.
  package mutating func add(_ run: Run, source: String? = nil) {
    guard !run.frames.isEmpty else { return }
    if let source { content.sources[content.scripts[run.script]] = source }
    content.runs.append(
      Content.Run(
        screen: content.screens[run.screen],
        script: content.scripts[run.script],
        device: content.devices[run.device],
        technique: content.techniques[run.technique],
        frames: run.frames.count,
        values: (places(in: run) + numbers(of: run) + texts(of: run)).map(Self.changes)
      )
    )
  }

  /// Returns three values for each part: the number of its drawing (0 without one), x and y.
  private mutating func places(in run: Run) -> [[Int]] {
    let tracks = Track.tracks(of: run.frames) {
      PhonePicture(sample: $0, legibleSize: Self.legibleSize, style: .played)
    }
    return tracks.flatMap { track in
      let drawings = track.drawings.map { drawing in
        content.drawings[drawing.map { content.lines[$0] }]
      }
      return [
        track.numbers.map { number in number.map { drawings[$0] + 1 } ?? 0 },
        track.origins.map { Self.tenths($0.x) },
        track.origins.map { Self.tenths($0.y) },
      ]
    }
  }

  private func numbers(of run: Run) -> [[Int]] {
    let samples = run.frames.map(\.sample)
    let lengths: [KeyPath<Sample, CGFloat>] = [
      \.contentInset.bottom, \.verticalScrollIndicatorInsets.bottom, \.shownOffset, \.overlap,
      \.systemInset,
    ]
    let sight = samples.map { sample in
      // 0: no first responder, 1: visible, 2: covered, 3: in a bar or too tall.
      let other = sample.firstResponder == nil ? 0 : 3
      return sample.showsFocus.map { $0 ? 1 : 2 } ?? other
    }
    return lengths.map { path in samples.map { Self.tenths($0[keyPath: path]) } } + [sight]
  }

  private mutating func texts(of run: Run) -> [[Int]] {
    var event = ""
    let events = run.frames.map { frame in
      event = frame.news.last?.name.swiftName ?? event
      return event
    }
    return [
      run.frames.map(\.caption.withMinusSigns), events, run.frames.map(\.adjustment.withMinusSigns),
    ].map { texts in texts.map { content.texts[$0] } }
  }

  private static func tenths(_ number: CGFloat) -> Int { Int((number * 10).rounded()) }

  private static func changes(_ column: [Int]) -> [Int] {
    var changes = [column[0]]
    var last = (frame: 0, value: column[0])
    for (frame, value) in column.enumerated() where value != last.value {
      changes += [frame - last.frame, value - last.value]
      last = (frame, value)
    }
    return changes
  }

  /// Returns the page.
  ///
  /// - Throws: An error if the values cannot be encoded, or if `player.html` is missing.
  package func html() throws -> String {
    var drawing = SVG()
    drawing.append(content.lines.values)
    var legend = SVG()
    let marks = FilmstripLegend(width: 300, of: drawing)
    marks.draw(in: &legend)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The encoder escapes slashes, so that no text can end the `script` element.
    let json = String(decoding: try encoder.encode(content), as: UTF8.self)
    guard let url = Bundle.module.url(forResource: "player", withExtension: "html") else {
      throw Failure("the file player.html is missing beside the program")
    }
    return try String(contentsOf: url, encoding: .utf8).replacing("{{content}}", with: json)
      .replacing("{{patterns}}", with: Palette.patterns.joined(separator: "\n"))
      .replacing("{{legend}}", with: legend.lines.joined(separator: "\n"))
      .replacing("{{legendHeight}}", with: marks.height.plain)
      .replacing("{{dark}}", with: Palette.darkRules(within: "svg "))
      .replacing("{{links}}", with: Self.links)
      .replacing("{{title}}", with: words.title)
      .replacing("{{about}}", with: words.about)
      .replacing("{{text}}", with: words.text)
      .replacing("{{scriptName}}", with: words.scriptName)
      .replacing("{{ScriptName}}", with: words.scriptName.capitalized)
  }
}

/// A list of different values, numbered in the order of their first use.
private struct Pool<Value: Hashable & Encodable>: Encodable {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  init() {}

  subscript(value: Value) -> Int {
    mutating get {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
