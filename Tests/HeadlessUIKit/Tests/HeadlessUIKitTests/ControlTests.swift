import Testing
@_spi(Headless) import UIKit

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
    expectEqual(senders, to: [ObjectIdentifier(control)])
    expectNil(action.sender)
    expectEqual(control.allControlEvents, to: [.valueChanged, .editingChanged])
  }

  @Test func `an action replaces one with the same identifier, but only for its own events`() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("old") },
      for: [.touchUpInside, .valueChanged]
    )
    control.addAction(
      UIAction(identifier: identifier) { _ in log.append("new") }, for: .touchUpInside
    )
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    expectEqual(log, to: ["new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    control.sendActions(for: .allEvents)
    expectEqual(log, to: ["new", "old"])
    expectEqual(control.allControlEvents, to: [])
    for word in ["first", "second"] {
      control.addAction(UIAction { _ in log.append(word) }, for: .touchUpInside)
    }
    control.sendActions(for: .touchUpInside)
    expectEqual(log.suffix(2), to: ["first", "second"])
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
    expectEqual(taps, to: 0)
    control.isUserInteractionEnabled = true
    control.headlessTap()
    expectEqual(taps, to: 1)
  }

  @Test func `the state results from the control's properties`() {
    let control = UIControl(frame: .zero)
    expectEqual(control.state, to: .normal)
    control.isEnabled = false
    control.isSelected = true
    expectEqual(control.state, to: [.disabled, .selected])
    expectEqual(control.state.rawValue, to: 2 + 4)
  }
}
