import FilmstripKit
import KeyboardScrollingTesting
import UIKit

extension Filmstrip {
  private static let maximumCount = 40

  /// Creates a picture with some moments of the replay, each with the differences between device
  /// and headless UIKit since the previous moment.
  init(_ recording: Recording, _ outcome: RecordingReplay.Outcome, title: String) {
    let moments = Self.chosen(from: outcome)
    var start: TimeInterval = -.infinity
    let frames = moments.map { moment in
      let found = outcome.differences.filter { $0.time > start && $0.time <= moment.time }
      start = moment.time
      var frame = Frame(
        caption: Self.shortened(moment.caption ?? "", to: 26), sample: Sample(moment)
      )
      if let first = found.first {
        let more = found.count > 1 ? " and \(found.count - 1) more" : ""
        frame.verdict = .init(
          text: Self.shortened("S\(first.rule.rawValue): \(first.subject)\(more)", to: 40),
          isGood: false
        )
      }
      return frame
    }
    self.init(
      title: title, sentence: outcome.sentence(of: recording), device: recording.deviceText,
      frames: frames
    )
  }

  /// Returns the moments with a caption; if there are too many, those with differences and some
  /// others.
  private static func chosen(from outcome: RecordingReplay.Outcome) -> [ReplayMoment] {
    var moments = outcome.moments.filter { $0.caption != nil && $0.geometry != nil }
    if moments.isEmpty { moments = outcome.moments.filter { $0.caption != nil } }
    guard moments.count > maximumCount else { return moments }
    let differing = Set(
      outcome.differences.compactMap { difference in
        moments.firstIndex { $0.time >= difference.time }
      }
    )
    let step = Double(moments.count) / Double(maximumCount)
    let spread = Set((0..<maximumCount).map { Int(Double($0) * step) })
    let indices = (differing.sorted().prefix(maximumCount) + spread.subtracting(differing).sorted())
      .prefix(maximumCount)
    return indices.sorted().map { moments[$0] }
  }
}

extension RecordingReplay.Outcome {
  func sentence(of recording: Recording) -> String {
    guard recording.areTimesMeasured else {
      return "A published trace: it has no times, so nothing is compared."
    }
    let compared = "\(counted(comparisonCount, "comparison"))"
    return differences.isEmpty
      ? "\(compared), no difference."
      : "\(compared), \(counted(differences.count, "difference"))."
  }
}

extension Recording {
  var deviceText: String {
    [device.model, device.system, device.systemVersion].compactMap(\.self).joined(separator: " ")
  }
}
