import Foundation
import UIKit

extension Experiment {
  static let timing = [
    Experiment(
      name: "focus-call",
      title: "What is posted before becomeFirstResponder and resignFirstResponder return"
    ) { stage in
      let field = stage.addField()
      var inside: [String] = []
      @MainActor func note() {
        inside.append(stage.names(withEditing: true))
        stage.forget()
      }
      return Run(
        steps: [
          Step {
            field.becomeFirstResponder()
            note()
          },
          Step {
            stage.forget()
            field.resignFirstResponder()
            note()
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "Posted inside becomeFirstResponder",
              decides: "S234",
              assumed: "didBeginEditing, willChangeFrame, willShow",
              found: inside.first ?? "unknown"
            ),
            ExperimentAnswer(
              "Posted inside resignFirstResponder",
              decides: "S234",
              assumed: "willChangeFrame, willHide, didEndEditing",
              found: inside.last ?? "unknown"
            ),
          ]
        }
      )
    },
    Experiment(
      name: "did-times",
      title: "The time from an announcement to the end of a show, and of a hide"
    ) { stage in
      let field = stage.addField()
      return Run(
        steps: [Step { field.becomeFirstResponder() }, Step { field.resignFirstResponder() }],
        answers: {
          [
            time(from: "willShow", to: "didShow", of: stage),
            time(from: "willHide", to: "didHide", of: stage),
          ]
        }
      )
    },
  ]

  @MainActor
  private static func time(
    from will: String,
    to did: String,
    of stage: ExperimentStage
  ) -> ExperimentAnswer {
    var seconds: TimeInterval?
    if let start = stage.first(will)?.time, let end = stage.first(did)?.time, end >= start {
      seconds = end - start
    }
    return ExperimentAnswer(
      "Seconds from \(will) to \(did), to a twentieth",
      decides: "S236",
      option: "didTime",
      assumed: "0.25",
      found: seconds.map { "\(($0 * 20).rounded() / 20)" } ?? "unknown",
      measured: seconds.map { String(format: "%.3f", $0) }
    )
  }
}
