import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@MainActor
@Suite("Alerts")
struct AlertTests {
  private func alert(fields: Int = 1, actions: [String] = ["OK"]) -> UIAlertController {
    let alert = UIAlertController(
      title: "Name",
      message: "What is it called?",
      preferredStyle: .alert
    )
    for index in 0..<fields { alert.addTextField { $0.placeholder = "field \(index)" } }
    for title in actions { alert.addAction(UIAlertAction(title: title, style: .default)) }
    return alert
  }

  private func middle(of alert: UIAlertController) -> CGPoint {
    CGPoint(x: alert.view.frame.midX, y: alert.view.frame.midY)
  }

  // MARK: The view

  @Test func `it is in the middle of the screen, in front of the presenter`() {
    KeyboardFixture.run { fixture in
      let alert = alert(fields: 0)
      #expect(alert.textFields == nil)
      fixture.root.present(alert, animated: true)
      #expect(fixture.root.view.window != nil)
      #expect(alert.view.window === fixture.window)
      #expect(alert.view.frame.width == 270)
      #expect(middle(of: alert) == CGPoint(x: 195, y: 422))
      #expect(fixture.events == [])
    }
  }

  @Test func `the keyboard of its first field moves it up, one turn later`() throws {
    try KeyboardFixture.run { fixture in
      let alert = alert(fields: 2)
      fixture.root.present(alert, animated: true)
      let fields = try #require(alert.textFields)
      #expect(fields.map(\.placeholder) == ["field 0", "field 1"])
      #expect(fields.map(\.isFirstResponder) == [true, false])
      #expect(fixture.eventNames == .willShow)
      #expect(middle(of: alert).y == 422)
      fixture.device.clock.turn()
      // Between the safe area at 47 and the keyboard at 508.
      #expect(middle(of: alert).y == 277.5)
      fields[1].becomeFirstResponder()
      fixture.device.clock.advance(by: 1)
      #expect(middle(of: alert).y == 277.5)
      fixture.window.endEditing(true)
      fixture.device.clock.turn()
      #expect(middle(of: alert).y == 422)
    }
  }

  @Test func `texts, fields and buttons are one below the other, two buttons side by side`() throws
  {
    try KeyboardFixture.run { fixture in
      for (actions, rows): ([String], [CGFloat]) in [
        (["a"], [270]), (["a", "b"], [135, 135]), (["a", "b", "c"], [270, 270, 270]),
      ] {
        let alert = alert(fields: 2, actions: actions)
        fixture.root.present(alert, animated: false)
        let views = alert.view.subviews
        let buttons = views.filter { $0 is UIButton }
        #expect(views.count == 4 + actions.count)
        #expect(buttons.map(\.frame.width) == rows)
        let tops = views.filter { !($0 is UIButton) }.map(\.frame)
        for (above, below) in zip(tops, tops.dropFirst()) { #expect(above.maxY < below.minY) }
        let last = try #require(buttons.last)
        #expect(last.frame.maxY == alert.view.bounds.height)
        alert.dismiss(animated: false)
      }
    }
  }

  @Test func `changes of an alert on the screen show at once`() throws {
    try KeyboardFixture.run { fixture in
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
  }

  // MARK: Actions

  @Test func `a tapped button sends the alert away and then calls`() throws {
    try KeyboardFixture.run { fixture in
      let alert = alert(fields: 0, actions: [])
      alert.addAction(
        UIAlertAction(title: "Go", style: .destructive) { [weak fixture] in
          fixture?.timeline.append("\($0.title ?? "") \(alert.presentingViewController == nil)")
        }
      )
      fixture.root.present(alert, animated: false)
      fixture.device.clock.settle()
      let button = try #require(alert.view.subviews.compactMap { $0 as? UIButton }.first)
      let point = button.convert(CGPoint(x: 10, y: 10), to: fixture.window as UIView?)
      HeadlessFinger.tap(point.x, point.y)
      #expect(alert.view.window == nil)
      fixture.device.clock.advance(by: 0.4)
      #expect(fixture.timeline == [])
      fixture.device.clock.advance(by: 0.2)
      #expect(fixture.timeline == ["Go true"])
      #expect(fixture.root.presentedViewController == nil)
    }
  }

  @Test func `a disabled action, or a stranger's, does nothing`() {
    KeyboardFixture.run { fixture in
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
      #expect(calls == 1)
    }
  }

  @Test func `an alert without references is released after its dismissal`() {
    KeyboardFixture.run { fixture in
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
      #expect(gone == nil)
    }
  }

  // MARK: The focus behind it

  @Test(.bug("https://github.com/sberrevoets/SDCAlertView/issues/119"))
  func `an alert without fields hides the keyboard, which comes back after it`() {
    KeyboardFixture.run { fixture in
      let field = fixture.addFocusedField()
      let hidden = fixture.posted(within: 1) {
        fixture.root.present(alert(fields: 0), animated: true)
      }
      #expect(hidden.map(\.name) == .hide)
      #expect(!field.isFirstResponder)
      let shown = fixture.posted(within: 1) { fixture.root.dismiss(animated: true) }
      #expect(shown.map(\.name) == .show)
      #expect(field.isFirstResponder)
    }
  }

  @Test(arguments: [(HeadlessOptions.FocusAfterAlert.comesBack, Names.show), (.nothing, .hide)])
  func `an alert's field takes the keyboard over without a hide, and hands it back or hides it`(
    focus: HeadlessOptions.FocusAfterAlert,
    names: Names
  ) {
    KeyboardFixture.run(options: .with(\.focusAfterAlert, focus)) { fixture in
      let field = fixture.addFocusedField()
      let alert = alert()
      let taken = fixture.posted(within: 1) { fixture.root.present(alert, animated: true) }
      #expect(alert.textFields?.first?.isFirstResponder == true)
      #expect(middle(of: alert).y == 277.5)
      let left = fixture.posted(within: 1) { fixture.root.dismiss(animated: true) }
      #expect(taken.map(\.name) == .show)
      #expect(left.map(\.name) == names)
      #expect(
        (taken + (focus == .comesBack ? left : [])).allSatisfy { $0.beginFrame == $0.endFrame }
      )
      #expect(field.isFirstResponder == (focus == .comesBack))
    }
  }
}
