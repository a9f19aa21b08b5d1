import Foundation
import UIKit

extension Experiment {
  /// When the keyboard's notifications come.
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
              decides: "S95",
              assumed: "didBeginEditing, willChangeFrame, willShow",
              found: inside.first ?? "unknown"
            ),
            ExperimentAnswer(
              "Posted inside resignFirstResponder",
              decides: "S95",
              assumed: "willChangeFrame, willHide, didEndEditing",
              found: inside.last ?? "unknown"
            ),
          ]
        }
      )
    },
    Experiment(
      name: "did-times",
      title: "How long after its announcement the keyboard is there, and gone"
    ) { stage in
      let field = stage.addField()
      return Run(
        steps: [Step { field.becomeFirstResponder() }, Step { field.resignFirstResponder() }],
        answers: {
          [
            time(from: "willShow", to: "didShow", decides: "S96", of: stage),
            time(from: "willHide", to: "didHide", decides: "S97", of: stage),
          ]
        }
      )
    },
  ]

  @MainActor
  private static func time(
    from will: String,
    to did: String,
    decides statement: String,
    of stage: ExperimentStage
  ) -> ExperimentAnswer {
    let question = "Seconds from \(will) to \(did), to a twentieth"
    guard let start = stage.first(will)?.time, let end = stage.first(did)?.time, end >= start
    else {
      return ExperimentAnswer(
        question,
        decides: statement,
        assumed: "0.25",
        found: "unknown"
      )
    }
    let twentieths = ((end - start) * 20).rounded()
    return ExperimentAnswer(
      question,
      decides: statement,
      assumed: "0.25",
      found: "\(twentieths / 20)",
      measured: String(format: "%.3f", end - start)
    )
  }
}
