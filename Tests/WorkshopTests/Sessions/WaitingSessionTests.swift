import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit

@testable import Workshop

@MainActor struct WaitingSessionTests {
  private final class WaitingScreen: UIViewController, ActingScreen {
    let scrolls = AppScrolls()

    func act(_ deed: AppAction.Deed, share: Double) -> String? {
      _ = scrolls.completion {}
      return "wait"
    }
  }

  @Test func `a session ends with a finding if the app never calls a completion`() {
    let kind = SessionKind(name: "waiting", device: .iPhone14) { _ in
      SessionKind.SessionScreen(WaitingScreen())
    }
    let step = Session.Step(action: .app(AppAction(deed: .receive, share: 0)))
    let session = Session(kind: kind.name, seed: 1, steps: [step])
    let findings = SessionPlayer.play(session, on: kind).findings
    expectEqual(findings.first?.detail, to: "the app waits for a completion that is never called")
  }
}
