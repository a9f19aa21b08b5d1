@_spi(Headless) package import UIKit

/// The steps of a user on a screen, with a picture after each step.
package struct Script: Sendable {
  package typealias Move = @MainActor @Sendable (Stage) -> Void

  /// A question that a picture answers when the keyboard and the content are at rest.
  package enum Question: Sendable {
    case isFocusInView
    /// Is the last row visible, without much space after it?
    case isEndInView
    case isStartInView
    /// Are the insets those from before the keyboard?
    case areInsetsTheAppsOwn
  }

  package struct Step: Sendable {
    package let caption: String
    /// The seconds from the move to the picture; nil for a picture in the same turn of the run loop.
    let delay: TimeInterval?
    /// The question; nil for a picture during a movement.
    let question: Question?
    /// The user's move; nil for a step that only waits.
    let move: Move?
    /// An action that must change nothing, after the step; for example, a repeated notification.
    package var again: Move = { $0.device.clock.turn() }

    /// True if nothing but a finger moves after the step: movements take less than 0.5 s.
    var endsAtRest: Bool { question != nil || delay == 0 || (delay ?? 0) > 0.5 }

    package init(
      _ caption: String, delay: TimeInterval? = 0.6, _ question: Question? = nil,
      _ move: Move? = nil
    ) {
      self.caption = caption
      self.delay = delay
      self.question = question
      self.move = move
    }
  }

  /// A screen and a device on which a filmstrip shows the script.
  struct Setup: Sendable {
    let screen: String
    let device: String
    var isLandscape = false

    @MainActor var model: HeadlessDeviceModel { .forPlaying(device, isLandscape: isLandscape) }
  }

  /// The title, which follows the title of the screen in a picture.
  let title: String
  var sentence = ""
  var setups: [Setup] = []
  var container = Stage.Container.screen
  var prepare: @MainActor @Sendable (HeadlessDevice) -> Void = { _ in }
  package let steps: [Step]

  /// The name in kebab-case, for file names.
  var name: String { title.lowercased().replacing(",", with: "").replacing(" ", with: "-") }
}

extension Script {
  /// Creates a script that has no picture; `prepare` changes the device before the first step.
  package init(
    title: String, prepare: @escaping @MainActor @Sendable (HeadlessDevice) -> Void, steps: [Step]
  ) {
    self.init(title: title, sentence: "", prepare: prepare, steps: steps)
  }
}

extension Script {
  /// The seconds to a moment in the middle of the keyboard's movement.
  private static let underWay: TimeInterval = 0.08
  // A small phone: the keyboard of an iPhone 14 would cover no field of the login form.
  private static let loginOnPhone = Setup(screen: "login", device: "iPhone SE (2nd generation)")
  private static let contactFormOnPhone = Setup(screen: "contact-form", device: "iPhone 14")

  static let all =
    [
      firstFocus, lastFieldAndBack, hide, rotation, autofill, sheet, floatingKeyboard,
      interactiveDismissal, invertedChat,
    ] + folding

  /// The script for the picture at the top of the README.
  static let hero = Script(
    title: "hero",
    setups: [Setup(screen: "contact-form", device: "iPhone 16")],
    steps: [
      Step("Before", delay: 0.8), Step("Field tapped", delay: 2.4) { $0.tap(7) },
      Step("Editing ends", delay: 0.8) { $0.endEditing() },
      Step("Scrolled back", delay: 0.6) { $0.dragToStart() },
    ]
  )

  private static let firstFocus = Script(
    title: "first focus",
    sentence: """
      The user taps the first field. The inset at the bottom grows by the covered height, less the \
      safe area, which UIKit adds itself. All of the form can be scrolled above the keyboard.
      """,
    setups: [loginOnPhone, contactFormOnPhone],
    steps: [
      Step("Before", delay: 0),
      Step("First field tapped", delay: underWay) { $0.tap(0) },
      Step("Keyboard at rest", .isFocusInView),
      Step("Scrolled to the end", delay: 0, .isEndInView) { $0.scrollToEnd() },
    ]
  )

  private static let lastFieldAndBack = Script(
    title: "last field and back",
    sentence: """
      The user taps the last field, then the first. The content moves only as far as it takes to \
      bring the focused field into view above the keyboard.
      """,
    setups: [loginOnPhone, contactFormOnPhone],
    steps: [
      Step("Before", delay: 0),
      Step("Focus on the last field", delay: underWay) { $0.tapLastField() },
      Step("Keyboard at rest", .isFocusInView),
      Step("First field tapped", .isFocusInView) { $0.tap(0) },
    ]
  )

