import Testing
import UIKit

@testable import KeyboardScrolling

@MainActor
struct CasesOnTheRunLoop {
  private func makeScreen() async -> CaseScreen {
    let screen = CaseScreen(.init(isManaged: false))
    screen.coordinator = await MainLoop.environment(screen.center).run {
      KeyboardScrollCoordinator(configuration: .init(revealPadding: 0))
    }
    screen.coordinator.manage(screen.scrollView)
    return screen
  }

  @Test func `57: a field becomes visible a turn or two after the announcement`() async {
    let screen = await makeScreen()
    screen.beginEditing(screen.addField(700...744))
    screen.announce(.willShow)
    screen.expect(bottom: 302, indicator: 302)
    await MainLoop.wait(screen) { screen.o == 236 }
    screen.expect(offset: 236)
  }

  @Test func `117: when a view shrinks, its inset changes at the end of the turn`() async {
    let screen = await makeScreen()
    screen.announce(.willShow)
    screen.scrollView.autoresizingMask = []
    screen.scrollView.frame = CGRect(x: 0, y: 0, width: 390, height: 700)
    await MainLoop.wait(screen) { screen.b == 192 }
    screen.expect(bottom: 192, indicator: 192)
  }

  @Test func `162: a timer applies a hide that AutoFill may have caused`() async {
    let screen = await makeScreen()
    let field = screen.addField(700...744)
    field.isSecureTextEntry = true
    screen.beginEditing(field)
    screen.announce(.willShow)
    await MainLoop.wait(screen) { screen.o == 236 }
    screen.post(.willHide, Keyboard.iPhoneHidden)
    screen.expect(bottom: 302, indicator: 302)
    await MainLoop.wait(screen) { screen.b == 0 }
    screen.expect(bottom: 0, indicator: 0)
  }
}
