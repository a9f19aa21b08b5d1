import ComparisonForms
import Foundation
import KeyboardTechniques
import ScreenFields
import UIKit

/// A device, a container and a few steps, with a check wherever the screen has come to rest.
@MainActor
struct ComparisonSituation {
  typealias Step = Script.Step

  let name: String
  var device = "iPhone 14"
  var isLandscape = false
  var container = Stage.Container.screen
  var feature = ComparisonForm.Feature.plain
  var ownInset: CGFloat = 0
  var styles = ComparisonForm.Style.allCases
  var prepare: @MainActor @Sendable (HeadlessDevice) -> Void = { _ in }
  var steps = [tap, hide]

  /// Plays the situation on a form; nil where the technique has no place in it.
  func play(
    _ style: ComparisonForm.Style,
    with technique: any KeyboardTechnique.Type
  ) -> (shots: [Frame], faults: ComparisonFaults)? {
    var faults = ComparisonFaults()
    let script = Script(name: name, container: container, prepare: prepare, steps: steps)
    let run = script.play(
      on: Subject(style, feature, ownInset: ownInset),
      .forPlaying(device, isLandscape: isLandscape),
      with: technique
    ) { stage, frame in
      guard !frame.isMoving, let form = stage.form else { return }
      faults.count(frame.sample, of: form, on: stage.device.keyboard)
    }
    guard let run else { return nil }
    faults.count(run.frames)
    return (run.shots.filter { !$0.isMoving }, faults)
  }

  // MARK: Steps

  private static let tap = check("Field tapped") { $0.tap($0.lowestField) }
  private static let hide = check("Keyboard gone") { $0.endEditing() }

  private static func check(_ caption: String, _ move: @escaping Script.Move) -> Step {
    Step(caption, delay: 0.8, .isFocusInView, move)
  }

  /// A step after which nothing is checked.
  private static func go(_ move: @escaping Script.Move) -> Step { Step("", delay: 0.8, nil, move) }

  private static func keyboard(_ caption: String, _ scenario: HeadlessKeyboardScenario) -> Step {
    check(caption) { $0.device.keyboard.perform(scenario) }
  }

  /// Taps the last field, after the content was scrolled to its end.
  private static let tapLast = check("Last field tapped") { stage in
    stage.scrollToEnd()
    stage.device.clock.settle()
    guard let field = stage.form?.fields.last else { return }
    if let text = field as? UITextView {
      _ = text.headlessFocus(caretAt: text.text.count)
    } else {
      field.becomeFirstResponder()
    }
  }

  private static let phoneWithButton = "iPhone SE (2nd generation)"
  private static let pad = "iPad mini (6th generation)"
  private static let floating = CGRect(x: 392, y: 560, width: 320, height: 254)

  static let all: [ComparisonSituation] = [
    Self(name: "iPhone with a home indicator"),
    Self(name: "iPhone without one", device: phoneWithButton),
    Self(name: "iPhone in landscape", isLandscape: true),
    Self(name: "iPad, docked", device: pad),
    Self(name: "iPad, split", device: pad, steps: [tap, keyboard("Split", .undockByMenu()), hide]),
    Self(
      name: "iPad, floating",
      device: pad,
      steps: [tap, keyboard("Floating", .float(frame: floating)), hide]
    ),
    Self(name: "tab bar", container: .tabs),
    Self(name: "view above a bar", feature: .barBelow),
    Self(name: "form sheet that moves", device: pad, isLandscape: true, container: .sheet),
    Self(
      name: "Stage Manager window",
      device: "iPad Pro 11-inch (4th generation)",
      isLandscape: true,
      container: .window(CGRect(x: 247, y: 17, width: 700, height: 760))
    ),
    Self(
      name: "own inset 60, then 90",
      ownInset: 60,
      steps: [tap, check("Own inset 90") { $0.form?.ownInset = 90 }, hide]
    ),
    Self(
      name: "refresh control",
      steps: [
        go { $0.fields.scrollView.refreshControl = UIRefreshControl() },
        tap,
        go { $0.fields.scrollView.refreshControl?.beginRefreshing() },
        check("Refreshed") { $0.fields.scrollView.refreshControl?.endRefreshing() },
        hide,
      ]
    ),
    Self(
      name: "AutoFill",
      steps: [
        go { $0.tap(0) }, go { $0.tap($0.lowestField) }, keyboard("Filled in", .autoFill), hide,
      ]
    ),
    Self(name: "unlock", steps: [tap, keyboard("Unlocked", .lockAndUnlock), hide]),
    Self(name: "cross-fade", prepare: { $0.keyboard.prefersCrossFade = true }),
    Self(
      name: "iOS 26 hide with a height",
      prepare: { $0.options.version = .init(26) },
      steps: [
        tap,
        check("Keyboard gone") {
          $0.device.keyboard.perform(.hideReportingToolbar())
          $0.endEditing()
        },
      ]
    ),
    Self(
      name: "focus without a notification",
      prepare: { $0.options.sameFrameFocusMove = .nothing },
      steps: [
        check("Last field") { stage in
          let lowest = stage.lowestField
          stage.tap(0)
          stage.advance(by: 0.8)
          stage.tap(lowest)
        },
        hide,
      ]
    ),
    Self(name: "tall text view", feature: .tallText, steps: [tapLast, hide]),
    Self(
      name: "growing text",
      feature: .tallText,
      steps: [
        tapLast,
        check("Six lines typed") { stage in
          for _ in 0..<6 {
            (stage.form?.fields.last as? UITextView)?.headlessType("\nAnother line.")
            stage.advance(by: 0.3)
          }
        },
        hide,
      ]
    ),
    Self(name: "inverted list", feature: .inverted, styles: [.table]),
    Self(name: "nested scroll views", feature: .nested, steps: [tapLast, hide]),
    Self(
      name: "push while up",
      steps: [
        tap,
        go {
          let navigation = $0.controller.navigationController
          navigation?.pushViewController(UIViewController(), animated: true)
        },
        check("Popped") { $0.controller.navigationController?.popViewController(animated: true) },
        hide,
      ]
    ),
    Self(
      name: "interactive dismissal",
      steps: [
        tap,
        check("Dragged away") {
          $0.dragKeyboard(to: 6)
          $0.letGo()
        },
      ]
    ),
    Self(
      name: "content grows above the field",
      steps: [tap, check("Grown") { $0.form?.growHeader() }, hide]
    ),
    Self(
      name: "rotation",
      steps: [
        tap,
        check("Landscape") { $0.device.rotate(to: .landscapeRight) },
        check("Portrait") { $0.device.rotate(to: .portrait) },
        hide,
      ]
    ),
    Self(name: "emoji keyboard", steps: [tap, keyboard("Emoji", .toggleEmoji(height: 380)), hide]),
    Self(
      name: "background and back",
      steps: [
        tap,
        go { $0.device.keyboard.perform(.background) },
        keyboard("Back", .foreground),
        hide,
      ]
    ),
    Self(name: "password prompt", steps: [tap, keyboard("Prompt", .passwordPrompt), hide]),
  ]
}

extension Stage {
  var form: ComparisonForm? { controller as? ComparisonForm }

  /// The number of the lowest field of the form that is in sight as a whole.
  var lowestField: Int {
    let band = sample().visibleBand
    let seen = (form?.fields ?? []).enumerated().compactMap { index, field in
      let top = field.convert(field.bounds, to: field.window as UIView?).minY
      let isSeen = field.window != nil && top >= band.top && top + 44 <= band.bottom
      return isSeen ? (index: index, top: top) : nil
    }
    return seen.max { $0.top < $1.top }?.index ?? 0
  }
}
