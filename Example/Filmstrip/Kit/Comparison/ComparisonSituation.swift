import ComparisonForms
import CoreGraphics
import Foundation
import UIKit

/// A device, a container and a few moves, with a check wherever the screen has come to rest.
@MainActor
struct ComparisonSituation {
  enum Container {
    case screen, tabs, sheet
    case window(CGRect)
  }

  let name: String
  var device = "iPhone 14"
  var isLandscape = false
  var container = Container.screen
  var feature = ComparisonForm.Feature.plain
  var ownInset: CGFloat = 0
  var styles = ComparisonForm.Style.allCases
  var prepare: @MainActor (HeadlessDevice) -> Void = { _ in }
  var play: @MainActor (ComparisonBench) -> Void = Self.tapAndHide

  private static let phoneWithButton = "iPhone SE (2nd generation)"
  private static let pad = "iPad mini (6th generation)"

  private static func tapAndHide(_ bench: ComparisonBench) { tap(bench) { _ in } }

  /// Taps a field, does something with the keyboard up, and hides it.
  private static func tap(_ bench: ComparisonBench, _ body: @MainActor (ComparisonBench) -> Void) {
    bench.tap()
    bench.check("Field tapped")
    body(bench)
    bench.hide()
    bench.check("Keyboard gone")
  }

  private static func performing(
    _ caption: String,
    _ scenario: HeadlessKeyboardScenario
  ) -> @MainActor (ComparisonBench) -> Void {
    { bench in
      tap(bench) { bench in
        bench.device.keyboard.perform(scenario)
        bench.wait()
        bench.check(caption)
      }
    }
  }

  static let all: [ComparisonSituation] = [
    Self(name: "iPhone with a home indicator"),
    Self(name: "iPhone without one", device: phoneWithButton),
    Self(name: "iPhone in landscape", isLandscape: true),
    Self(name: "iPad, docked", device: pad),
    Self(
      name: "iPad, split",
      device: pad,
      play: performing("Split", .undockByMenu())
    ),
    Self(
      name: "iPad, floating",
      device: pad,
      play: performing("Floating", .float(frame: CGRect(x: 392, y: 560, width: 320, height: 254)))
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
      play: { bench in
        tap(bench) { bench in
          bench.ownInset = 90
          bench.wait()
          bench.check("Own inset 90")
        }
      }
    ),
    Self(
      name: "refresh control",
      play: { bench in
        let control = UIRefreshControl()
        bench.form.scrollView.refreshControl = control
        tap(bench) { bench in
          control.beginRefreshing()
          bench.wait()
          control.endRefreshing()
          bench.wait()
          bench.check("Refreshed")
        }
      }
    ),
    Self(
      name: "AutoFill",
      play: { bench in
        bench.tap(0)
        bench.tap()
        bench.device.keyboard.perform(.autoFill)
        bench.wait()
        bench.check("Filled in")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(name: "unlock", play: performing("Unlocked", .lockAndUnlock)),
    Self(name: "cross-fade", prepare: { $0.keyboard.prefersCrossFade = true }),
    Self(
      name: "iOS 26 hide with a height",
      prepare: { $0.options.version = .init(26) },
      play: { bench in
        bench.tap()
        bench.check("Field tapped")
        bench.device.keyboard.perform(.hideReportingToolbar())
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(
      name: "focus without a notification",
      prepare: { $0.options.sameFrameFocusMove = .nothing },
      play: { bench in
        let lowest = bench.lowestField
        bench.tap(0)
        bench.tap(lowest)
        bench.check("Last field")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(
      name: "tall text view",
      feature: .tallText,
      play: { bench in
        bench.scrollToEnd()
        bench.tap(bench.form.fields.count - 1)
        bench.check("Text tapped")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(
      name: "growing text",
      feature: .tallText,
      play: { bench in
        bench.scrollToEnd()
        bench.tap(bench.form.fields.count - 1)
        for _ in 0..<6 {
          (bench.form.fields.last as? UITextView)?.headlessType("\nAnother line.")
          bench.wait(0.3)
        }
        bench.wait()
        bench.check("Six lines typed")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(name: "inverted list", feature: .inverted, styles: [.table]),
    Self(
      name: "nested scroll views",
      feature: .nested,
      play: { bench in
        bench.scrollToEnd()
        bench.tap(bench.form.fields.count - 1)
        bench.check("Field tapped")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(
      name: "push while up",
      play: { bench in
        bench.tap()
        bench.form.navigationController?.pushViewController(UIViewController(), animated: true)
        bench.wait()
        bench.form.navigationController?.popViewController(animated: true)
        bench.wait()
        bench.check("Popped")
        bench.hide()
        bench.check("Keyboard gone")
      }
    ),
    Self(
      name: "interactive dismissal",
      play: { bench in
        bench.tap()
        bench.dragAway()
        bench.check("Dragged away")
      }
    ),
    Self(
      name: "content grows above the field",
      play: { bench in
        tap(bench) { bench in
          bench.growHeader()
          bench.wait()
          bench.check("Grown")
        }
      }
    ),
    Self(
      name: "rotation",
      play: { bench in
        tap(bench) { bench in
          bench.device.rotate(to: .landscapeRight)
          bench.restartJumps()
          bench.wait()
          bench.check("Landscape")
          bench.device.rotate(to: .portrait)
          bench.restartJumps()
          bench.wait()
          bench.check("Portrait")
        }
      }
    ),
    Self(name: "emoji keyboard", play: performing("Emoji", .toggleEmoji(height: 380))),
    Self(
      name: "background and back",
      play: { bench in
        tap(bench) { bench in
          bench.device.keyboard.perform(.background)
          bench.wait()
          bench.device.keyboard.perform(.foreground)
          bench.wait()
          bench.check("Back")
        }
      }
    ),
    Self(name: "password prompt", play: performing("Prompt", .passwordPrompt)),
  ]
}
