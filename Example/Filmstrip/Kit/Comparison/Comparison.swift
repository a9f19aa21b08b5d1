import Foundation
import KeyboardTechniques
import UIKit

/// Techniques in every situation, on the example's screens.
@MainActor
struct Comparison {
  private let techniques: [any KeyboardTechnique.Type]
  /// The situations that are drawn, and the shots in their pictures; nil for all.
  ///
  /// The documentation shows those of two shots, which can be read on a phone.
  private static let drawn: [(title: String, shots: ClosedRange<Int>?)] = [
    ("form sheet that moves", nil), ("own inset 60, then 90", 1...2),
    ("content grows above the field", 0...1),
  ]
  /// The techniques in the pictures.
  private static let drawnTechniques = ["height as inset", "layout guide", "coordinator"]

  /// By situation, then technique; nil where a technique has no place.
  private(set) var faults: [[ComparisonFaults?]] = []
  /// The pictures of the telling differences.
  private(set) var pictures: [OutputFolder.File] = []

  /// Plays all of it, the last technique first: a page may cut the last columns.
  init(of techniques: [any KeyboardTechnique.Type] = KeyboardTechniques.common) {
    self.techniques = techniques.reversed()
    for situation in Script.compared {
      var rows: [Filmstrip.Row] = []
      faults.append(
        self.techniques.map { technique in
          let runs = situation.casts.compactMap { Self.play(situation, $0, with: technique) }
          if Self.drawnTechniques.contains(technique.name), let shots = runs.last?.shots {
            rows.append(.init(title: technique.name, frames: shots))
          }
          return runs.isEmpty ? nil : runs.map(\.faults).reduce(ComparisonFaults(), +)
        }
      )
      if let drawn = Self.drawn.first(where: { $0.title == situation.title }) {
        let picture = Self.picture(of: situation, rows, drawn.shots)
        pictures.append(("comparison-\(situation.name).svg", picture.svg))
      }
    }
  }

  private static func picture(
    of situation: Script,
    _ rows: [Filmstrip.Row],
    _ shots: ClosedRange<Int>?
  ) -> Filmstrip {
    var picture = Filmstrip(
      title: "Comparison: \(situation.title)",
      sentence: "The contact form with three techniques.",
      device: situation.casts[0].device,
      rows: rows
    )
    guard let shots else { return picture }
    picture.maximumWidth = Filmstrip.narrowWidth
    for index in rows.indices { picture.rows[index].frames = Array(rows[index].frames[shots]) }
    return picture
  }

  /// Plays a situation on a screen; nil where the technique has no place on it.
  private static func play(
    _ situation: Script,
    _ cast: Script.Cast,
    with technique: any KeyboardTechnique.Type
  ) -> (shots: [Frame], faults: ComparisonFaults)? {
    var faults = ComparisonFaults()
    var shots: [Frame] = []
    var last: Sample?
    let run = situation.play(
      on: cast.screenToPlay,
      cast.model,
      with: technique,
      judging: ComparisonFaults.judgedRules,
      recordsFrames: false
    ) { stage, frame in
      faults.count(frame.findings)
      faults.countWrites(from: last ?? stage.baseline, to: frame.sample)
      last = frame.sample
      guard !frame.isMoving else { return }
      var found = ComparisonFaults()
      found.count(frame.sample, on: stage)
      faults = faults + found
      var shot = frame
      shot.verdict = found.verdict
      shots.append(shot)
    }
    return run.map { _ in (shots, faults) }
  }

  /// Both tables with their text, in Markdown.
  var markdown: String {
    let names = techniques.map { $0.name }
    return """
      # Comparison of techniques

      The [screens of the example](../Screens) with each [technique](../Techniques), in
      \(Script.compared.count) situations: the login (a scroll view) and the contact form (a table),
      the contact form alone for text that grows and for an inverted list, the carousel for
      nested scroll views. Played on the headless stand-in for UIKit, not on a device.
      `swift run filmstrip --compare` makes this page.

      | technique | situations without a fault | hidden | dead | out of reach | left behind | needless movement | writes |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      \(totals.joined(separator: "\n"))

      \(Self.notes)

      ## By situation

      An empty cell is without a fault; a dash is a technique that has no place there. The table view
      controller plays on the contact form only.
      *h* hidden, *d* dead, *o* out of reach, *l* left behind, *n* needless movement.

      \(Self.row(["situation"] + names))
      \(Self.row(["---"] + names.map { _ in "---" }))
      \(situations.joined(separator: "\n"))

      ## Pictures

      \(links.joined(separator: "\n\n"))

      """
  }

  private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }

  /// A row for each technique.
  private var totals: [String] {
    techniques.enumerated().map { index, technique in
      let played = faults.compactMap { $0[index] }
      let sum = played.reduce(ComparisonFaults(), +)
      let free = "\(played.count { $0.counts.isEmpty }) of \(played.count)"
      let counts = ComparisonFaults.Kind.allCases.map { (sum.counts[$0] ?? 0).plain }
      return Self.row([technique.name, free] + counts + ["\(sum.writes)"])
    }
  }

  /// A row for each situation.
  private var situations: [String] {
    zip(Script.compared, faults).map { situation, faults in
      Self.row([situation.title] + faults.map { $0.map(\.short) ?? "–" })
    }
  }

  private var links: [String] {
    zip(Self.drawn, pictures).map { drawn, file in
      "![The contact form with three techniques: \(drawn.title)](\(file.name))"
    }
  }

  /// The meaning of the columns, and what to see in the numbers.
  private static let notes = """
    - **hidden**: fields or carets that were not in sight at rest
    - **dead**: empty space below the content that can be scrolled to, in points
    - **out of reach**: content that cannot be scrolled to, in points
    - **left behind**: inset, frame or space that is still there after the keyboard left, in points
    - **needless movement**: how often content moved without need, too far, by a detour or in leaps, as
      the [judge of movement](../../Tests/MovementJudging) finds it; a move that shows too little counts
      as hidden
    - **writes**: of content inset, indicator insets and content offset, with those of the screen
      itself (the row *no handling*); a technique that changes a constraint or a frame causes layout
      instead

    ## Notes

    The keyboard layout guide handles most scenes with one constraint. Where its cell is empty, it
    is as good as the coordinator, and simpler. It has faults where content grows under a keyboard
    that is up, and where the field is in a nested scroll view. A bottom constraint and a table view
    controller handle ordinary forms as well. When the device is unlocked, the keyboard leaves and
    comes back without animation, and so does the content of most techniques.

    The converted constraint and the fixed frame leap when the keyboard has left: the scroll view
    becomes higher without animation, and its content moves to the end of the new range at once.
    """
}
