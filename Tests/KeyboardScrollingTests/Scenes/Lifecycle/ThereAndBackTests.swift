#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// After a temporary change without a scroll, the content returns to its offset.
@MainActor struct ThereAndBackTests {
  enum TemporaryChange: Sendable {
    case menu, keys, suggestions, undock, lines, alert, lock, app, push, sheet, fullScreen, tab
    /// A full screen, before which editing ends.
    case picker

    @MainActor func root(of screen: UIViewController) -> UIViewController {
      let navigation = UINavigationController(rootViewController: screen)
      guard self == .tab else { return navigation }
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    }
  }

  /// Performs a change; a field that loses the focus gets it again.
  private func perform(
    _ change: TemporaryChange, on screen: UIViewController, _ field: UITextField,
    _ stage: ControllerStage
  ) {
    let isEdited = field.isFirstResponder
    play(change, on: screen, field, stage)
    if isEdited, !field.isFirstResponder { stage.focus(field) }
  }

  private func play(
    _ change: TemporaryChange, on screen: UIViewController, _ field: UITextField,
    _ stage: ControllerStage
  ) {
    let keyboard = stage.device.keyboard
    let isEdited = field.isFirstResponder
    switch change {
    case .menu:
      // A menu on a message hides the keyboard, but the field keeps the focus.
      stage.hideForMenu()
      stage.wait(1)
      stage.showAfterMenu()
    case .keys:
      if isEdited { field.resignFirstResponder() } else { field.becomeFirstResponder() }
      stage.wait(1)
      if isEdited { field.becomeFirstResponder() } else { field.resignFirstResponder() }
    case .suggestions:
      keyboard.perform(.predictiveBar(isVisible: false))
      stage.wait(1)
      keyboard.perform(.predictiveBar(isVisible: true))
    case .undock:
      keyboard.perform(.undockByMenu())
      stage.wait(1)
      keyboard.perform(.dock)
    case .lines:
      (screen as? ChatApp)?.setComposer(height: 50)
      stage.wait(1)
      (screen as? ChatApp)?.setComposer(height: 130)
    case .alert: stage.showAlert()
    case .lock: keyboard.perform(.lockAndUnlock)
    case .app: stage.leaveApp()
    case .push:
      screen.navigationController?.pushViewController(UIViewController(), animated: true)
      stage.wait(1)
      screen.navigationController?.popViewController(animated: true)
    case .sheet, .fullScreen, .picker:
      let other = UIViewController()
      if change != .sheet { other.modalPresentationStyle = .fullScreen }
      if change == .picker { field.resignFirstResponder() }
      screen.present(other, animated: true)
      stage.wait(1)
      other.dismiss(animated: true)
    case .tab:
      screen.tabBarController?.selectedIndex = 1
      stage.wait(1)
      screen.tabBarController?.selectedIndex = 0
    }
    stage.wait(2)
    // Apps make a bar's controller first responder again when the controller appears.
    if screen.canBecomeFirstResponder, !screen.isFirstResponder, !field.isFirstResponder {
      screen.becomeFirstResponder()
      stage.wait(1)
    }
  }

  private func perform(_ change: TemporaryChange, in chat: ChatStage) {
    perform(change, on: chat.app, chat.app.field, chat.stage)
  }

  nonisolated private static let changes: [(TemporaryChange, Bool)] = [
    (.menu, false), (.picker, false), (.keys, false), (.suggestions, false), (.lines, false),
    (.alert, false), (.menu, true), (.keys, true), (.lines, true),
  ]

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

  nonisolated private static let changesOfKeyboard: [TemporaryChange] = [
    .menu, .suggestions, .alert, .lock, .app,
  ]

