import CoreGraphics
import ExampleScreens
import Foundation
import UIKit

/// The page that plays every script on every screen, drawn by the layers of the filmstrips.
///
/// The page is the file `player.html` with the recorded values in it. Lines of drawing and texts are
/// stored once. A value of a run is stored at the first frame, and as a difference where it changes.
@MainActor
struct PlayerPage {
  private nonisolated struct Run: Encodable {
    let screen, script, device, technique: Int
    let size: [Int]
    let frames: Int
    /// For each value its start, then pairs: how many frames later it changes, and by how much.
    let values: [[Int]]
  }

  private nonisolated struct Content: Encodable {
    var rate = Tape.rate
    var parts = PhonePicture.Part.allCases.map { "\($0)" }
    var inSheet = PhonePicture.Part.allCases.map(\.isInSheet)
    var numbers = PlayerPage.numbers
    var screens: [String] = []
    var scripts: [String] = []
    var devices: [String] = []
    var techniques: [String] = []
    var texts: [String] = []
    var lines: [String] = []
    /// Of each drawing, pairs: the number of a line, and how many follow one another from there.
    var drawings: [[Int]] = []
    var runs: [Run] = []
  }

  /// The names of the values that follow those of the parts.
  private nonisolated static let numbers = [
    "inset", "indicator", "offset", "overlap", "system", "sight", "caption", "event", "adjustment",
  ]

  private static let phones = ["iPhone 14", "iPhone SE (2nd generation)"]
  static let techniques: [Variant] = [
    .coordinator, .nothing, .technique("layout guide"),
  ]

  private var screens = Pool<String>()
  private var scripts = Pool<String>()
  private var devices = Pool<String>()
  private var techniques = Pool<String>()
  private var texts = Pool<String>()
  private var lines = Pool<String>()
  private var drawings = Pool<[Int]>()
  private var runs: [Run] = []

  /// Records a script on a screen, on each of its devices with each technique.
  mutating func add(_ script: Script, on screen: Screen) {
    for model in Self.devices(for: script, on: screen) {
      for technique in Self.techniques {
        let tape = Tape()
        let player = ScreenPlayer(screen)
        player.run(script, on: model, variant: technique, tape: tape)
        add(
          tape.frames,
          screen: screens[screen.title],
          script: scripts[script.title],
          device: devices[
            model.screenSize.width > model.screenSize.height
              ? "\(model.name), on its side" : model.name
          ],
          technique: techniques[technique.name]
        )
      }
    }
  }

  private static func devices(for script: Script, on screen: Screen) -> [HeadlessDeviceModel] {
    if let cast = script.casts.first, !cast.device.hasPrefix("iPhone") {
      return [.forPlaying(cast.device, isLandscape: cast.isLandscape)]
    }
    // The screens that scripts are drawn for are played on both phones.
    let isDrawn = script.casts.contains { $0.screen == screen.name }
    return phones.prefix(isDrawn ? 2 : 1).map { .forPlaying($0) }
  }

  private mutating func add(
    _ frames: [Tape.Frame],
    screen: Int,
    script: Int,
    device: Int,
    technique: Int
  ) {
    var rows: [[Int]] = []
    for (number, frame) in frames.enumerated() {
      let repeats = number > 0 && frame.sample.isAlike(frames[number - 1].sample)
      rows.append(values(of: frame, pictureFrom: repeats ? rows.last : nil))
    }
    guard let first = rows.first, let size = frames.first?.sample.screen else { return }
    let columns = first.indices.map { column in
      var changes = [first[column]]
      var last = (frame: 0, value: first[column])
      for (number, row) in rows.enumerated() where row[column] != last.value {
        changes += [number - last.frame, row[column] - last.value]
        last = (number, row[column])
      }
      return changes
    }
    runs.append(
      Run(
        screen: screen,
        script: script,
        device: device,
        technique: technique,
        size: [Int(size.width), Int(size.height)],
        frames: rows.count,
        values: columns
      )
    )
  }

  /// Three numbers for each part, and the others: lengths are hundredths of a point.
  private mutating func values(of frame: Tape.Frame, pictureFrom row: [Int]?) -> [Int] {
    let sample = frame.sample
    let parts = PhonePicture.Part.allCases
    var values = Array(row?.prefix(3 * parts.count) ?? [])
    if row == nil {
      values = [Int](repeating: 0, count: 3 * parts.count)
      for layer in PhonePicture(sample: sample).layers(isMovable: true) {
        let index = 3 * layer.part.rawValue
        let drawing = ranges(layer.lines.map { lines[$0.trimmingPrefix { $0 == " " }.description] })
        // Zero is nothing.
        values[index] = drawings[drawing] + 1
        values[index + 1] = hundredths(layer.offset.x)
        values[index + 2] = hundredths(layer.offset.y)
      }
    }
    let sight = sample.showsFocus(overlap: frame.overlap).map { $0 ? 1 : 2 } ?? 0
    return values
      + [
        hundredths(sample.contentInset.bottom),
        hundredths(sample.verticalScrollIndicatorInsets.bottom),
        hundredths(sample.contentOffset.y), hundredths(frame.overlap),
        hundredths(sample.contribution), sight, texts[frame.caption], texts[frame.event],
        texts[frame.adjustment],
      ]
  }

  private func ranges(_ numbers: [Int]) -> [Int] {
    var ranges: [Int] = []
    for number in numbers {
      if let count = ranges.last, ranges[ranges.count - 2] + count == number {
        ranges[ranges.count - 1] += 1
      } else {
        ranges += [number, 1]
      }
    }
    return ranges
  }

  private func hundredths(_ number: CGFloat) -> Int { Int((number * 100).rounded()) }

  /// The page.
  ///
  /// - Throws: An error when the values cannot be encoded, or the file is missing.
  func html() throws -> String {
    var content = Content()
    content.screens = screens.values
    content.scripts = scripts.values
    content.devices = devices.values
    content.techniques = techniques.values
    content.texts = texts.values
    content.lines = lines.values
    content.drawings = drawings.values
    content.runs = runs
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // The encoder escapes the slash, so that no text can end the element.
    let json = String(decoding: try encoder.encode(content), as: UTF8.self)
    guard let url = Bundle.module.url(forResource: "player", withExtension: "html") else {
      throw Failure("the file player.html is missing beside the program")
    }
    return try String(contentsOf: url, encoding: .utf8).replacing("{{content}}", with: json)
      .replacing("{{patterns}}", with: Palette.patterns.document)
  }
}

/// Values that are stored once, numbered in the order in which they first came.
private struct Pool<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  subscript(value: Value) -> Int {
    mutating get {
      if let number = numbers[value] { return number }
      numbers[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }
}