  private static let hide = Script(
    title: "hide",
    sentence: """
      The keyboard hides, and the coordinator removes its part of the insets. The insets are the \
      app's own again, and the content ends where it ended before.
      """,
    setups: [loginOnPhone, contactFormOnPhone],
    steps: [
      Step("Focus on the last field", .isFocusInView) { $0.tapLastField() },
      Step("Editing ends", delay: underWay) { $0.endEditing() },
      Step("Keyboard gone", .areInsetsTheAppsOwn),
      Step("Scrolled to the end", delay: 0, .isEndInView) { $0.scrollToEnd() },
    ]
  )

  private static let rotation = Script(
    title: "rotation",
    sentence: """
      The user rotates the phone with the keyboard up, and back. iOS hides the keyboard without \
      animation, rotates the screen, and shows a keyboard of another height. Each time, the inset \
      is the height that the keyboard covers, less the safe area of that orientation. The focused \
      field stays visible.
      """,
    setups: [loginOnPhone, contactFormOnPhone],
    steps: [
      Step("Focus on the last field", .isFocusInView) { $0.tapLastField() },
      Step("Turned to landscape", .isFocusInView) { $0.device.rotate(to: .landscapeRight) },
      Step("Turned back", .isFocusInView) { $0.device.rotate(to: .portrait) },
    ]
  )

  private static let autofill = Script(
    title: "AutoFill",
    sentence: """
      The system fills in the user name and focuses the password, whose keyboard has no \
      suggestions: 216 points instead of 260. Then the system posts a hide, a show 0.05 s later, \
      and a second show 0.04 s after the first. The coordinator delays its reaction to the hide, \
      so that nothing moves. At the end the password is visible, and nothing is counted twice.
      """,
    setups: [loginOnPhone],
    steps: [
      Step("First field tapped", .isFocusInView) { $0.tap(0) },
      Step("Filled in, and a hide", delay: 0.02) { $0.autoFill() },
      Step("Shown again", delay: 0.04),
      Step("Keyboard at rest", .isFocusInView),
    ]
  )

  private static let sheet = Script(
    title: "form sheet",
    sentence: """
      A form in a sheet on an iPad. UIKit posts the notification, and only then moves the sheet \
      up, away from the keyboard. The coordinator follows the sheet: in the end, the inset is the \
      height of the moved sheet that the keyboard covers.
      """,
    setups: [
      Setup(screen: "contact-form", device: "iPad mini (6th generation)", isLandscape: true)
    ],
    container: .sheet,
    steps: [
      Step("Before", delay: 0),
      Step("Notified: no keyboard yet", delay: nil) { $0.tapLastField() },
      Step("The sheet has moved", .isFocusInView),
    ]
  )

  private static let floatingKeyboard = Script(
    title: "floating keyboard",
    sentence: """
      On an iPad, the user pinches the docked keyboard until it floats, and docks it again. The \
      user can move a floating keyboard out of the way, so the inset is only the app's own. For \
      the docked keyboard, the coordinator adds its inset again.
      """,
    setups: [Setup(screen: "contact-form", device: "iPad mini (6th generation)")],
    steps: [
      Step("Docked", .isFocusInView) { $0.tapLastField() },
      Step("Floating", .areInsetsTheAppsOwn) {
        $0.device.keyboard.perform(.float(frame: CGRect(x: 392, y: 560, width: 320, height: 254)))
      },
      Step("Docked again", .isFocusInView) { $0.device.keyboard.perform(.dock) },
    ]
  )

  private static let interactiveDismissal = Script(
    title: "interactive dismissal",
    sentence: """
      A finger drags the form, and the keyboard with it; iOS posts nothing meanwhile. So the inset \
      stays, and nothing jumps under the finger. If the finger moves back up, keyboard and inset \
      stay. If the finger moves down to the edge, the keyboard hides, and the coordinator removes \
      the inset.
      """,
    setups: [contactFormOnPhone],
    steps: [
      Step("Focus on the last field", .isFocusInView) { $0.tapLastField() },
      Step("Dragged down", delay: 0) { $0.dragKeyboard(to: 190) },
      Step("Taken back up, let go", .isFocusInView) { $0.dragKeyboardBack() },
      Step("Dragged again", delay: 0) { $0.dragKeyboard(to: 90) },
      Step("Let go: it is gone", .areInsetsTheAppsOwn) { $0.letGo() },
    ]
  )

  private static let invertedChat = Script(
    title: "inverted list",
    sentence: """
      The newest message is at the table's top, which a transform has flipped to the bottom of the \
      screen. So the inset at the table's top grows by the height that the keyboard and its bar \
      cover, and the newest message moves up and down with the bar.
      """,
    setups: [Setup(screen: "inverted-chat", device: "iPhone 14")],
    steps: [
      Step("Before", delay: 0, .isEndInView),
      Step("Field tapped", .isEndInView) { $0.tap(0) },
      Step("Scrolled to the oldest", delay: 0, .isStartInView) { $0.scrollToEnd() },
      Step("Editing ends", .areInsetsTheAppsOwn) { $0.endEditing() },
    ]
  )
}
