import Foundation
import KeyboardScrollingHeadless
import Workshop

/// The command `benchmarks frames`, which measures in each frame how far a chat's newest row is
/// from its position above the bar.
@MainActor enum Frames {
  private static let phones = [
    "none", "turn=4", "turn=8", "turn=8,queue-first", "turn=8,hitch-before=100",
    "turn=8,hitch-in=100", "turn=8,hitch-in=100,free-keyboard", "turn=8,hitch-after=100",
    "turn=4,first-frame=1", "turn=4,dropped=30", "turn=8,announced-later=1",
    "turn=8,resigns-after-hide",
  ]

  /// Runs the command.
  ///
  /// - Parameter arguments: A ``Roughness`` for each phone; without arguments, `phones`.
  /// - Returns: 0, or 64 for invalid arguments.
  static func run(arguments: [String]) -> Int32 {
    print(
      "| list | frames | phone | show: points (frames; step) | hide |\n| --- | ---: | --- | --- | --- |"
    )
    for kind in ["chat", "inverted-chat"] {
      for rate in [60, 120] {
        for phone in arguments.isEmpty ? phones : arguments {
          guard let rough = Roughness("commits,frames=\(rate),\(phone)", seed: 1),
            let (show, hide) = ListFrames.measure(kind, rough)
          else { return 64 }
          print("| \(kind) | \(rate) | \(phone) | \(text(show)) | \(text(hide)) |")
        }
      }
    }
    return 0
  }

  private static func text(_ deviation: ListFrames.Deviation) -> String {
    let longest = (Double(deviation.largest) * 10).rounded() / 10
    return "\(longest) (\(deviation.wrongFrames); \(Int(deviation.longestStep.rounded())))"
  }
}
