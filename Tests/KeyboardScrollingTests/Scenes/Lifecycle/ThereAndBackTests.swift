#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// After a temporary change without a scroll, the content returns to its offset.
@MainActor @Suite("There and back", .tags(.scene)) struct ThereAndBackTests {
  enum TemporaryChange: CaseIterable, Sendable {
    case menu, picker, resignation, suggestions, lines, alert
  }

  private func perform(_ change: TemporaryChange, in chat: ChatStage) {
    let keyboard = chat.stage.device.keyboard
    switch change {
    case .menu:
      // A menu on a message hides the keyboard, but the field keeps the focus.
      chat.stage.hideForMenu()
      chat.wait()
      chat.stage.showAfterMenu()
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
      chat.stage.showAlert()
      chat.wait()
      if !chat.app.field.isFirstResponder { chat.app.field.becomeFirstResponder() }
    }
    chat.wait()
  }

  nonisolated private static let changes: [(TemporaryChange, Bool)] =
    TemporaryChange.allCases.map { ($0, false) } + [.menu, .resignation, .lines].map { ($0, true) }

  @Test(arguments: OptionMatrix.hide, changes)
  func `227: after a temporary change, a chat returns to its offset`(
    _ option: Option, _ row: (change: TemporaryChange, isInverted: Bool)
  ) {
    // At 1800 - 844, the oldest row of an inverted chat is at the view's upper edge on the screen.
    for start in row.isInverted ? [956, 900, 700] : [-91, 0, 150, 300] as [CGFloat] {
      ChatStage.run(option, isInverted: row.isInverted) { chat in
        chat.app.setComposer(height: row.change == .lines ? 130 : 50)
        chat.wait()
        chat.focus()
        chat.scroll(to: start)
        for _ in 0..<2 { perform(row.change, in: chat) }
        chat.expect(offset: start)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, [-32, 0, 300] as [CGFloat])
  func `227: a chat returns to its offset after two rotations`(option: Option, start: CGFloat) {
    ChatStage.run(option) { chat in
      chat.stage.device.rotate(to: .landscapeLeft)
      chat.wait()
      chat.scroll(to: start)
      for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
        chat.stage.device.rotate(to: orientation)
        chat.wait()
      }
      chat.expect(offset: start)
    }
  }

  @Test(arguments: OptionMatrix.geometry, [-74, 0, 200] as [CGFloat])
  func `227: a chat returns to its offset after its window was larger for a while`(
    _ option: Option, start: CGFloat
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
      chat.expect(offset: start)
    }
  }

  @Test(arguments: OptionMatrix.hide, [false, true])
  func `227: after a scroll, a chat does not return to its old offset`(
    option: Option, isByApp: Bool
  ) {
    ChatStage.run(option) { chat in
      chat.focus()
      chat.scroll(to: -91)
      chat.stage.endEditing()
      if isByApp {
        chat.scroll(to: 200)
      } else {
        let finger = HeadlessFinger.touch(at: 500)
        finger.move(along: steps(from: 490, to: 209), chat.stage.device.clock)
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

  enum Departure: CaseIterable, Sendable {
    case push, fullScreen, tab

    @MainActor func root(of app: ChatApp) -> UIViewController {
      let navigation = UINavigationController(rootViewController: app)
      guard self == .tab else { return navigation }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    }
  }
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

  /// The list ends at its composer, and is still moving when its screen disappears.
  @Test(arguments: Departure.allCases, [ChatApp.Layout.onGuide, .onConstraint])
  func `235: a chat that ends editing as its screen disappears returns to its offset`(
    _ departure: Departure, _ layout: ChatApp.Layout
  ) {
    ChatStage.run(OptionMatrix.plain, layout, in: departure.root) { chat in
      chat.focus()
      chat.scroll(to: 450)
      for round in 1...3 {
        chat.app.field.resignFirstResponder()
        leaveAndComeBack(departure, chat)
        // The list ends 302 points lower, or 253 with a tab bar.
        chat.expect(offset: 450 - (departure == .tab ? 253 : 302), "return \(round)")
        chat.focus()
        chat.expect(offset: 450, "focus \(round)")
      }
    }
  }

  @Test(arguments: Departure.allCases, List.allCases)
  func `235: a chat keeps its offset when its screen disappears and returns five times`(
    _ departure: Departure, _ list: List
  ) {
    for (height, start) in [(53, 450), (53, 800), (90, 1000)] as [(CGFloat, CGFloat)] {
      ChatStage.run(
        OptionMatrix.plain, isInverted: list == .inverted,
        behavior: list == .withoutAdjustment ? .never : .automatic, in: departure.root
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

  @Test(arguments: OptionMatrix.geometry)
  func `254: a chat keeps its offset in a form sheet that moves`(_ option: Option) {
    let root = UIViewController()
    let app = ChatApp()
    ControllerStage.run(root, on: Scene.Setup.iPadLandscape.model, option) { stage in
      let sheet = UINavigationController(rootViewController: app)
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      stage.wait(1)
      stage.coordinator.manage(app.table, bar: app.composer, configuration: .chat)
      let chat = ChatStage(stage: stage, app: app)
      chat.wait()
      app.scrollToEnd(animated: false)
      chat.wait()
      let start = chat.o
      var up: CGFloat?
      for _ in 0..<5 {
        chat.focus()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap) with the keyboard")
        chat.expect(offset: up ?? chat.o, "\(up ?? 0)")
        up = chat.o
        stage.endEditing()
        chat.expect(offset: start)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, [0, 0.02, 0.1, 0.2] as [TimeInterval])
  func `254: a chat continues to move while a banner appears or disappears`(
    _ option: Option, pause: TimeInterval
  ) {
    for height in [4, -4, 30] as [CGFloat] {
      ChatStage.run(option) { chat in
        if height < 0 { chat.app.additionalSafeAreaInsets.top = -height }
        chat.wait()
        chat.scroll(to: 1000)
        chat.app.field.takeFocus()
        chat.wait(pause)
        chat.app.additionalSafeAreaInsets.top += height
        chat.wait(2)
        // UIKit shifts the content down for the banner.
        chat.expect(offset: 1302 - height, "\(height)")
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, [0, 0.3] as [TimeInterval])
  func `254: a chat at its end stays while a player behind the keyboard leaves`(
    _ option: Option, duration: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      chat.app.additionalSafeAreaInsets.bottom = 64
      chat.wait()
      chat.focus()
      chat.app.scrollToEnd(animated: false)
      chat.wait()
      for height in [0, 64, 0] as [CGFloat] {
        UIView.animate(withDuration: duration) {
          chat.app.additionalSafeAreaInsets.bottom = height
          chat.app.view.layoutIfNeeded()
        }
        chat.expectBesideComposer()
        chat.expect(gap: 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, [false, true])
  func `254: a chat at its end stays when a banner leaves`(option: Option, hasKeyboard: Bool) {
    ChatStage.run(option) { chat in
      chat.app.additionalSafeAreaInsets.top = 30
      chat.wait()
      if hasKeyboard { chat.focus() }
      chat.app.scrollToEnd(animated: false)
      chat.wait()
      chat.app.additionalSafeAreaInsets.top = 0
      chat.wait()
      chat.expect(gap: 0)
    }
  }

  enum AccessoryEvent: CaseIterable, Sendable {
    case sheet, fullScreen, app, suggestions, keys, push, tab
  }

  private func perform(
    _ event: AccessoryEvent, in app: AccessoryChatController, _ stage: ControllerStage
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
    case .tab:
      app.tabBarController?.selectedIndex = 1
      clock.advance(by: 1)
      app.tabBarController?.selectedIndex = 0
    case .app: stage.leaveApp()
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
    // Apps make the bar's controller first responder again when the controller appears.
    if !app.isFirstResponder, !app.field.isFirstResponder {
      app.becomeFirstResponder()
      clock.advance(by: 1)
    }
    if hasKeys, !app.field.isFirstResponder { stage.focus(app.field) }
  }

  @Test(arguments: AccessoryEvent.allCases, [OptionMatrix.plain, OptionMatrix.safeAreaAtOnce])
  func `255: a chat whose composer is an accessory view returns to its offset`(
    _ event: AccessoryEvent, option: Option
  ) {
    for (start, hasKeys) in [-91, 211, 1077 as CGFloat].flatMap({ [($0, false), ($0, true)] }) {
      let app = AccessoryChatController()
      let screen = UINavigationController(rootViewController: app)
      let tabs = UITabBarController()
      if event == .tab { tabs.viewControllers = [screen, UIViewController()] }
      ControllerStage.run(event == .tab ? tabs : screen, option) { stage in
        let clock = stage.device.clock
        clock.advance(by: 1)
        stage.coordinator.manage(app.list, configuration: .chat)
        app.takeFocus()
        clock.advance(by: 1)
        if hasKeys { stage.focus(app.field) }
        app.list.contentOffset.y = start
        clock.advance(by: 1)
        var seen: [CGFloat] = []
        for _ in 0..<3 {
          perform(event, in: app, stage)
          seen.append(app.list.contentOffset.y)
        }
        #expect(seen.allSatisfy { abs($0 - start) < 0.5 }, "\(start) → \(seen)")
      }
    }
  }

  enum FormEvent: CaseIterable, Sendable { case app, alert, lock, menu, undock }

  /// Runs screen P with a focused field.
  private func runForm(
    _ option: Option, fieldAt top: CGFloat = 1500,
    _ body: (ControllerStage, UIScrollView, UITextField) -> Void
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.field.frame.origin.y = top
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      screen.scrollView.contentOffset.y = min(790, top - 100)
      stage.focus(screen.field)
      body(stage, screen.scrollView, screen.field)
    }
  }

  private func drag(_ stage: ControllerStage, from start: CGFloat, to end: CGFloat) {
    let finger = HeadlessFinger.touch(at: start)
    finger.move(along: steps(from: start, to: end, by: 4), stage.device.clock)
    stage.wait(0.2)
    finger.lift()
    stage.wait(1)
  }

  private func perform(_ event: FormEvent, on stage: ControllerStage) {
    let keyboard = stage.device.keyboard
    let clock = stage.device.clock
    switch event {
    case .app: stage.leaveApp()
    case .alert: stage.showAlert()
    case .lock: keyboard.perform(.lockAndUnlock)
    case .menu:
      stage.hideForMenu()
      clock.advance(by: 1)
      stage.showAfterMenu()
    case .undock:
      keyboard.perform(.undockByMenu())
      clock.advance(by: 1)
      keyboard.perform(.dock)
    }
    clock.advance(by: 2)
  }

  @Test(arguments: OptionMatrix.hide, FormEvent.allCases)
  func `256: a form returns to its offset when the keyboard shows for the same field`(
    _ option: Option, _ event: FormEvent
  ) {
    runForm(option) { stage, scrollView, field in
      // The field's end at 1544 is at 508 on the screen.
      scrollView.expect(offset: 1036, within: 0.5)
      drag(stage, from: 400, to: 372)
      let start = scrollView.contentOffset.y
      #expect(start > 1050 && start < 1092, "\(start)")
      for _ in 0..<3 { perform(event, on: stage) }
      #expect(field.isFirstResponder)
      scrollView.expect(offset: start, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: for another field, a form does not return to its offset`(_ option: Option) {
    runForm(option) { stage, scrollView, _ in
      let other = UITextField(frame: CGRect(x: 16, y: 1000, width: 200, height: 44))
      scrollView.addSubview(other)
      drag(stage, from: 400, to: 372)
      stage.endEditing()
      scrollView.expect(offset: 790, within: 0.5)
      stage.focus(other)
      scrollView.expect(offset: 790, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: if the user scrolls before the keyboard returns, a form does not return to its offset`(
    _ option: Option
  ) {
    runForm(option) { stage, scrollView, field in
      scrollView.expect(offset: 1036, within: 0.5)
      drag(stage, from: 400, to: 372)
      stage.hideForMenu()
      stage.wait(1)
      drag(stage, from: 400, to: 300)
      drag(stage, from: 300, to: 420)
      stage.showAfterMenu()
      stage.wait(1)
      // The field, which ends at 1544, is revealed with the smallest movement.
      scrollView.expect(offset: 1036, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.geometry, [0, 10, 100] as [CGFloat])
  func `257: with the keyboard up, content returns to its offset after its window was smaller`(
    _ option: Option, short: CGFloat
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
        managed.expect(offset: start, within: 0.5, "\(comment)")
      }
    }
  }

  /// UIKit scrolls to the hidden field in the turn after the keyboard's announcement.
  @Test(arguments: OptionMatrix.hide, [FormEvent.app, .lock, .menu])
  func `256: a form scrolled off its field returns to its end`(option: Option, _ event: FormEvent) {
    runForm(option, fieldAt: 100) { stage, scrollView, field in
      for _ in 0..<5 { drag(stage, from: 480, to: 160) }
      scrollView.expect(offset: 1092, within: 0.5)
      for _ in 0..<2 {
        perform(event, on: stage)
        #expect(field.isFirstResponder)
        scrollView.expect(offset: 1092, within: 0.5)
      }
    }
  }

  /// With the heights of an iPhone's keyboards: letters without suggestions, numbers, and emoji.
  @Test(arguments: OptionMatrix.hide)
  func `a form at its end follows a keyboard that changes its height`(_ option: Option) {
    runForm(option) { stage, scrollView, _ in
      drag(stage, from: 400, to: 340)
      scrollView.expect(offset: 1092, within: 0.5)
      for height in [291, 216, 260, 216, 336] as [CGFloat] {
        stage.device.keyboard.perform(.toggleEmoji(height: height))
        stage.wait(1)
        let end = 1600 + height - 844
        scrollView.expect(offset: end, within: 0.5)
      }
    }
  }

  /// A turn after the hide has shortened the range by 302, the sheet gets its height back.
  @Test(arguments: OptionMatrix.hide)
  func `a form in a half sheet keeps its offset at a hide`(_ option: Option) {
    let (behind, form) = (UIViewController(), FormController())
    ControllerStage.run(behind, option) { stage in
      form.sheetPresentationController?.detents = [.medium()]
      behind.present(form, animated: false)
      stage.wait(1)
      stage.coordinator.manage(form.scrollView)
      form.field.frame.origin.y = 1400
      form.scrollView.contentOffset.y = 1150
      for _ in 0..<2 {
        stage.focus(form.field)
        let start = form.scrollView.contentOffset.y
        stage.endEditing()
        form.scrollView.expect(offset: start, within: 0.5)
      }
      // If the range stays short, a hide clamps the content.
      form.sheetPresentationController?.detents = [.large()]
      stage.wait(1)
      stage.focus(form.field)
      form.scrollView.contentOffset.y = 1600 + 336 - form.scrollView.bounds.height
      stage.wait(1)
      stage.endEditing()
      let end = 1600 + 34 - form.scrollView.bounds.height
      form.scrollView.expect(offset: end, within: 0.5)
      form.field.frame.origin.y = end + 200
      stage.focus(form.field)
      form.scrollView.expect(offset: end, within: 0.5)
    }
  }

  @Test(
    arguments: [OptionMatrix.plain, OptionMatrix.noClampOnShrink, OptionMatrix.framesInWindow],
    [1300, 1000, 700, 350] as [CGFloat]
  )
  func `257: a form in a form sheet returns to its offset after a rotation`(
    _ option: Option, top: CGFloat
  ) {
    let root = UIViewController()
    let screen = FormController()
    ControllerStage.run(root, on: Scene.Setup.iPad.model, option) { stage in
      screen.modalPresentationStyle = .formSheet
      root.present(screen, animated: false)
      stage.wait(1)
      screen.field.frame.origin.y = top
      stage.coordinator.manage(screen.scrollView)
      stage.focus(screen.field)
      let start = screen.scrollView.contentOffset.y
      for _ in 0..<2 {
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait] {
          stage.device.rotate(to: orientation)
          stage.wait(2)
        }
        screen.scrollView.expect(offset: start, within: 0.5)
      }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `258: after an alert, hiding the suggestions only clamps a table view controller's content`(
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
        stage.focus(try screen.rows.field(9))
        table.contentOffset.y = start
        clock.advance(by: 1)
        stage.showAlert()
        clock.advance(by: 1)
        stage.device.keyboard.perform(.predictiveBar(isVisible: false))
        clock.advance(by: 1)
        // The last offset of 1400 points of rows with a keyboard of 291 is 1400 + 291 - 844.
        let expected = min(start, 1400 + 291 - 844)
        table.expect(offset: expected, within: 0.5, "\(start)")
      }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `256: after the device is unlocked, a table view controller returns to its offset`(
    _ option: Option
  ) throws {
    // Without the keyboard, UIKit clamps the content to 590.
    for start in [700, 880, 900] as [CGFloat] {
      let screen = FieldTableController(style: .plain)
      let root = UINavigationController(rootViewController: screen)
      try ControllerStage.run(root, option) { stage in
        let table = try #require(screen.tableView)
        stage.coordinator.manage(table)
        stage.wait(1)
        stage.focus(try screen.rows.field(start == 700 ? 10 : 13))
        table.contentOffset.y = min(start, 1400 + 336 - 844)
        stage.wait(1)
        for _ in 0..<2 {
          stage.device.keyboard.perform(.lockAndUnlock)
          stage.wait(2)
          table.expect(offset: min(start, 1400 + 336 - 844), within: 0.5, "\(start)")
        }
      }
    }
  }

  @Test(arguments: [FormEvent.alert, .app, .menu, .lock])
  func `256: after an interruption, a field that the user has scrolled under a bar stays there`(
    _ event: FormEvent
  ) {
    runForm(OptionMatrix.plain, fieldAt: 1100) { stage, scrollView, field in
      // The field is from 80 to 124 on the screen, and the bar ends at 91.
      scrollView.contentOffset.y = 1020
      stage.wait(1)
      for _ in 0..<2 {
        perform(event, on: stage)
        #expect(field.isFirstResponder)
        scrollView.expect(offset: 1020, within: 0.5)
      }
    }
  }
}
#endif
