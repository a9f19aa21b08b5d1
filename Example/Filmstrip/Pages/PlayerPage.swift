import ExampleScreens
import Foundation
@_spi(Headless) import UIKit
import Workshop

/// A page that plays every script on every screen, drawn with the layers of the filmstrips.
///
/// The values are inserted into `player.html`: each line of a drawing and each text once, the
/// values of a run for the first frame and then as a difference at each change.
struct PlayerPage {
  private struct Content: Encodable {
    struct Run: Encodable {
      let screen, script, device, technique: Int
      let frames: Int
      /// For each value: its start, then pairs of the number of frames until a change, and the
      /// change.
      let values: [[Int]]
    }

    var rate = Stage.rate
    var parts = PhonePicture.Part.allCases.map { "\($0)" }
    var inSheet = PhonePicture.Part.allCases.map(\.isInSheet)
    /// The names of the values that follow the three values of each part.
    var numbers = [
      "inset", "indicator", "offset", "overlap", "system", "sight", "caption", "event",
      "adjustment",
    ]
    var screens = Pool<String>()
    var scripts = Pool<String>()
    /// The sources of the keyboards, by the number of the script.
    var sources: [Int: String] = [:]
    var devices = Pool<String>()
    var techniques = Pool<String>()
    var texts = Pool<String>()
    var lines = Pool<String>()
    var drawings = Pool<[Int]>()
    var runs: [Run] = []
  }

  /// The smallest legible size, in points of the device.
  ///
  /// A phone shows it at 9 points.
  private static let legibleSize: CGFloat = 24

  private var content = Content()
  private let words: Words

  struct Words {
    let title: String
    let about: String
    /// The text below the runs.
    let text: String
    /// The name of the menu of scripts, in lower case.
    var scriptName = "script"
  }

  /// The links work on the published pages and in a clone.
  private static let links = """
    <a href="../../README.md">Keyboard Scroll Coordinator</a>
    <a href="../../Sources/KeyboardScrolling/KeyboardScrolling.docc/KeyboardScrolling.md">Manual</a>
    """

  init(_ words: Words) {
    self.words = words
  }

  /// Adds a run; `source` is that of the keyboard, nil for a script of this package.
  mutating func add(_ run: Run, source: String? = nil) {
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

  /// Returns the number of each part's drawing, zero for none, and its coordinates.
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
      // 3 is a field in a bar, or a field taller than the visible rectangle.
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

  /// - Throws: An error when the values cannot be encoded, or the file is missing.
  func html() throws -> String {
    var drawing = SVG()
    drawing.append(content.lines.values)
    var legend = SVG()
    let marks = FilmstripLegend(width: 300, of: drawing)
    marks.draw(in: &legend)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The encoder escapes each slash, so that no text can end the `script` element.
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

/// Values that are stored once, numbered in the order of their first use.
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
