import Foundation
import UIKit
import Workshop

/// Techniques in every situation, on the example's screens.
@MainActor
struct Comparison {
  let techniques: [any KeyboardTechnique.Type]
  /// The situations in pictures, and the shots in them; nil for all.
  ///
  /// The documentation shows those of two shots, which can be read on a phone.
  static let drawn: [(title: String, shots: ClosedRange<Int>?)] = [
    ("form sheet that moves", nil), ("own inset 60, then 90", 1...2),
    ("content grows above the field", 0...1),
  ]
  private static let drawnTechniques = ["height as inset", "layout guide", "coordinator"]

  /// The faults by situation, then technique; nil if the technique does not apply.
  private(set) var faults: [[ComparisonFaults?]] = []
  private(set) var pictures: [OutputFolder.File] = []

  /// Plays all situations, the last technique first, because a page may cut the last rows.
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
    picture.maximumWidth = Filmstrip.narrowWidth
    guard let shots else { return picture }
    for index in rows.indices { picture.rows[index].frames = Array(rows[index].frames[shots]) }
    return picture
  }

  /// Plays a situation on a screen; nil if the technique does not apply to it.
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
      let isList = stage.fields.scrollView is UITableView
      faults.countWrites(from: last ?? stage.baseline, to: frame.sample, inList: isList)
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
}
