@_spi(Headless) import UIKit

extension Script {
  static let folding = [
    opened("opened while editing", screen: "login", .isFocusInView),
    opened("opened at its end", screen: "chat", .isEndInView),
  ]

  private static func opened(_ title: String, screen: String, _ question: Question) -> Script {
    Script(
      title: title,
      sentence: """
        An iPhone Duo opens with the keyboard up, and closes. The window moves to the other display, \
        where the keyboard has another height. The coordinator never uses a frame of one display on the \
        other. Played in a model of iOS 27.1, not run on a device yet.
        """,
      setups: [Setup(screen: screen, device: "iPhone Duo")],
      steps: [
        Step("Field tapped", question) { $0.tapLastField() },
        Step("Opened: no keyboard yet", delay: 0.1) { $0.device.fold(to: .fullyOpen) },
        Step("Keyboard at rest", question == .isEndInView ? nil : question),
        Step("Closed", delay: 0.9, question) { $0.device.fold(to: .closed) },
        Step("Editing ends", .areInsetsTheAppsOwn) { $0.endEditing() },
      ]
    )
  }
}
