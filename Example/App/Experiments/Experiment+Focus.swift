import Foundation
import UIKit

extension Experiment {
  static let focus = [
    Experiment(
      name: "focus-move",
      title: "The focus moves to another field with the same keyboard"
    ) { stage in
      let (one, other) = (stage.addField(), stage.addField(y: 160))
      return Run(
        steps: [
          Step { one.becomeFirstResponder() },
          Step {
            stage.forget()
            other.becomeFirstResponder()
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "Something is posted",
              decides: "S101",
              option: "sameFrameFocusMove",
              assumed: true,
              found: !stage.posted.allSatisfy { $0.name.hasSuffix("Editing") }
            ),
            ExperimentAnswer(
              "A hide is posted",
              decides: "S101",
              assumed: false,
              found: stage.first("willHide") != nil
            ),
          ]
        }
      )
    },
    Experiment(
      name: "resign-and-become",
      title: "A field resigns and becomes first responder again in one turn"
    ) { stage in
      let field = stage.addField()
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step {
            stage.forget()
            field.resignFirstResponder()
            field.becomeFirstResponder()
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "A hide and a show are announced",
              decides: "S105",
              assumed: true,
              found: stage.first("willHide") != nil && stage.first("willShow") != nil
            )
          ]
        }
      )
    },
    Experiment(
      name: "early-focus",
      title: "The app focuses a field that is not in a window yet"
    ) { stage in
      let field = UITextField(frame: CGRect(x: 16, y: 100, width: 280, height: 44))
      var accepted = true
      return Run(
        steps: [
          Step(0.1) { accepted = field.becomeFirstResponder() },
          Step { stage.controller.view.addSubview(field) },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The request is refused",
              decides: "S126",
              assumed: true,
              found: !accepted
            ),
            ExperimentAnswer(
              "The field is first responder once it is in a window",
              decides: "S185",
              option: "remembersEarlyFocus",
              assumed: true,
              found: field.isFirstResponder
            ),
          ]
        }
      )
    },
    Experiment(
      name: "accessory-controller",
      title: "A controller that is first responder for its bar, as in a chat"
    ) { stage in
      let chat = AccessoryController()
      let field = UITextField(frame: CGRect(x: 16, y: 100, width: 280, height: 44))
      chat.view.addSubview(field)
      return Run(
        steps: [
          Step { stage.navigation.pushViewController(chat, animated: false) },
          Step { chat.becomeFirstResponder() },
          Step { field.becomeFirstResponder() },
          Step {
            stage.forget()
            field.resignFirstResponder()
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "When the field resigns, the controller is first responder",
              decides: "S187",
              option: "focusAfterResigning",
              assumed: true,
              found: chat.isFirstResponder
            ),
            ExperimentAnswer(
              "When the field resigns, a hide is posted",
              decides: "S187",
              assumed: false,
              found: stage.first("willHide") != nil
            ),
          ]
        }
      )
    },
    Experiment(name: "push", title: "A screen is pushed while the keyboard is up") { stage in
      let field = stage.addField()
      var wasInWindow: Bool?
      stage.probe = { [weak stage] in stage?.controller.view.window != nil }
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step {
            stage.forget()
            let next = UIViewController()
            next.view.backgroundColor = .systemBackground
            stage.navigation.pushViewController(next, animated: true)
          },
          Step {
            wasInWindow = stage.first("willHide")?.probe
            stage.navigation.popViewController(animated: false)
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The old screen is in the window in willHide",
              decides: "S137",
              assumed: false,
              found: wasInWindow
            )
          ]
        }
      )
    },
    Experiment(
      name: "alert",
      title: "An alert appears over a focused field, and is dismissed"
    ) { stage in
      let field = stage.addField()
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step {
            let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "OK", style: .default))
            stage.controller.present(alert, animated: true)
          },
          Step { stage.controller.dismiss(animated: true) },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The field is first responder again",
              decides: "S188",
              option: "focusAfterAlert",
              assumed: true,
              found: field.isFirstResponder
            )
          ]
        }
      )
    },
  ]
}

private final class AccessoryController: UIViewController {
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }
}
