import Foundation
import UIKit

extension Experiment {
  /// Experiments with offsets that the app assigns, and with animated scrolls.
  static let offsets = [
    Experiment(name: "pixels", title: "An offset that is no multiple of a pixel") { stage in
      let view = stage.addScrollView(contentHeight: 1000)
      var offset: CGFloat = 0
      return Run(
        steps: [
          Step(0.1) {
            view.contentOffset.y = 100.1
            offset = view.contentOffset.y
          }
        ],
        answers: {
          [
            ExperimentAnswer(
              "The offset after 100.1 was assigned",
              decides: "S238",
              assumed: "100",
              found: offset == 100 ? "100" : "\(offset)",
              measured: "scale \(stage.window.screen.scale)"
            )
          ]
        }
      )
    },
    Experiment(
      name: "scroll-target",
      title: "An animated scroll to the end, while the range shrinks"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 2000)
      view.contentInset.bottom = 300
      var path: [CGFloat] = []
      return Run(
        steps: [
          Step(0.1) { view.setContentOffset(CGPoint(x: 0, y: 1900), animated: true) },
          Step {
            view.contentInset.bottom = 0
            stage.sample(frames: 60) { path.append(view.contentOffset.y.rounded()) }
          },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The offset after an animated scroll to 1900, while the range shrinks to 1600",
              decides: "S78",
              assumed: "1900",
              found: path.last.map { "\(Int($0))" } ?? "unknown",
              measured: line(path)
            )
          ]
        }
      )
    },
    Experiment(
      name: "scroll-animating",
      title: "When a scroll view reports an animated scroll"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 3000)
      // Below the visible rectangle, so that UIKit scrolls to the field even without an inset.
      let field = stage.addField(y: 2000, to: view)
      var answers: [Bool?] = []
      var scroll: [Bool] = []
      var focus: [Bool] = []
      @MainActor func note() { answers.append(isScrollAnimating(view)) }
      @MainActor func scrollAndNote() {
        view.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
        note()
        stage.sample(frames: 60) { isScrollAnimating(view).map { scroll.append($0) } }
      }
      return Run(
        steps: [
          Step { scrollAndNote() },
          Step {
            note()
            UIView.animate(withDuration: 0.5) { view.contentOffset.y = 0 }
            note()
          },
          Step {
            field.becomeFirstResponder()
            stage.sample(frames: 60) { isScrollAnimating(view).map { focus.append($0) } }
          },
        ],
        answers: { animating(answers, scroll: scroll, focus: focus) }
      )
    },
    Experiment(
      name: "typed-letter",
      title: "A letter typed into a text field that was scrolled off the screen"
    ) { stage in
      let view = stage.addScrollView(contentHeight: 2000)
      let field = stage.addField(y: 40, to: view)
      return Run(
        steps: [
          Step { field.becomeFirstResponder() },
          Step { view.setContentOffset(CGPoint(x: 0, y: 600), animated: false) },
          Step { field.insertText("a") },
        ],
        answers: {
          [
            ExperimentAnswer(
              "The letter scrolls the field back onto the screen",
              decides: "S241",
              assumed: false,
              found: field.isFirstResponder ? view.contentOffset.y < 600 : nil,
              measured: "offset \(view.contentOffset.y)"
            )
          ]
        }
      )
    },
  ]

  @MainActor
  private static func isScrollAnimating(_ view: UIScrollView) -> Bool? {
    guard #available(iOS 17.4, *) else { return nil }
    return view.isScrollAnimating
  }

  /// Returns the answers about `isScrollAnimating` at three moments, and in the frames of two scrolls.
  private static func animating(
    _ moments: [Bool?],
    scroll: [Bool],
    focus: [Bool]
  ) -> [ExperimentAnswer] {
    func moment(_ index: Int) -> Bool? { moments.indices.contains(index) ? moments[index] : nil }
    return [
      ExperimentAnswer(
        "A scroll counts as animated in the call that begins it",
        decides: "S230",
        option: "tellsScrollAtOnce",
        assumed: true,
        found: moment(0)
      ),
      ExperimentAnswer(
        "A scroll counts as animated on its way",
        decides: "S230",
        assumed: true,
        found: scroll.isEmpty ? nil : scroll.contains(true),
        measured: line(scroll)
      ),
      ExperimentAnswer(
        "A scroll counts as animated after it has ended",
        decides: "S230",
        assumed: false,
        found: moment(1)
      ),
      ExperimentAnswer(
        "An offset assigned inside an animation counts as an animated scroll",
        decides: "S230",
        assumed: false,
        found: moment(2)
      ),
      ExperimentAnswer(
        "UIKit's scroll to the focus counts as animated",
        decides: "S231",
        option: "tellsScrollToFocus",
        assumed: true,
        found: focus.isEmpty ? nil : focus.contains(true),
        measured: line(focus)
      ),
    ]
  }

  private static func line(_ flags: [Bool]) -> String { flags.map { $0 ? "1" : "0" }.joined() }

  private static func line(_ numbers: [CGFloat]) -> String {
    numbers.map { "\(Int($0))" }.joined(separator: " ")
  }
}
