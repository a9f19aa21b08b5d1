import Foundation
import UIKit

extension Experiment {
  static let keyboard = [
    Experiment(
      name: "focus-and-hide",
      title: "A field becomes first responder, and editing ends"
    ) { stage in
      let field = stage.addField()
      stage.probe = { [weak field] in field?.isFirstResponder ?? false }
      var shown: [ExperimentStage.Posted] = []
      var (show, hide, editing) = ("", "", "")
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step {
            shown = stage.posted
            (show, editing) = (stage.names(), stage.names(withEditing: true))
            stage.forget()
            stage.window.endEditing(true)
          },
        ],
        answers: {
          hide = stage.names()
          return order(show: show, hide: hide, editing: editing)
            + values(shown: shown, hidden: stage.posted, screen: stage.window.screen.bounds)
        }
      )
    },
    Experiment(name: "text-view", title: "A text view becomes first responder") { stage in
      let view = UITextView(frame: CGRect(x: 16, y: 100, width: 280, height: 200))
      view.text = "one\ntwo\nthree"
      stage.controller.view.addSubview(view)
      return Run(
        steps: [Step { view.becomeFirstResponder() }],
        answers: {
          [
            ExperimentAnswer(
              "A text view begins editing before the keyboard is announced",
              decides: "S99",
              option: "version",
              assumed: true,
              found: stage.names(withEditing: true).hasPrefix("didBeginEditing")
            )
          ]
        }
      )
    },
    Experiment(
      name: "accessory-view",
      title: "A field with an accessory view, and the keyboard layout guide"
    ) { stage in
      let field = stage.addField()
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      field.inputAccessoryView = bar
      let guide = stage.controller.view.keyboardLayoutGuide
      var (end, top, guideTop): (CGRect?, CGFloat, CGFloat) = (nil, 0, 0)
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step(0) {
            end = stage.first("willShow")?.endFrame
            stage.controller.view.layoutIfNeeded()
            if let window = bar.window {
              top = bar.convert(bar.bounds, to: window.screen.coordinateSpace).minY
            }
            guideTop = guide.layoutFrame.minY
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The end frame contains the accessory view",
              decides: "S179",
              option: "endFrameExcludesAccessory",
              assumed: true,
              found: end.map { $0.minY <= top + 0.5 }
            ),
            ExperimentAnswer(
              "The keyboard layout guide begins where the end frame begins",
              decides: "S151",
              assumed: true,
              found: end.map { abs($0.minY - guideTop) <= 0.5 }
            ),
          ]
        }
      )
    },
  ]

  private static func order(show: String, hide: String, editing: String) -> [ExperimentAnswer] {
    [
      ExperimentAnswer(
        "The notifications of a show",
        decides: "S96",
        assumed: "willChangeFrame, willShow, didChangeFrame, didShow",
        found: show
      ),
      ExperimentAnswer(
        "The notifications of a hide",
        decides: "S97",
        assumed: "willChangeFrame, willHide, didChangeFrame, didHide",
        found: hide
      ),
      ExperimentAnswer(
        "A text field begins editing before the keyboard is announced",
        decides: "S99",
        assumed: true,
        found: editing.hasPrefix("didBeginEditing")
      ),
    ]
  }

  private static func values(
    shown: [ExperimentStage.Posted],
    hidden: [ExperimentStage.Posted],
    screen: CGRect
  ) -> [ExperimentAnswer] {
    func first(_ name: String) -> ExperimentStage.Posted? {
      (shown + hidden).first { $0.name == name }
    }
    let (show, didShow, hide) = (first("willShow"), first("didShow"), first("willHide"))
    let answer = ExperimentAnswer(
      "The field is first responder in willHide",
      decides: "S97",
      option: "resignsAfterHide",
      assumed: false,
      found: hide?.probe
    )
    return [answer] + animation(show, didShow) + origin(show)
      + frames(show, didShow, hide, screen: screen)
  }

  private static func animation(
    _ show: ExperimentStage.Posted?,
    _ didShow: ExperimentStage.Posted?
  ) -> [ExperimentAnswer] {
    [
      ExperimentAnswer(
        "The curve",
        decides: "S88",
        assumed: "7",
        found: show?.curve.map { "\($0)" } ?? "missing"
      ),
      ExperimentAnswer(
        "The duration in seconds",
        decides: "S89",
        assumed: "0.25",
        found: show?.duration.map { "\($0)" } ?? "missing"
      ),
      ExperimentAnswer(
        "A did-notification has the keys of the animation",
        decides: "S90",
        option: "omitsAnimationKeysOnDid",
        assumed: true,
        found: didShow.map { $0.duration != nil && $0.curve != nil }
      ),
    ]
  }

  private static func origin(_ show: ExperimentStage.Posted?) -> [ExperimentAnswer] {
    [
      ExperimentAnswer(
        "The notification has isLocal",
        decides: "S93",
        option: "omitsIsLocal",
        assumed: true,
        found: show.map { $0.isLocal != nil }
      ),
      ExperimentAnswer(
        "The object is a screen",
        decides: "S86",
        option: "omitsScreenObject",
        assumed: true,
        found: show.map(\.hasScreen)
      ),
    ]
  }

  private static func frames(
    _ show: ExperimentStage.Posted?,
    _ didShow: ExperimentStage.Posted?,
    _ hide: ExperimentStage.Posted?,
    screen: CGRect
  ) -> [ExperimentAnswer] {
    [
      ExperimentAnswer(
        "The end frames of willShow and didShow are the same",
        decides: "S222",
        option: "didFrames",
        assumed: true,
        found: didShow.map { $0.endFrame == show?.endFrame }
      ),
      ExperimentAnswer(
        "A docked keyboard ends at the edge of the screen",
        decides: "S94",
        assumed: true,
        found: show?.endFrame.map { abs($0.maxY - screen.maxY) < 1 }
      ),
      ExperimentAnswer(
        "A hidden keyboard is below the screen, and keeps its size",
        decides: "S92",
        assumed: true,
        found: hide?.endFrame.map { $0.minY >= screen.maxY - 1 && $0.size == show?.endFrame?.size }
      ),
    ]
  }
}
