import CoreGraphics
import Testing
@_spi(Headless) import UIKit

@Suite("UIControl")
@MainActor
struct ControlTests {
  @Test func `an action runs for its events, with the control as its sender`() {
    let control = UIControl(frame: .zero)
    var senders: [ObjectIdentifier] = []
    let action = UIAction { action in
      senders += (action.sender as? UIControl).map { [ObjectIdentifier($0)] } ?? []
    }
    control.addAction(action, for: [.valueChanged, .editingChanged])
    control.sendActions(for: .touchUpInside)
    #expect(senders.isEmpty)
    control.sendActions(for: .editingChanged)
    #expect(senders == [ObjectIdentifier(control)])
    #expect(action.sender == nil)
    #expect(control.allControlEvents == [.valueChanged, .editingChanged])
  }

  @Test func `an action replaces the one with its identifier, for those events only`() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") },
      for: [.touchUpInside, .valueChanged]
    )
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("new") },
      for: .touchUpInside
    )
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    #expect(log == ["new", "old"])
    #expect(control.allControlEvents == [])
    for word in ["first", "second"] {
      control.addAction(UIAction { _ in log.append(word) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    #expect(log.suffix(2) == ["first", "second"])
  }

  @Test func `only a control that is enabled, visible and interactive receives a tap`() {
    let control = UIControl(frame: .zero)
    var taps = 0
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    control.isEnabled = false
    control.headlessTap()
    control.isEnabled = true
    control.isHidden = true
    control.headlessTap()
    control.isHidden = false
    control.isUserInteractionEnabled = false
    control.headlessTap()
    #expect(taps == 0)
    control.isUserInteractionEnabled = true
    control.headlessTap()
    #expect(taps == 1)
  }

  @Test func `the state is made of the control's properties`() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state == [.disabled, .selected])
    #expect(control.state.rawValue == 2 + 4)
  }
}
