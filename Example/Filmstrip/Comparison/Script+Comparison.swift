import Foundation
@_spi(Headless) import UIKit
import Workshop

extension Script {
  /// The situations for the comparison of techniques.
  ///
  /// Faults count after each step with a question, at rest.
  static let compared = [
    situation("iPhone with a home indicator"),
    situation("iPhone without one", device: phoneWithButton),
    situation("iPhone in landscape", isLandscape: true),
    situation("iPad, docked", device: pad),
    situation("iPad, split", device: pad, [tap, keyboard("Split", .undockByMenu()), hide]),
    situation(
      "iPad, floating",
      device: pad,
      [tap, keyboard("Floating", .float(frame: floatingFrame)), hide]
    ),
    situation("tab bar", in: .tabs),
    situation("view above a bar", in: .aboveBar),
    situation("form sheet that moves", device: pad, isLandscape: true, in: .sheet),
    situation(
      "Stage Manager window",
      device: "iPad Pro 11-inch (4th generation)",
      isLandscape: true,
      in: .window(CGRect(x: 247, y: 17, width: 700, height: 760))
    ),
    situation(
      "own inset 60, then 90",
      [go { $0.ownInset = 60 }, tap, check("Own inset 90") { $0.ownInset = 90 }, hide]
    ),
    situation(
      "refresh control",
      [
        go { $0.fields.scrollView.refreshControl = UIRefreshControl() },
        tap,
        go { $0.fields.scrollView.refreshControl?.beginRefreshing() },
        check("Refreshed") { $0.fields.scrollView.refreshControl?.endRefreshing() },
        hide,
      ]
    ),
    situation("AutoFill", [go { $0.tap(0) }, tap, keyboard("Filled in", .autoFill), hide]),
    situation("unlock", [tap, keyboard("Unlocked", .lockAndUnlock), hide]),
    situation("cross-fade", prepare: { $0.keyboard.prefersCrossFade = true }),
    situation(
      "iOS 26 hide with a height",
      prepare: { $0.options.version = .init(26) },
      [
        tap,
        check("Keyboard gone") {
          $0.device.keyboard.perform(.hideReportingToolbar())
          $0.endEditing()
        },
      ]
    ),
    situation(
      "focus without a notification",
      prepare: { $0.options.sameFrameFocusMove = .nothing },
      [
        check("Lowest field") { stage in
          let lowest = stage.lowestField
          stage.tap(0)
          stage.rest()
          lowest?.becomeFirstResponder()
        },
        hide,
      ]
    ),
    situation(
      "tall text view",
      screens: ["contact-form"],
      [go(tapLast.move), go { $0.typeLines(14) }, go { $0.endEditing() }, tapLast, hide]
    ),
    situation(
      "growing text",
      screens: ["contact-form"],
      [tapLast, check("Six lines typed") { $0.typeLines(6) }, hide]
    ),
    situation(
      "inverted list",
      screens: ["contact-form"],
      in: .aboveBar,
      [go { $0.turnUpsideDown() }, tap, hide]
    ),
    situation(
      "nested scroll views",
      device: phoneWithButton,
      screens: ["carousel"],
      [check("Caption tapped") { $0.tap(2) }, hide]
    ),
    situation(
      "push while up",
      [
        tap,
        go {
          let navigation = $0.controller.navigationController
          navigation?.pushViewController(UIViewController(), animated: true)
        },
        check("Popped") { $0.controller.navigationController?.popViewController(animated: true) },
        hide,
      ]
    ),
    situation(
      "interactive dismissal",
      [
        tap,
        check("Dragged away") {
          $0.dragKeyboard(to: 6)
          $0.letGo()
        },
      ]
    ),
    situation(
      "content grows above the field",
      [tap, check("Grown") { $0.growContent() }, hide]
    ),
    situation(
      "rotation",
      [
        tap,
        check("Landscape") { $0.device.rotate(to: .landscapeRight) },
        check("Portrait") { $0.device.rotate(to: .portrait) },
        hide,
      ]
    ),
    situation("emoji keyboard", [tap, keyboard("Emoji", .toggleEmoji(height: 380)), hide]),
    situation(
      "background and back",
      [tap, go { $0.device.keyboard.perform(.background) }, keyboard("Back", .foreground), hide]
    ),
    situation("password prompt", [tap, keyboard("Prompt", .passwordPrompt), hide]),
  ]

  private static let phoneWithButton = "iPhone SE (2nd generation)"
  private static let pad = "iPad mini (6th generation)"
  private static let floatingFrame = CGRect(x: 392, y: 560, width: 320, height: 254)

  private static func situation(
    _ title: String,
    device: String = "iPhone 14",
    isLandscape: Bool = false,
    screens: [String] = ["login", "contact-form"],
    in container: Stage.Container = .screen,
    prepare: @escaping @MainActor @Sendable (HeadlessDevice) -> Void = { _ in },
    _ steps: [Step] = [tap, hide]
  ) -> Script {
    Script(
      title: title,
      casts: screens.map { Cast(screen: $0, device: device, isLandscape: isLandscape) },
      container: container,
      prepare: prepare,
      steps: steps
    )
  }

  // MARK: Steps

  private static let tap = check("Field tapped") { $0.lowestField?.becomeFirstResponder() }
  private static let hide = check("Keyboard gone") { $0.endEditing() }
  private static let tapLast = check("Last field tapped") { stage in
    stage.scrollToEnd()
    stage.device.clock.settle()
    stage.tapLastField()
  }

  private static func check(_ caption: String, _ move: @escaping Move) -> Step {
    Step(caption, delay: 1.2, .isFocusInView, move)
  }

  private static func go(_ move: Move?) -> Step { Step("", delay: 0.8, nil, move) }

  private static func keyboard(_ caption: String, _ scenario: HeadlessKeyboardScenario) -> Step {
    check(caption) { $0.device.keyboard.perform(scenario) }
  }
}
