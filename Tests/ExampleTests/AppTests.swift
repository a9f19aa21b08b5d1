import ExampleScreens
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import FilmstripKit

@testable import ExampleApp

/// Shows a controller of the app in a navigation controller on an iPhone 14.
@MainActor func withApp<Controller: UIViewController>(
  _ makeController: () throws -> Controller,
  _ body: (Controller, HeadlessDevice, UIWindow) throws -> Void
) throws {
  let device = HeadlessDevice(.iPhone14)
  try device.run {
    try Environment.headless(device).run {
      let controller = try makeController()
      let window = device.makeWindow(
        rootViewController: UINavigationController(rootViewController: controller)
      )
      device.clock.advance(by: 1)
      try body(controller, device, window)
      window.isHidden = true
    }
  }
}

@MainActor struct AppTests {
  @Test func `the list has every screen once, in its group`() throws {
    try withApp({ ScreenListViewController() }) { list, _, window in
      let table = try #require(list.tableView)
      expectEqual(table.numberOfSections, to: Screen.Group.allCases.count)
      let rows = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
      expectEqual(rows.reduce(0, +), to: Screen.all.count)
      let texts = window.all(UILabel.self).compactMap(\.text)
      expectEqual([texts.contains("Forms"), texts.contains("Login")], to: [true, true])
      #expect(texts.contains("Two fields and a button in a scroll view"))
    }
  }

  @Test func `each screen opens, and its first field becomes first responder`() throws {
    try withApp({ ScreenListViewController() }) { list, device, _ in
      for section in 0..<list.tableView.numberOfSections {
        for row in 0..<list.tableView.numberOfRows(inSection: section) {
          list.tableView(list.tableView, didSelectRowAt: IndexPath(row: row, section: section))
          device.clock.advance(by: 1)
          let presented = list.presentedViewController as? UINavigationController
          let top = presented?.topViewController ?? list.navigationController?.topViewController
          let container = try #require(top as? ScreenContainer)
          let child = try #require(container.children.first)
          let fields = ScreenFields(of: child)
          expectEqual(fields.focus(at: 0)?.isFirstResponder, to: true)
          device.clock.advance(by: 1)
          if presented == nil {
            list.navigationController?.popViewController(animated: false)
          } else {
            list.dismiss(animated: false)
          }
          device.clock.advance(by: 1)
        }
      }
    }
  }

  @Test func `Cancel dismisses the sheet`() throws {
    try withApp({ ScreenListViewController() }) { list, device, _ in
      let section = try #require(Screen.Group.allCases.firstIndex(of: .containers))
      list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 0, section: section))
      device.clock.advance(by: 1)
      let sheet = try #require(list.presentedViewController as? UINavigationController)
      let item = sheet.topViewController?.navigationItem.leftBarButtonItem
      UIControl().sendAction(try #require(item?.primaryAction))
      device.clock.advance(by: 1)
      expectNil(list.presentedViewController)
    }
  }

  @Test func `the switch in the navigation bar removes and restores the coordinator`() throws {
    try withApp({ try ScreenContainer(.named("login")) }) { container, device, window in
      let bar = try #require(container.navigationController?.navigationBar)
      let toggle = try #require(bar.all(UISwitch.self).first)

      @MainActor func insetAfterFocus() throws -> CGFloat {
        let fields = ScreenFields(of: try #require(container.children.first))
        fields.focus(at: 0)
        device.clock.advance(by: 1)
        return fields.scrollView.contentInset.bottom
      }
      try expectEqual(insetAfterFocus(), to: 302)
      let texts = window.all(UILabel.self).compactMap(\.text)
      #expect(texts.contains { $0.hasPrefix("overlap: 336 − 34 → 302") }, "\(texts)")

      toggle.headlessTap()
      device.clock.advance(by: 1)
      #expect(window.all(UILabel.self).contains { $0.text == "Without a coordinator" })
      try expectEqual(insetAfterFocus(), to: 0)
      toggle.headlessTap()
      device.clock.advance(by: 1)
      try expectEqual(insetAfterFocus(), to: 302)
    }
  }

  @Test func `the status line is below the navigation bar, and content below the line`() throws {
    try withApp({ try ScreenContainer(.named("contact-form")) }) { container, device, window in
      let label = try #require(
        window.all(UILabel.self).first { $0.text?.hasPrefix("keyboardUnknown: 0") == true }
      )
      let line = try #require(label.superview)
      let table = try #require(container.view.all(UITableView.self).first)
      let frame = line.convert(line.bounds, to: window as UIView?)
      // A status bar of 47 points and a navigation bar of 44.
      expectEqual(frame.minY, to: 91)
      expectEqual(table.adjustedContentInset.top, to: frame.maxY)
      for button in container.view.all(UIButton.self) {
        #expect(button.bounds.height >= 44, "\(button.currentTitle ?? "")")
      }
    }
  }
}
