package import ExampleScreens
package import FilmstripKit
import Judging
@_spi(Headless) package import UIKit

extension Script {
  /// Plays the script with the coordinator; the run has the findings of the judge.
  @MainActor package func playJudged(
    on screen: Screen, _ model: HeadlessDeviceModel, recordsFrames: Bool = true
  ) -> Run {
    play(
      on: screen, model,
      watching: { stage in
        var judged = JudgedScreen(example: screen.name, stage.controller)
        judged.bar = stage.fields.barOnKeyboard
        let judge = StepJudge(
          judged, on: stage.device, finger: stage.finger, rules: MovementRule.promised
        )
        return StageWatch(
          stepBegins: judge.begin,
          userHasScrolled: judge.userHasScrolled,
          stepEnds: { isLast in
            judge.end(isLast: isLast).map { "\($0.view): \($0.rule) expected; \($0.detail)" }
          }
        )
      },
      recordsFrames: recordsFrames
    )
  }
}
