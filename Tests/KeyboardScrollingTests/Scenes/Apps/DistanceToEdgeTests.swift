#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct DistanceToEdgeTests {
  nonisolated private static let layouts: [ChatApp.Layout] = [.onGuide, .onConstraint]

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a list keeps its distance to the end`(_ option: Option, _ layout: ChatApp.Layout) {
    ChatStage.run(option, layout) { chat in
      chat.scroll(to: 300)
      chat.focus()
      chat.expect(offset: 602)
      chat.app.setComposer(height: 86)
      chat.wait()
      chat.expect(offset: 638)
      for (isUp, offset) in [(false, 336), (true, 638), (false, 336)] as [(Bool, CGFloat)] {
        if isUp { chat.focus() } else { chat.stage.endEditing() }
        chat.expect(offset: offset)
        chat.app.table.expect(bottom: 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, ChatApp.Layout.allCases)
  func `213: a list at its end stays there`(_ option: Option, _ layout: ChatApp.Layout) {
    ChatStage.run(option, layout, reportsScrolls: false) { chat in
      for height in [50, 86, 50] as [CGFloat] {
        chat.app.setComposer(height: height)
        chat.wait()
        chat.expect(gap: 0)
        chat.focus()
        chat.expect(gap: 0)
        chat.stage.endEditing()
        chat.expect(gap: 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, ChatApp.Layout.allCases)
  func `213: a list follows the keyboard even if a message arrives in the turn of the focus`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    for isFirst in [true, false] {
      ChatStage.run(option, layout) { chat in
        if isFirst { chat.app.insertRow() }
        chat.app.field.takeFocus()
        if !isFirst { chat.app.insertRow() }
        chat.wait()
        // A list behind the composer has moved already when a later message arrives.
        #expect([0, -60].contains(chat.gap.rounded()), "\(isFirst): \(chat.gap)")
      }
      // The app scrolls to the new message.
      for (animated, reportsScrolls) in [(true, true), (true, false), (false, true)] {
        ChatStage.run(option, layout, reportsScrolls: reportsScrolls) { chat in
          if !isFirst { chat.app.field.takeFocus() }
          chat.app.insertRow()
          chat.app.scrollToEnd(animated: animated)
          if isFirst { chat.app.field.takeFocus() }
          chat.wait(2)
          chat.expect(gap: 0, "\(isFirst), \(animated), \(reportsScrolls)")
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, ChatApp.Layout.allCases)
  func `213: a list away from its end goes there and back if a message arrives with the keyboard`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    for isFirst in [true, false] {
      ChatStage.run(option, layout) { chat in
        chat.scroll(to: 300)
        if isFirst { chat.app.insertRow() }
        chat.app.field.takeFocus()
        if !isFirst { chat.app.insertRow() }
        chat.wait()
        chat.expect(offset: 602)
        chat.stage.endEditing()
        chat.expect(offset: 300)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a scroll of the app in the turn of the focus does not pass the end`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    ChatStage.run(option, layout) { chat in
      for round in 1...2 {
        chat.setKeyboard(isUp: true)
        chat.app.view.layoutIfNeeded()
        chat.app.scrollToEnd(animated: true)
        // The app's scroll has another curve than the composer.
        let largest = chat.film { chat.drawnGap }.max() ?? 0
        #expect(largest <= 10, "round \(round): \(largest)")
        chat.expect(gap: 0)
        chat.stage.endEditing()
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a list stays where the app scrolls in the turn of a show or a hide`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    let rows: [(isShow: Bool, start: CGFloat)] = [
      (true, 100), (true, 1040), (false, 100), (false, 1342),
    ]
    for row in rows {
      for (target, isAfterLayout) in [
        (nil, false), (300, false), (-91, false), (nil, true), (300, true), (-91, true),
        // Between the ends with and without the keyboard, 1342 and 1040.
        (row.isShow ? 1200 : 1000, true),
      ] as [(CGFloat?, Bool)] {
        ChatStage.run(option, layout) { chat in
          if !row.isShow { chat.focus() }
          chat.scroll(to: row.start)
          chat.setKeyboard(isUp: row.isShow)
          if isAfterLayout { chat.app.view.layoutIfNeeded() }
          if let target {
            chat.app.table.setContentOffset(CGPoint(x: 0, y: target), animated: false)
          } else {
            chat.app.scrollToEnd(animated: false)
          }
          chat.wait()
          chat.expect(offset: target, gap: target == nil ? 0 : nil, "\(row), \(isAfterLayout)")
          if row.isShow { chat.stage.endEditing() } else { chat.focus() }
          if target == nil { chat.expect(gap: 0, "there and back: \(row), \(isAfterLayout)") }
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a list at its end stays there if one field resigns, and another takes the focus`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    for height in [336, 291] as [CGFloat] {
      ChatStage.run(option, layout) { chat in
        let (field, other) = (chat.app.field, UITextField(frame: chat.app.field.frame))
        chat.app.composer.addSubview(other)
        chat.stage.device.keyboard.heightForResponder = { $0 === other ? height : 336 }
        chat.focus()
        for (resigning, next) in [(field, other), (other, field), (field, field)] {
          resigning.resignFirstResponder()
          next.becomeFirstResponder()
          chat.wait(2)
          chat.expect(gap: 0, "\(height)")
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `a chat whose inset the app overwrites stays beside a new row`(option: Option) {
    ChatStage.run(option) { chat in
      chat.focus()
      let offset = chat.app.table.contentOffset.y
      chat.app.table.contentInset.bottom = 0
      chat.app.insertRow()
      chat.wait()
      chat.expect(offset: offset)
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `213: a list just short of its end keeps its distance when UIKit clamps it`(option: Option) {
    for layout in Self.layouts {
      ChatStage.run(option, layout) { chat in
        chat.scroll(to: 940)
        chat.focus()
        chat.expect(gap: -100)
        chat.stage.endEditing()
        chat.expect(gap: -100)
      }
    }
  }

  @Test(arguments: OptionMatrix.finger, [false, true])
  func `213: a list that ends at the layout guide needs no inset during a drag`(
    _ option: Option, goesBack: Bool
  ) {
    ChatStage.run(option, .onGuide) { chat in
      let table: UITableView = chat.app.table
      table.keyboardDismissMode = .interactive
      chat.focus()
      var insets: Set<CGFloat> = []
      let finger = HeadlessFinger.touch(at: 300)
      let way = steps(from: 310, to: 700) + (goesBack ? steps(from: 700, to: 310) : [])
      finger.move(along: way, chat.stage.device.clock) { insets.insert(table.contentInset.bottom) }
      finger.lift()
      chat.wait(2)
      insets.insert(table.contentInset.bottom)
      expectEqual(chat.stage.frame(of: chat.app.composer).maxY, to: goesBack ? 508 : 810)
      expectEqual(insets, to: [0])
    }
  }

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: an unlock, or a focus that ends in its turn, leaves a list at its end`(
    option: Option, _ layout: ChatApp.Layout
  ) {
    ChatStage.run(option, layout) { chat in
      let keyboard = chat.stage.device.keyboard
      chat.focus()
      keyboard.perform(.lockAndUnlock)
      chat.wait(2)
      chat.expect(gap: 0)

      keyboard.perform(.toggleEmoji(height: 356))
      chat.wait(2)
      keyboard.perform(.lockAndUnlock)
      chat.wait(2)
      #expect(abs(chat.gap) < 0.5, "after emoji: \(chat.gap)")
    }
    ChatStage.run(option, layout) { chat in
      for isUp in [true, false] { chat.setKeyboard(isUp: isUp) }
      chat.expectBesideComposer()
    }
  }

  @Test(arguments: OptionMatrix.hide, layouts)
  func `213: a message sent during an unlock is visible`(option: Option, _ layout: ChatApp.Layout) {
    ChatStage.run(option, layout) { chat in
      chat.focus()
      chat.stage.device.keyboard.perform(.lockAndUnlock)
      chat.wait(0.05)
      // The list is now as tall as without a keyboard.
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.wait(2)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `214: a chat in a table view controller stays at its end`(_ option: Option) {
    let chat = ChatListController(style: .plain)
    run(chat, chat.tableView, option) { stage in
      // The last row ends at 1800 in the content.
      @MainActor func expectEnd(at y: CGFloat) {
        chat.tableView.expect(offset: 1800 - y, within: 0.5)
      }
      chat.scrollToEnd()
      stage.wait(1)
      for _ in 0..<2 {
        stage.focus(chat.field)
        expectEqual(stage.keyboardTop, to: 458)
        expectEnd(at: 458)
        chat.field.giveUpFocus()
        stage.wait(1)
        expectEnd(at: 794)
      }
      for _ in 0..<2 {
        stage.leaveApp()
        expectEnd(at: 794)
      }
      stage.focus(chat.field)
      stage.device.keyboard.perform(.lockAndUnlock)
      stage.wait(2)
      expectEnd(at: 458)
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `216: if an accessory bar appears, a list moves only if it was at its end`(option: Option) {
    for isAtEnd in [false, true] {
      let chat = AccessoryChatController()
      run(chat, chat.list, option, isFirstResponder: false) { stage in
        if isAtEnd { chat.list.contentOffset.y = 3000 + 34 - 844 }
        stage.wait(1)
        chat.takeFocus()
        stage.wait(1)
        // The bar's 50 points include the 34 that UIKit adds for the home indicator.
        chat.list.expect(bottom: 16)
        let before: CGFloat = isAtEnd ? 3000 + 50 - 844 : -91
        chat.list.expect(offset: before)
        stage.focus(chat.field)
        chat.list.expect(offset: before + 336)
        chat.field.giveUpFocus()
        stage.wait(1)
        chat.list.expect(offset: before)
      }
    }
  }

  @Test(arguments: OptionMatrix.hide, [0, 0.02, 0.1, 0.2] as [TimeInterval])
  func `213: a chat at its start keeps its rows when it inserts older ones during a hide`(
    _ option: Option, pause: TimeInterval
  ) {
    for shown in [0.05, 0.1, 0.3, 1] {
      ChatStage.run(option) { chat in
        chat.scroll(to: -91)
        chat.app.field.takeFocus()
        chat.wait(shown)
        chat.app.field.resignFirstResponder()
        chat.wait(pause)
        chat.app.insertOlder()
        chat.wait()
        chat.expect(offset: 300 - 91, "\(shown)")
      }
    }
  }

  @Test(arguments: OptionMatrix.insets, ChatApp.Layout.allCases)
  func `213: a chat keeps its rows if it inserts older ones in the turn of a keyboard or a line`(
    _ option: Option, _ layout: ChatApp.Layout
  ) {
    for isFirst in [true, false] {
      ChatStage.run(option, layout) { chat in
        let changes = [
          { chat.setKeyboard(isUp: true) }, { chat.app.setComposer(height: 90) },
          { chat.app.setComposer(height: 50) }, { chat.setKeyboard(isUp: false) },
        ]
        for (number, change) in changes.enumerated() {
          chat.scroll(to: 700)
          let gap = chat.gap
          if isFirst { chat.app.insertOlder() }
          change()
          if !isFirst { chat.app.insertOlder() }
          chat.wait()
          chat.expect(gap: gap, "change \(number)")
        }
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `216: a chat that is managed while the keyboard shows moves only at its end`(option: Option)
  {
    for place in [-91, 600, nil] as [CGFloat?] {
      ChatStage.run(option) { chat in
        chat.focus()
        if let place { chat.scroll(to: place) }
        for _ in 1...2 {
          chat.stage.coordinator.stopManaging(chat.app.table)
          chat.wait()
          chat.stage.coordinator.manage(
            chat.app.table, bar: chat.app.composer, configuration: .init(keepsDistanceToEnd: true)
          )
          chat.wait()
          chat.expect(offset: place, gap: place == nil ? 0 : nil)
        }
        chat.stage.endEditing()
        chat.expect(offset: place.map { max($0 - 302, -91) }, gap: place == nil ? 0 : nil)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `216: the first chat that is managed, long after the keyboard's show, does not move`(
    _ option: Option
  ) {
    let form = FormController()
    ControllerStage.run(UINavigationController(rootViewController: form), option) { stage in
      stage.focus(form.field)
      form.scrollView.contentOffset.y = 600
      stage.wait(5)
      stage.coordinator.manage(form.scrollView, configuration: .init(keepsDistanceToEnd: true))
      stage.wait(1)
      form.scrollView.expect(bottom: 302, offset: 600)
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `216: an accessory bar that returns moves nothing`(_ option: Option) {
    let chat = AccessoryChatController()
    run(chat, chat.list, option) { stage in
      chat.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      stage.wait(1)
      for _ in 0..<3 {
        stage.leaveApp()
        chat.list.expect(offset: 900, within: 0.5)
      }
    }
  }

  @Test(arguments: OptionMatrix.notification, [false, true])
  func `215: when the user returns to an app, no inset includes the app's bar twice`(
    _ option: Option, isOnPhoneWithHomeButton: Bool
  ) {
    let chat = AccessoryChatController()
    let root = UINavigationController(rootViewController: chat)
    let model = isOnPhoneWithHomeButton ? HeadlessDeviceModel.iPhoneSE3 : .iPhone14
    ControllerStage.run(root, on: model, option) { stage in
      stage.wait(1)
      stage.coordinator.manage(chat.list)
      chat.takeFocus()
      stage.wait(1)
      // UIKit adds 34 of the bar's 50 points for a home indicator.
      let alone: CGFloat = isOnPhoneWithHomeButton ? 50 : 16
      chat.list.expect(bottom: alone)
      var insets: Set<CGFloat> = []
      stage.device.clock.onFrame = { insets.insert(chat.list.contentInset.bottom) }
      for _ in 0..<2 { stage.leaveApp() }
      stage.device.clock.onFrame = nil
      #expect(insets.isSubset(of: [0, alone]), "\(insets)")
      chat.list.expect(bottom: alone)
    }
  }

  private func run(
    _ chat: UIViewController, _ list: @autoclosure () -> UIScrollView, _ option: Option,
    isFirstResponder: Bool = true, _ body: (ControllerStage) -> Void
  ) {
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      stage.wait(1)
      stage.coordinator.manage(list(), configuration: .chat)
      if isFirstResponder { chat.takeFocus() }
      stage.wait(1)
      body(stage)
    }
  }
}

private final class ChatListController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))
  private let rows = PlainRows(30)

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
    tableView.rowHeight = 60
    tableView.estimatedRowHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.dataSource = rows
  }

  func scrollToEnd() {
    tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
  }
}
#endif
