import Testing
@_spi(Headless) import UIKit

@Suite(.ownDevice) struct AlertTests {
  private let fixture = KeyboardFixture()

  private func alert(fields: Int = 1, actions: [String] = ["OK"]) -> UIAlertController {
    let alert = UIAlertController(
      title: "Name", message: "What is it called?", preferredStyle: .alert
    )
    for index in 0..<fields { alert.addTextField { $0.placeholder = "field \(index)" } }
    for title in actions { alert.addAction(UIAlertAction(title: title, style: .default)) }
    return alert
  }

  private func middle(of alert: UIAlertController) -> CGPoint {
    CGPoint(alert.view.frame.midX, alert.view.frame.midY)
  }

  @Test func `an alert is in the middle of the screen, in front of the presenter`() {
    let alert = alert(fields: 0)
    expectNil(alert.textFields)
    fixture.root.present(alert, animated: true)
    #expect(fixture.root.view.window != nil)
    #expect(alert.view.window === fixture.window)
    expectEqual(alert.view.frame.width, to: 270)
    expectEqual(middle(of: alert), to: CGPoint(195, 422))
    expectEqual(fixture.events, to: [])
  }

  @Test func `the keyboard of an alert's first field moves the alert up, one turn later`() throws {
    let alert = alert(fields: 2)
    fixture.root.present(alert, animated: true)
    let fields = try #require(alert.textFields)
    expectEqual(fields.map(\.placeholder), to: ["field 0", "field 1"])
    expectEqual(fields.map(\.isFirstResponder), to: [true, false])
    expectEqual(fixture.eventNames, to: .willShow)
    expectEqual(middle(of: alert).y, to: 422)
    fixture.device.clock.turn()
    // The middle between the safe area at 47 and the keyboard at 508.
    expectEqual(middle(of: alert).y, to: 277.5)
    fields[1].becomeFirstResponder()
    fixture.device.clock.advance(by: 1)
    expectEqual(middle(of: alert).y, to: 277.5)
    fixture.window.endEditing(true)
    fixture.device.clock.turn()
    expectEqual(middle(of: alert).y, to: 422)
  }

  @Test func `texts, fields, buttons are one below the other, two buttons side by side`() throws {
    for (actions, rows): ([String], [CGFloat]) in [
      (["a"], [270]), (["a", "b"], [135, 135]), (["a", "b", "c"], [270, 270, 270]),
    ] {
      let alert = alert(fields: 2, actions: actions)
      fixture.root.present(alert, animated: false)
      let views = alert.view.subviews
      let buttons = views.filter { $0 is UIButton }
      expectEqual(views.count, to: 4 + actions.count)
      expectEqual(buttons.map(\.frame.width), to: rows)
      let tops = views.filter { !($0 is UIButton) }.map(\.frame)
      for (above, below) in zip(tops, tops.dropFirst()) { #expect(above.maxY < below.minY) }
      let last = try #require(buttons.last)
      expectEqual(last.frame.maxY, to: alert.view.bounds.height)
      alert.dismiss(animated: false)
    }
  }

  @Test func `changes of an alert on the screen are visible at once`() throws {
    let alert = alert()
    fixture.root.present(alert, animated: false)
    fixture.device.clock.settle()
    let height = alert.view.frame.height
    let field = try #require(alert.textFields?.first)
    alert.message = nil
    fixture.device.clock.settle()
    #expect(alert.view.frame.height < height)
    #expect(field.isFirstResponder)
    alert.actions[0].isEnabled = false
    let button = try #require(alert.view.subviews.compactMap { $0 as? UIButton }.first)
    #expect(!button.isEnabled)
  }

  @Test func `a tapped button dismisses the alert and then calls its handler`() throws {
    let alert = alert(fields: 0, actions: [])
    alert.addAction(
      UIAlertAction(title: "Go", style: .destructive) { [weak fixture] in
        fixture?.timeline.append("\($0.title ?? "") \(alert.presentingViewController == nil)")
      }
    )
    fixture.root.present(alert, animated: false)
    fixture.device.clock.settle()
    let button = try #require(alert.view.subviews.compactMap { $0 as? UIButton }.first)
    let point = button.convert(CGPoint(10, 10), to: fixture.window as UIView?)
    HeadlessFinger.tap(point.x, point.y)
    expectNil(alert.view.window)
    fixture.device.clock.advance(by: 0.4)
    expectEqual(fixture.timeline, to: [])
    fixture.device.clock.advance(by: 0.2)
    expectEqual(fixture.timeline, to: ["Go true"])
    expectNil(fixture.root.presentedViewController)
  }

  @Test func `a disabled action, or another alert's, does nothing`() {
    var calls = 0
    let alert = alert(fields: 0, actions: [])
    let disabled = UIAlertAction(title: "a", style: .default) { _ in calls += 1 }
    disabled.isEnabled = false
    alert.addAction(disabled)
    fixture.root.present(alert, animated: false)
    alert.headlessTap(disabled)
    alert.headlessTap(UIAlertAction(title: "b", style: .default) { _ in calls += 1 })
    fixture.device.clock.advance(by: 1)
    #expect(alert.view.window != nil)
    disabled.isEnabled = true
    alert.headlessTap(disabled)
    alert.headlessTap(disabled)
    fixture.device.clock.advance(by: 1)
    expectEqual(calls, to: 1)
  }

  @Test func `an alert without references is released after its dismissal`() {
    weak var gone: UIAlertController?
    do {
      let alert = alert()
      gone = alert
      fixture.root.present(alert, animated: false)
      fixture.device.clock.settle()
    }
    #expect(gone != nil)
    fixture.root.dismiss(animated: false)
    fixture.device.clock.advance(by: 1)
    expectNil(gone)
  }

  @Test(.bug("https://github.com/sberrevoets/SDCAlertView/issues/119"))
  func `an alert without fields hides the keyboard, which returns after the alert`() {
    let field = fixture.addFocusedField()
    let hidden = fixture.posted(within: 1) {
      fixture.root.present(alert(fields: 0), animated: true)
    }
    expectEqual(hidden.map(\.name), to: .hide)
    #expect(!field.isFirstResponder)
    let shown = fixture.posted(within: 1) { fixture.root.dismiss(animated: true) }
    expectEqual(shown.map(\.name), to: .show)
    #expect(field.isFirstResponder)
  }

  @Test(arguments: [(HeadlessOptions.FocusAfterAlert.comesBack, Names.show), (.nothing, .hide)])
  func `an alert's field takes over the keyboard without a hide, and later returns or hides it`(
    focus: HeadlessOptions.FocusAfterAlert, names: Names
  ) {
    let fixture = KeyboardFixture(options: .with(\.focusAfterAlert, focus))
    let field = fixture.addFocusedField()
    let alert = alert()
    let taken = fixture.posted(within: 1) { fixture.root.present(alert, animated: true) }
    expectEqual(alert.textFields?.first?.isFirstResponder, to: true)
    expectEqual(middle(of: alert).y, to: 277.5)
    let left = fixture.posted(within: 1) { fixture.root.dismiss(animated: true) }
    expectEqual(taken.map(\.name), to: .show)
    expectEqual(left.map(\.name), to: names)
    #expect((taken + (focus == .comesBack ? left : [])).allSatisfy { $0.beginFrame == $0.endFrame })
    expectEqual(field.isFirstResponder, to: focus == .comesBack)
  }
}