  /// A list of comments that stays in place when its keyboard shows.
  @Test(arguments: OptionMatrix.hide, changesOfKeyboard)
  func `256: a list whose composer is edited returns to its offset after a temporary change`(
    _ option: Option, _ change: TemporaryChange
  ) {
    for layout in [ChatApp.Layout.behindComposer, .behindComposerOnConstraint] {
      ChatStage.run(option, layout, keepsDistance: false) { chat in
        chat.focus()
        chat.scroll(to: chat.end)
        for _ in 0..<2 {
          perform(change, in: chat)
          chat.expect(gap: 0, "\(layout)")
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: a list does not go back when its composer gets a new focus`(option: Option) {
    ChatStage.run(option, keepsDistance: false) { chat in
      chat.focus()
      chat.scroll(to: chat.end)
      chat.stage.endEditing()
      let start = chat.o
      for _ in 0..<2 {
        chat.focus()
        chat.expect(offset: start)
        chat.stage.endEditing()
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

  nonisolated private static let departures: [TemporaryChange] = [.push, .fullScreen, .tab]

  /// The list ends at its composer, and is still moving when its screen disappears.
  @Test(arguments: departures, [ChatApp.Layout.onGuide, .onConstraint])
  func `235: a chat that ends editing as its screen disappears returns to its offset`(
    _ departure: TemporaryChange, _ layout: ChatApp.Layout
  ) {
    ChatStage.run(OptionMatrix.plain, layout, in: departure.root) { chat in
      chat.focus()
      chat.scroll(to: 450)
      for round in 1...3 {
        chat.app.field.resignFirstResponder()
        perform(departure, in: chat)
        // The list ends 302 points lower, or 253 with a tab bar.
        chat.expect(offset: 450 - (departure == .tab ? 253 : 302), "return \(round)")
        chat.focus()
        chat.expect(offset: 450, "focus \(round)")
      }
    }
  }

  enum List: CaseIterable, Sendable { case upright, inverted, withoutAdjustment }

  @Test(arguments: departures, List.allCases)
  func `235: a chat keeps its offset when its screen disappears and returns five times`(
    _ departure: TemporaryChange, _ list: List
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
          perform(departure, in: chat)
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
        // On an iPad, a form sheet keeps the keyboard (statement 277).
        chat.expect(offset: up ?? chat.o, "\(up ?? 0) without a first responder")
        stage.hideKeyboard()
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

  @Test(
    arguments: [.sheet, .fullScreen, .app, .suggestions, .keys, .push, .tab] as [TemporaryChange],
    [OptionMatrix.plain, OptionMatrix.safeAreaAtOnce]
  )
  func `255: a chat whose composer is an accessory view returns to its offset`(
    _ change: TemporaryChange, option: Option
  ) {
    for (start, hasKeys) in [-91, 211, 1077 as CGFloat].flatMap({ [($0, false), ($0, true)] }) {
      let app = AccessoryChatController()
      ControllerStage.run(change.root(of: app), option) { stage in
        stage.wait(1)
        stage.coordinator.manage(app.list, configuration: .chat)
        app.takeFocus()
        stage.wait(1)
        if hasKeys { stage.focus(app.field) }
        app.list.contentOffset.y = start
        stage.wait(1)
        var seen: [CGFloat] = []
        for _ in 0..<3 {
          perform(change, on: app, app.field, stage)
          seen.append(app.list.contentOffset.y)
        }
        #expect(seen.allSatisfy { abs($0 - start) < 0.5 }, "\(start) → \(seen)")
      }
    }
  }

  /// Runs screen P with a focused field.
  private func runForm(
    _ option: Option, fieldAt top: CGFloat = 1500,
    _ body: (ControllerStage, FormController) -> Void
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.field.frame.origin.y = top
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      screen.scrollView.contentOffset.y = min(790, top - 100)
      stage.focus(screen.field)
      body(stage, screen)
    }
  }

  private func drag(_ stage: ControllerStage, from start: CGFloat, to end: CGFloat) {
    let finger = HeadlessFinger.touch(at: start)
    finger.move(along: steps(from: start, to: end, by: 4), stage.device.clock)
    stage.wait(0.2)
    finger.lift()
    stage.wait(1)
  }

  /// Performs a change during which the field keeps the focus.
  private func perform(
    _ change: TemporaryChange, _ form: FormController, _ stage: ControllerStage
  ) {
    play(change, on: form, form.field, stage)
    #expect(form.field.isFirstResponder)
  }

  @Test(
    arguments: OptionMatrix.hide,
    [.app, .alert, .lock, .menu, .undock] as [TemporaryChange]
  )
  func `256: a form returns to its offset when the keyboard shows for the same field`(
    _ option: Option, _ change: TemporaryChange
  ) {
    runForm(option) { stage, form in
      // The field's end at 1544 is at 508 on the screen.
      form.scrollView.expect(offset: 1036, within: 0.5)
      drag(stage, from: 400, to: 372)
      let start = form.scrollView.contentOffset.y
      #expect(start > 1050 && start < 1092, "\(start)")
      for _ in 0..<3 { perform(change, form, stage) }
      form.scrollView.expect(offset: start, within: 0.5)
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `256: for another field, or after the user's scroll, a form does not return to its offset`(
    _ option: Option
  ) {
    runForm(option) { stage, form in
      let other = UITextField(frame: CGRect(x: 16, y: 1000, width: 200, height: 44))
      form.scrollView.addSubview(other)
      drag(stage, from: 400, to: 372)
      stage.endEditing()
      form.scrollView.expect(offset: 790, within: 0.5)
      stage.focus(other)
      form.scrollView.expect(offset: 790, within: 0.5)
    }
    runForm(option) { stage, form in
      form.scrollView.expect(offset: 1036, within: 0.5)
      drag(stage, from: 400, to: 372)
      stage.hideForMenu()
      stage.wait(1)
      drag(stage, from: 400, to: 300)
      drag(stage, from: 300, to: 420)
      stage.showAfterMenu()
      stage.wait(1)
      // The field, which ends at 1544, is revealed with the smallest movement.
      form.scrollView.expect(offset: 1036, within: 0.5)
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
  @Test(arguments: OptionMatrix.hide, [TemporaryChange.app, .lock, .menu])
  func `256: a form scrolled off its field returns to its end`(
    _ option: Option, _ change: TemporaryChange
  ) {
    runForm(option, fieldAt: 100) { stage, form in
      for _ in 0..<5 { drag(stage, from: 480, to: 160) }
      form.scrollView.expect(offset: 1092, within: 0.5)
      for _ in 0..<2 {
        perform(change, form, stage)
        form.scrollView.expect(offset: 1092, within: 0.5)
      }
    }
  }

  /// With the heights of an iPhone's keyboards: letters without suggestions, numbers, and emoji.
  @Test(arguments: OptionMatrix.hide)
  func `a form at its end follows a keyboard that changes its height`(_ option: Option) {
    runForm(option) { stage, form in
      drag(stage, from: 400, to: 340)
      form.scrollView.expect(offset: 1092, within: 0.5)
      for height in [291, 216, 260, 216, 336] as [CGFloat] {
        stage.device.keyboard.perform(.toggleEmoji(height: height))
        stage.wait(1)
        let end = 1600 + height - 844
        form.scrollView.expect(offset: end, within: 0.5)
      }
    }
  }

  /// Without its suggestions, the keyboard clamps the content; then the screen leaves the window.
  @Test(arguments: OptionMatrix.hide)
  func `a form's offset returns with the suggestions, also after a full screen`(_ option: Option) {
    runForm(option) { stage, form in
      drag(stage, from: 400, to: 340)
      form.scrollView.expect(offset: 1092, within: 0.5)
      for _ in 0..<2 {
        stage.device.keyboard.perform(.predictiveBar(isVisible: false))
        stage.wait(1)
        form.scrollView.expect(offset: 1047, within: 0.5)
        perform(.fullScreen, on: form, form.field, stage)
        form.scrollView.expect(offset: 1047, within: 0.5)
        stage.device.keyboard.perform(.predictiveBar(isVisible: true))
        stage.wait(1)
        form.scrollView.expect(offset: 1092, within: 0.5)
      }
    }
  }

  /// With the field's top: a sheet that moves last clamps what a reveal at 1400 has shown.
  nonisolated private static let halfSheets: [(Option, CGFloat)] =
    OptionMatrix.hide.map { ($0, 1400) } + [(OptionMatrix.sheetsLast, 1200)]

  /// A turn after the hide has shortened the range by 302, or when the hide ends, the sheet gets its
  /// height back.
  @Test(arguments: halfSheets)
  func `a form in a half sheet keeps its offset at a hide`(_ option: Option, top: CGFloat) {
    let (behind, form) = (UIViewController(), FormController())
    ControllerStage.run(behind, option) { stage in
      form.sheetPresentationController?.detents = [.medium()]
      behind.present(form, animated: false)
      stage.wait(1)
      stage.coordinator.manage(form.scrollView)
      form.field.frame.origin.y = top
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
        stage.rotateThereAndBack()
        screen.scrollView.expect(offset: start, within: 0.5)
      }
    }
  }

  /// In landscape, a reveal moves the content.
  @Test(
    arguments: OptionMatrix.hide,
    [[.predictiveBar(isVisible: false)], [.toggleEmoji(height: 380), .toggleEmoji(height: 336)]]
      as [[HeadlessKeyboardScenario]]
  )
  func `a form whose keyboard has changed its height returns to its offset after a rotation`(
    _ option: Option, actions: [HeadlessKeyboardScenario]
  ) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      form.field.frame.origin.y = 700
      stage.coordinator.manage(form.scrollView)
      stage.focus(form.field)
      for action in actions {
        stage.device.keyboard.perform(action)
        stage.wait(1)
      }
      let start = form.scrollView.contentOffset.y
      for _ in 0..<2 {
        stage.rotateThereAndBack()
        form.scrollView.expect(offset: start, within: 0.5)
      }
    }
  }

  @Test(arguments: OptionMatrix.hide)
  func `a form that returns to its offset with a taller keyboard shows its field`(_ option: Option)
  {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      form.field.frame.origin.y = 700
      stage.coordinator.manage(form.scrollView)
      stage.device.keyboard.perform(.predictiveBar(isVisible: false))
      stage.focus(form.field)
      form.scrollView.expect(offset: 191, within: 0.5)
      stage.device.rotate(to: .landscapeLeft)
      stage.wait(2)
      stage.device.keyboard.perform(.predictiveBar(isVisible: true))
      stage.wait(1)
      stage.device.rotate(to: .portrait)
      stage.wait(2)
      form.scrollView.expect(bottom: 302, offset: 236, within: 0.5)
    }
  }

  /// Runs a table view controller whose rows are 100 points high, with a focused row.
  private func runTable(
    _ option: Option, row: Int, at offset: CGFloat, _ body: (ControllerStage, UITableView) -> Void
  ) throws {
    let screen = FieldTableController(style: .plain)
    try ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      let table = try #require(screen.tableView)
      stage.coordinator.manage(table)
      stage.wait(1)
      stage.focus(try screen.rows.field(row))
      table.contentOffset.y = offset
      stage.wait(1)
      body(stage, table)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `258: after an alert, hiding the suggestions only clamps a table view controller's content`(
    _ option: Option
  ) throws {
    for start in stride(from: CGFloat(500), through: 836, by: 56) {
      try runTable(option, row: 9, at: start) { stage, table in
        stage.showAlert()
        stage.wait(1)
        stage.device.keyboard.perform(.predictiveBar(isVisible: false))
        stage.wait(1)
        // The last offset of 1400 points of rows with a keyboard of 291 is 1400 + 291 - 844.
        table.expect(offset: min(start, 1400 + 291 - 844), within: 0.5, "\(start)")
      }
    }
  }

  /// Without the keyboard, UIKit clamps the content to 590.
  @Test(
    arguments: OptionMatrix.systemAdjustment, [(10, 700), (13, 880), (13, 892)] as [(Int, CGFloat)]
  )
  func `256: after the device is unlocked, a table view controller returns to its offset`(
    _ option: Option, _ place: (row: Int, offset: CGFloat)
  ) throws {
    try runTable(option, row: place.row, at: place.offset) { stage, table in
      for _ in 0..<2 {
        stage.device.keyboard.perform(.lockAndUnlock)
        stage.wait(2)
        table.expect(offset: place.offset, within: 0.5)
      }
    }
  }

  @Test(arguments: [TemporaryChange.alert, .app, .menu, .lock])
  func `256: after an interruption, a field that the user has scrolled under a bar stays there`(
    _ change: TemporaryChange
  ) {
    runForm(OptionMatrix.plain, fieldAt: 1100) { stage, form in
      // The field is from 80 to 124 on the screen, and the bar ends at 91.
      form.scrollView.contentOffset.y = 1020
      stage.wait(1)
      for _ in 0..<2 {
        perform(change, form, stage)
        form.scrollView.expect(offset: 1020, within: 0.5)
      }
    }
  }
}
#endif
