import FilmstripKit
import KeyboardScrollingTesting
@_spi(Headless) import UIKit

extension Run {
  /// Creates the runs of the device and of the headless UIKit, the stand-in, which differ only in
  /// offsets.
  static func runs(
    of recording: Recording, _ outcome: RecordingReplay.Outcome, title: String
  ) -> [Run] {
    ["device", "stand-in"].map { name in
      Run(
        screen: recording.name ?? title,
        script: title,
        device: recording.deviceText.isEmpty ? "unknown device" : recording.deviceText,
        technique: name,
        frames: frames(of: recording, outcome, isStandIn: name == "stand-in")
      )
    }
  }

  private static func frames(
    of recording: Recording, _ outcome: RecordingReplay.Outcome, isStandIn: Bool
  ) -> [Frame] {
    var (caption, note) = ("", "")
    var entries = recording.entries[...]
    var last = -TimeInterval.infinity
    return outcome.moments.compactMap { moment in
      caption = moment.caption ?? caption
      // Show several turns within the time of a frame as one frame.
      guard moment.time - last > 0.9 / Double(Stage.rate) || moment == outcome.moments.last else {
        return nil
      }
      last = moment.time
      var moment = moment
      if isStandIn, let time = moment.geometryTime, let offset = outcome.offsets[time] {
        moment.geometry?.bounds.origin.y = offset
      }
      var frame = Frame(caption: caption, sample: Sample(moment))
      while let entry = entries.first, entry.time <= moment.time {
        if let event = entry.notification { frame.news.append(HeadlessKeyboardEvent(event)) }
        note = entry.note ?? note
        entries.removeFirst()
      }
      frame.adjustment = note
      return frame
    }
  }
}
