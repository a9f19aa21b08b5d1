#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A temporary change without a scroll: the content returns to its place.
@MainActor
@Suite("There and back", .tags(.scene))
struct ThereAndBackTests {
  // MARK: A chat near its start

  /// A temporary change that extends the range, with the keyboard up.
  enum Pause: CaseIterable, Sendable { case menu, picker, resignation, suggestions, lines, alert }

  private func pass(_ pause: Pause, in chat: ChatStage) {
    let keyboard = chat.stage.device.keyboard
    switch pause {
    case .menu:
      // A menu on a message hides the keyboard, and the field keeps the focus.
      keyboard.post(
        .init(
          .willHide,
          beginFrame: Keyboard.iPhone,
          endFrame: Keyboard.iPhoneHidden,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
      chat.wait()
      keyboard.post(
        .init(
          .willShow,
          beginFrame: Keyboard.iPhoneHidden,
          endFrame: Keyboard.iPhone,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
    case .picker:
      chat.app.field.resignFirstResponder()
      let picker = UIViewController()
      picker.modalPresentationStyle = .fullScreen
      chat.app.present(picker, animated: true)
      chat.wait()
      picker.dismiss(animated: true)
      chat.wait()
      chat.app.field.becomeFirstResponder()
    case .resignation:
      chat.app.field.resignFirstResponder()
      chat.wait()
      chat.app.field.becomeFirstResponder()
    case .suggestions:
      keyboard.perform(.predictiveBar(isVisible: false))
      chat.wait()
      keyboard.perform(.predictiveBar(isVisible: true))
    case .lines:
      chat.app.setComposer(height: 50)
      chat.wait()
      chat.app.setComposer(height: 130)
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      chat.app.present(alert, animated: true)
      chat.wait()
      alert.headlessTap(action)
      chat.wait()
      if !chat.app.field.isFirstResponder { chat.app.field.becomeFirstResponder() }
    }
    chat.wait()
  }

  @Test(arguments: OptionMatrix.hide, Pause.allCases)
  func `227: a chat returns to its first messages`(_ option: Option, _ pause: Pause) {
    for start in [-91, 0, 150, 300] as [CGFloat] {
      ChatStage.run(option) { chat in
        chat.app.setComposer(height: pause == .lines ? 130 : 50)
        chat.wait()
        chat.focus()
        chat.scroll(to: start)
        for _ in 0..<2 { pass(pause, in: chat) }
        #expect(abs(chat.o - start) < 0.5, "\(start) → \(chat.o)")
      }
    }
  }

  @Test(arguments: OptionMatrix.hide, [Pause.menu, .resignation, .lines])
  func `227: an inverted chat returns to its first messages`(
    _ option: Option,
    _ pause: Pause
  ) {
    // The oldest row is at the upper edge at 1800 - 844.
    for start in [956, 900, 700] as [CGFloat] {
      ChatStage.run(option, isInverted: true) { chat in
        chat.app.setComposer(height: pause == .lines ? 130 : 50)
        chat.wait()
        chat.focus()
        chat.scroll(to: start)
        for _ in 0..<2 { pass(pause, in: chat) }
        #expect(abs(chat.o - start) < 0.5, "\(start) → \(chat.o)")
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, [-32, 0, 300] as [CGFloat])
  func `227: a chat in landscape returns to its place after a rotation and back`(
    _ option: Option,
    start: CGFloat
  ) {
    ChatStage.run(option) { chat in
      chat.stage.device.rotate(to: .landscapeLeft)
      chat.wait()
      chat.scroll(to: start)
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        chat.stage.device.rotate(to: orientation)
        chat.wait()
      }
      #expect(abs(chat.o - start) < 0.5, "\(start) → \(chat.o)")
    }
  }

  @Test(arguments: OptionMatrix.geometry, [-74, 0, 200] as [CGFloat])
  func `227: a chat returns to its place after its window was larger`(
    _ option: Option,
    start: CGFloat
  ) {
    ChatStage.run(option, on: Scene.Setup.iPad.model) { chat in
      let device = chat.stage.device
      let small = CGRect(x: 0, y: 0, width: 834, height: 700)
      device.resize(device.scene, to: small)
      chat.wait()
      chat.scroll(to: start)
      for _ in 0..<2 {
        for frame in [device.screen.bounds, small] {
          device.resize(device.scene, to: frame)
          chat.wait()
        }
      }
      #expect(abs(chat.o - start) < 0.5, "\(start) → \(chat.o)")
    }
  }

  // A scroll by the user or the app ends the memory.
  @Test(arguments: OptionMatrix.hide, [false, true])
  func `227: nothing moves back after the user or the app has scrolled`(
    _ option: Option,
    isByApp: Bool
  ) {
    ChatStage.run(option) { chat in
      chat.focus()
      chat.scroll(to: -91)
      chat.stage.endEditing()
      if isByApp {
        chat.scroll(to: 200)
      } else {
        let finger = HeadlessFinger()
        finger.touchDown(at: CGPoint(x: 380, y: 500))
        for y in stride(from: 490.0, through: 209, by: -10) {
          finger.move(to: CGPoint(x: 380, y: y))
          chat.wait(1.0 / 60)
        }
        chat.wait(0.2)
        finger.lift()
        chat.wait()
      }
      let start = chat.o
      #expect(start > 150, "\(start)")
      chat.focus()
      #expect(abs(chat.o - start - 302) < 0.5, "\(start) → \(chat.o)")
    }
  }

  // MARK: A screen that disappears and returns

  enum Departure: CaseIterable, Sendable { case push, fullScreen, tab }
  enum List: CaseIterable, Sendable { case upright, inverted, withoutAdjustment }

  private func leaveAndComeBack(_ departure: Departure, _ chat: ChatStage) {
    let navigation = chat.app.navigationController
    switch departure {
    case .push:
      navigation?.pushViewController(UIViewController(), animated: true)
      chat.wait()
      navigation?.popViewController(animated: true)
    case .fullScreen:
      let other = UIViewController()
      other.modalPresentationStyle = .fullScreen
      navigation?.present(other, animated: true)
      chat.wait()
      other.dismiss(animated: true)
    case .tab:
      navigation?.tabBarController?.selectedIndex = 1
      chat.wait()
      navigation?.tabBarController?.selectedIndex = 0
    }
    chat.wait()
  }

  @Test(arguments: Departure.allCases, List.allCases)
  func `235: a chat keeps its place while its screen and keyboard disappear and return five times`(
    _ departure: Departure,
    _ list: List
  ) {
    for (height, start) in [(53, 450), (53, 800), (90, 1000)] as [(CGFloat, CGFloat)] {
      ChatStage.run(
        OptionMatrix.plain,
        isInverted: list == .inverted,
        behavior: list == .withoutAdjustment ? .never : .automatic,
        in: {
          let navigation = UINavigationController(rootViewController: $0)
          guard departure == .tab else { return navigation }
          let tabs = UITabBarController()
          tabs.viewControllers = [navigation, UIViewController()]
          return tabs
        }
      ) { chat in
        chat.app.setComposer(height: height)
        chat.wait()
        chat.focus()
        chat.scroll(to: list == .inverted ? start - 300 : start)
        let before = chat.o
        var seen: [CGFloat] = []
        for _ in 0..<5 {
          leaveAndComeBack(departure, chat)
          if !chat.app.field.isFirstResponder { chat.focus() }
          seen.append(chat.o)
        }
        #expect(seen.allSatisfy { abs($0 - before) < 0.5 }, "\(before) → \(seen)")
      }
    }
  }

  // MARK: A top inset that changes during a movement

  @Test(arguments: OptionMatrix.geometry)
  func `254: a chat keeps its place in a form sheet that moves a turn after the keyboard`(
    _ option: Option
  ) {
    let root = UIViewController()
    let app = ChatApp()
    ControllerStage.run(root, on: Scene.Setup.iPadLandscape.model, option) { stage in
      let sheet = UINavigationController(rootViewController: app)
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      stage.device.clock.advance(by: 1)
      var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
      configuration.keepsDistanceToEnd = true
      stage.coordinator.manage(app.table, bar: app.composer, configuration: configuration)
      let chat = ChatStage(stage: stage, app: app)
      chat.wait()
      app.scrollToEnd(animated: false)
      chat.wait()
      let rest = chat.o
      var up: CGFloat?
      for _ in 0..<5 {
        chat.focus()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap) with the keyboard")
        #expect(abs(chat.o - (up ?? chat.o)) < 0.5, "\(up ?? 0) → \(chat.o)")
        up = chat.o
        stage.endEditing()
        #expect(abs(chat.o - rest) < 0.5, "\(rest) → \(chat.o)")
      }
    }
  }

  @Test(
    arguments: OptionMatrix.geometry,
    [0, 0.02, 0.1, 0.2] as [TimeInterval]
  )
  func `254: a chat moves on while a banner appears or disappears`(
    _ option: Option,
    pause: TimeInterval
  ) {
    for height in [4, -4, 30] as [CGFloat] {
      ChatStage.run(option) { chat in
        if height < 0 { chat.app.additionalSafeAreaInsets.top = -height }
        chat.wait()
        chat.scroll(to: 1000)
        #expect(chat.app.field.becomeFirstResponder())
        chat.wait(pause)
        chat.app.additionalSafeAreaInsets.top += height
        chat.wait(2)
        // UIKit moves the content down with the banner.
        #expect(abs(chat.o - (1302 - height)) < 0.5, "\(height): \(chat.o)")
      }
    }
  }

  // MARK: A composer in an accessory view

  enum AccessoryEvent: CaseIterable, Sendable {
    case sheet, fullScreen, app, suggestions, keys, push
  }

  private func pass(
    _ event: AccessoryEvent,
    in app: AccessoryChatController,
    _ stage: ControllerStage
  ) {
    let keyboard = stage.device.keyboard
    let clock = stage.device.clock
    let hasKeys = app.field.isFirstResponder
    switch event {
    case .sheet, .fullScreen:
      let sheet = UIViewController()
      if event == .fullScreen { sheet.modalPresentationStyle = .fullScreen }
      app.present(sheet, animated: true)
      clock.advance(by: 1)
      sheet.dismiss(animated: true)
    case .push:
      app.navigationController?.pushViewController(UIViewController(), animated: true)
      clock.advance(by: 1)
      app.navigationController?.popViewController(animated: true)
    case .app:
      keyboard.perform(.background)
      clock.advance(by: 1)
      keyboard.perform(.foreground)
    case .suggestions:
      keyboard.perform(.predictiveBar(isVisible: false))
      clock.advance(by: 1)
      keyboard.perform(.predictiveBar(isVisible: true))
    case .keys:
      if hasKeys { app.field.resignFirstResponder() } else { app.field.becomeFirstResponder() }
      clock.advance(by: 1)
      if hasKeys { app.field.becomeFirstResponder() } else { app.field.resignFirstResponder() }
    }
    clock.advance(by: 1)
    // An app makes the bar's controller first responder again when it appears.
    if !app.isFirstResponder, !app.field.isFirstResponder {
      app.becomeFirstResponder()
      clock.advance(by: 1)
    }
    if hasKeys, !app.field.isFirstResponder { stage.focus(app.field) }
  }

  @Test(arguments: AccessoryEvent.allCases, [false, true])
  func `255: a chat with a composer in its accessory view returns to its place`(
    _ event: AccessoryEvent,
    hasKeys: Bool
  ) {
    for start in [-91, 211, 1077] as [CGFloat] {
      let app = AccessoryChatController()
      let root = UINavigationController(rootViewController: app)
      ControllerStage.run(root, OptionMatrix.plain) { stage in
        let clock = stage.device.clock
        clock.advance(by: 1)
        var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
        configuration.keepsDistanceToEnd = true
        stage.coordinator.manage(app.list, configuration: configuration)
        #expect(app.becomeFirstResponder())
        clock.advance(by: 1)
        if hasKeys { stage.focus(app.field) }
        app.list.contentOffset.y = start
        clock.advance(by: 1)
        var seen: [CGFloat] = []
        for _ in 0..<3 {
          pass(event, in: app, stage)
          seen.append(app.list.contentOffset.y)
        }
        #expect(seen.allSatisfy { abs($0 - start) < 0.5 }, "\(start) → \(seen)")
      }
    }
  }

  // MARK: Forms

  enum FormEvent: CaseIterable, Sendable { case app, alert, lock, menu, undock }

  /// P with a field in focus.
  private func form(
    _ option: Option,
    fieldAt top: CGFloat = 1500,
    _ body: (ControllerStage, UIScrollView, UITextField) -> Void
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.field.frame.origin.y = top
      stage.device.clock.advance(by: 1)
      stage.coordinator.manage(screen.scrollView)
      screen.scrollView.contentOffset.y = min(790, top - 100)
      stage.focus(screen.field)
      body(stage, screen.scrollView, screen.field)
    }
  }

  private func drag(_ stage: ControllerStage, from start: CGFloat, to end: CGFloat) {
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x: 380, y: start))
    for y in stride(from: start, through: end, by: start < end ? 4 : -4) {
      finger.move(to: CGPoint(x: 380, y: y))
      stage.device.clock.advance(by: 1.0 / 60)
    }
    stage.device.clock.advance(by: 0.2)
    finger.lift()
    stage.device.clock.advance(by: 1)
  }

  private func pass(_ event: FormEvent, on stage: ControllerStage) {
    let keyboard = stage.device.keyboard
    let clock = stage.device.clock
    switch event {
    case .app:
      keyboard.perform(.background)
      clock.advance(by: 1)
      keyboard.perform(.foreground)
    case .alert:
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      stage.window.rootViewController?.present(alert, animated: true)
      clock.advance(by: 1)
      alert.headlessTap(action)
    case .lock: keyboard.perform(.lockAndUnlock)
    case .menu:
      keyboard.post(
        .init(
          .willHide,
          beginFrame: Keyboard.iPhone,
          endFrame: Keyboard.iPhoneHidden,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
      clock.advance(by: 1)
      keyboard.post(
        .init(
          .willShow,
          beginFrame: Keyboard.iPhoneHidden,
          endFrame: Keyboard.iPhone,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
    case .undock:
      keyboard.perform(.undockByMenu())
      clock.advance(by: 1)
      keyboard.perform(.dock)
    }
    clock.advance(by: 2)
  }

  @Test(arguments: OptionMatrix.hide, FormEvent.allCases)
  func `256: a form returns to its place with the keyboard of the same field`(
    _ option: Option,
    _ event: FormEvent
  ) {
    form(option) { stage, scrollView, field in
      // The field ends at 1544, and at 508 on the screen.
      #expect(abs(scrollView.contentOffset.y - 1036) < 0.5)
      drag(stage, from: 400, to: 372)
      let start = scrollView.contentOffset.y
      #expect(start > 1050 && start < 1092, "\(start)")
      for _ in 0..<3 { pass(event, on: stage) }
      #expect(field.isFirstResponder)
      #expect(
        abs(scrollView.contentOffset.y - start) < 0.5,
        "\(start) → \(scrollView.contentOffset.y)"
      )
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: with another field the content stays in place`(_ option: Option) {
    form(option) { stage, scrollView, _ in
      let other = UITextField(frame: CGRect(x: 16, y: 1000, width: 200, height: 44))
      scrollView.addSubview(other)
      drag(stage, from: 400, to: 372)
      stage.endEditing()
      #expect(abs(scrollView.contentOffset.y - 790) < 0.5)
      stage.focus(other)
      #expect(abs(scrollView.contentOffset.y - 790) < 0.5, "\(scrollView.contentOffset.y)")
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: a form stays in place after a scroll in between`(_ option: Option) {
    form(option) { stage, scrollView, field in
      // The field ends at 1544, and at 508 on the screen.
      #expect(abs(scrollView.contentOffset.y - 1036) < 0.5)
      drag(stage, from: 400, to: 372)
      stage.device.keyboard.post(
        .init(
          .willHide,
          beginFrame: Keyboard.iPhone,
          endFrame: Keyboard.iPhoneHidden,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
      stage.device.clock.advance(by: 1)
      drag(stage, from: 400, to: 300)
      drag(stage, from: 300, to: 420)
      stage.device.keyboard.post(
        .init(
          .willShow,
          beginFrame: Keyboard.iPhoneHidden,
          endFrame: Keyboard.iPhone,
          duration: 0.25,
          curve: 7,
          isLocal: true
        )
      )
      stage.device.clock.advance(by: 1)
      // The smallest move shows the field, which ends at 1544.
      #expect(abs(scrollView.contentOffset.y - 1036) < 0.5, "\(scrollView.contentOffset.y)")
    }
  }

  @Test(arguments: OptionMatrix.geometry, [0, 10, 100] as [CGFloat])
  func `257: content returns to its place after a smaller window, with the keyboard up`(
    _ option: Option,
    short: CGFloat
  ) {
    for content in [0, 1] {
      let screen = FormController()
      let root = UINavigationController(rootViewController: screen)
      ControllerStage.run(root, on: Scene.Setup.iPad.model, option) { stage in
        let device = stage.device
        let scrollView = screen.scrollView
        let text = UITextView(frame: scrollView.bounds)
        screen.field.frame.origin.y = 1400
        device.clock.advance(by: 1)
        let managed: UIScrollView
        if content == 0 {
          managed = scrollView
        } else {
          text.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          text.text = (1...90).map { "Line \($0)" }.joined(separator: "\n")
          scrollView.removeFromSuperview()
          screen.view.addSubview(text)
          managed = text
        }
        stage.coordinator.manage(managed)
        device.clock.advance(by: 1)
        stage.focus(content == 0 ? screen.field : text)
        let end =
          managed.contentSize.height + managed.adjustedContentInset.bottom
          - managed.bounds.height
        managed.contentOffset.y = end - short
        device.clock.advance(by: 1)
        let start = managed.contentOffset.y
        for frame in [CGRect(x: 0, y: 0, width: 600, height: 780), device.screen.bounds] {
          device.resize(device.scene, to: frame)
          device.clock.advance(by: 1)
        }
        let comment = "\(content == 0 ? "form" : "text") \(start) → \(managed.contentOffset.y)"
        #expect(abs(managed.contentOffset.y - start) < 0.5, "\(comment)")
      }
    }
  }

  /// UIKit scrolls to the hidden field in the turn after the keyboard's announcement.
  @Test(arguments: OptionMatrix.hide, [FormEvent.app, .lock, .menu])
  func `256: a form returns to its end with a field that the user has scrolled away`(
    _ option: Option,
    _ event: FormEvent
  ) {
    form(option, fieldAt: 100) { stage, scrollView, field in
      for _ in 0..<5 { drag(stage, from: 480, to: 160) }
      #expect(abs(scrollView.contentOffset.y - 1092) < 0.5, "\(scrollView.contentOffset.y)")
      for _ in 0..<2 {
        pass(event, on: stage)
        #expect(field.isFirstResponder)
        #expect(abs(scrollView.contentOffset.y - 1092) < 0.5, "\(scrollView.contentOffset.y)")
      }
    }
  }

  /// With the heights of a phone's keyboards: letters without suggestions, numbers, emoji.
  @Test(arguments: OptionMatrix.hide)
  func `a form follows its end down and up while the keyboard changes its height`(
    _ option: Option
  ) {
    form(option) { stage, scrollView, _ in
      drag(stage, from: 400, to: 340)
      #expect(abs(scrollView.contentOffset.y - 1092) < 0.5, "\(scrollView.contentOffset.y)")
      for height in [291, 216, 260, 216, 336] as [CGFloat] {
        stage.device.keyboard.perform(.toggleEmoji(height: height))
        stage.device.clock.advance(by: 1)
        let end = 1600 + height - 844
        #expect(abs(scrollView.contentOffset.y - end) < 0.5, "\(scrollView.contentOffset.y)")
      }
    }
  }

  /// The sheet gets its height back a turn after the hide has shortened the range by 302.
  @Test(arguments: OptionMatrix.hide)
  func `a form in a half sheet keeps its place at a hide`(_ option: Option) {
    let (behind, form) = (UIViewController(), FormController())
    ControllerStage.run(behind, option) { stage in
      form.sheetPresentationController?.detents = [.medium()]
      behind.present(form, animated: false)
      stage.device.clock.advance(by: 1)
      stage.coordinator.manage(form.scrollView)
      form.field.frame.origin.y = 1400
      form.scrollView.contentOffset.y = 1150
      for _ in 0..<2 {
        stage.focus(form.field)
        let start = form.scrollView.contentOffset.y
        stage.endEditing()
        #expect(abs(form.scrollView.contentOffset.y - start) < 0.5)
      }
      // A hide clamps content in a range that stays short.
      form.sheetPresentationController?.detents = [.large()]
      stage.device.clock.advance(by: 1)
      stage.focus(form.field)
      form.scrollView.contentOffset.y = 1600 + 336 - form.scrollView.bounds.height
      stage.device.clock.advance(by: 1)
      stage.endEditing()
      let end = 1600 + 34 - form.scrollView.bounds.height
      #expect(abs(form.scrollView.contentOffset.y - end) < 0.5)
      form.field.frame.origin.y = end + 200
      stage.focus(form.field)
      #expect(abs(form.scrollView.contentOffset.y - end) < 0.5)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `258: a table controller returns to its place after an alert and the suggestions`(
    _ option: Option
  ) throws {
    for start in stride(from: CGFloat(500), through: 836, by: 56) {
      let screen = FieldTableController(style: .plain)
      let root = UINavigationController(rootViewController: screen)
      try ControllerStage.run(root, option) { stage in
        let clock = stage.device.clock
        let table = try #require(screen.tableView)
        stage.coordinator.manage(table)
        clock.advance(by: 1)
        stage.focus(try #require(FieldRows.field(9, in: table)))
        table.contentOffset.y = start
        clock.advance(by: 1)
        let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        alert.addAction(action)
        screen.present(alert, animated: true)
        clock.advance(by: 1)
        alert.headlessTap(action)
        clock.advance(by: 1)
        stage.device.keyboard.perform(.predictiveBar(isVisible: false))
        clock.advance(by: 1)
        // 1400 points of rows, above a keyboard of 291.
        let right = min(start, 1400 + 291 - 844)
        #expect(abs(table.contentOffset.y - right) < 0.5, "\(start) → \(table.contentOffset.y)")
      }
    }
  }
}
#endif
