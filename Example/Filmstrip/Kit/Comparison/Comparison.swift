import ComparisonForms
import Foundation
import KeyboardTechniques
import UIKit

/// Techniques in every situation, on both forms.
@MainActor
struct Comparison {
  private let techniques: [any KeyboardTechnique.Type]
  /// The situations that are drawn, and the techniques in their pictures.
  private static let drawn = [
    "form sheet that moves", "own inset 60, then 90", "content grows above the field",
  ]
  private static let drawnTechniques = ["height as inset", "layout guide", "coordinator"]

  /// By situation, then technique; nil where a technique has no place.
  private(set) var faults: [[ComparisonFaults?]] = []
  /// The pictures of the telling differences.
  private(set) var pictures: [OutputFolder.File] = []

  /// Plays all of it.
  init(of techniques: [any KeyboardTechnique.Type] = KeyboardTechniques.common) {
    self.techniques = techniques
    for situation in ComparisonSituation.all {
      var rows: [Filmstrip.Row] = []
      faults.append(
        techniques.map { technique in
          let runs = situation.styles.compactMap { situation.play($0, with: technique) }
          if Self.drawnTechniques.contains(technique.name), let shots = runs.last?.shots {
            rows.append(.init(title: technique.name, frames: shots))
          }
          return runs.isEmpty ? nil : runs.map(\.faults).reduce(ComparisonFaults(), +)
        }
      )
      guard Self.drawn.contains(situation.name) else { continue }
      let picture = Filmstrip(
        title: "Comparison: \(situation.name)",
        sentence: "The same table form with three techniques.",
        device: situation.device,
        rows: rows
      )
      let name = situation.name.replacing(",", with: "").replacing(" ", with: "-")
      pictures.append(.init(name: "comparison-\(name).svg", content: picture.svg))
    }
  }

  /// Both tables with their text, in Markdown.
  var markdown: String {
    let totals = techniques.enumerated().map { index, technique in
      let played = faults.compactMap { $0[index] }
      let sum = played.reduce(ComparisonFaults(), +)
      let free = "\(played.count { $0.counts.isEmpty }) of \(played.count)"
      let counts = ComparisonFaults.Kind.allCases.map { (sum.counts[$0] ?? 0).plain }
      return "| \(technique.name) | \(free) | \(counts.joined(separator: " | ")) | \(sum.writes) |"
    }
    let names = techniques.map { $0.name }
    let rows = zip(ComparisonSituation.all, faults).map { situation, faults in
      "| \(situation.name) | \(faults.map { $0.map(cell) ?? "–" }.joined(separator: " | ")) |"
    }
    return """
      # Comparison of techniques

      The same login form (a scroll view) and the same table form with each technique, in
      \(ComparisonSituation.all.count) situations, played on the headless stand-in for UIKit and not on a
      device. `swift run filmstrip --compare` makes this page. The techniques are in
      [Techniques](../Techniques), the forms in [Comparison](../Comparison).

      | technique | situations without a fault | hidden | dead | out of reach | left behind | jumps | writes |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      \(totals.joined(separator: "\n"))

      - **hidden**: fields or carets that were not in sight at rest
      - **dead**: empty space below the content that can be scrolled to, in points
      - **out of reach**: content that cannot be scrolled to, in points
      - **left behind**: inset, frame or space that is still there after the keyboard left, in points
      - **jumps**: moves of 20 points and more that can be seen and that the technique wrote without
        animation; UIKit's own scrolling and a keyboard without animation are left out
      - **writes**: of content inset, indicator insets and content offset, with those of the form itself
        (the row *nothing*); a technique that changes a constraint or a frame causes layout instead

      ## How to read it

      The keyboard layout guide handles most ordinary scenes without any code. Where its column is
      empty, it is as good as the coordinator, and simpler. It has faults where content moves under a
      keyboard that is up, where the field is in a nested scroll view, and where a bar lies below the
      scroll view. A table view controller handles ordinary tables as well.

      In *push while up* the stand-in takes the screen out of the window at once, and nothing that
      happens to it there can be seen. UIKit keeps it in the window until the transition ends; this
      was not tried on a device.

      ## By situation

      An empty cell is without a fault; a dash is a technique that has no place there.
      *h* hidden, *d* dead, *o* out of reach, *l* left behind, *j* jumps.

      | situation | \(names.joined(separator: " | ")) |
      | --- | \(names.map { _ in "---" }.joined(separator: " | ")) |
      \(rows.joined(separator: "\n"))

      ## Pictures

      \(zip(Self.drawn, pictures).map { "![The form with three techniques: \($0)](\($1.name))" }.joined(separator: "\n\n"))

      """
  }

  /// Such as `h 2, d 84`, after the first letters of the kinds.
  private func cell(_ faults: ComparisonFaults) -> String {
    ComparisonFaults.Kind.allCases.compactMap { kind in
      faults.counts[kind].map { "\(kind.rawValue.prefix(1))\u{A0}\($0.plain)" }
    }.joined(separator: ", ")
  }
}
