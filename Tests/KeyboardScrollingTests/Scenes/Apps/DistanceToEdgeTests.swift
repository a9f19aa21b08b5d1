#if os(Linux)
import CoreGraphics
import Foundation
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// The coordinator's promise to keep the distance to the end, for any movement of the edge.
@MainActor
@Suite("Apps that act: the edge of a chat", .tags(.scene))
struct DistanceToEdgeTests {
  nonisolated private static let layouts: [ChatApp.Layout] = [.onGuide, .onConstraint]

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a list that ends at its composer keeps its distance to the end`(
    _ option: Option,
    _ layout: ChatApp.Layout
  ) {
    ChatStage.run(option, layout, tells: true) { chat in
      chat.app.table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
      chat.wait()
      chat.focus()
      #expect(abs(chat.o - 602) < 0.5, "\(chat.o)")
      chat.app.setComposer(height: 86)
      chat.wait()
      #expect(abs(chat.o - 638) < 0.5, "\(chat.o)")
      for (isUp, offset) in [(false, 336), (true, 638), (false, 336)] as [(Bool, CGFloat)] {
        if isUp { chat.focus() } else { chat.stage.endEditing() }
        #expect(abs(chat.o - offset) < 0.5, "\(chat.o)")
        #expect(chat.app.table.contentInset.bottom == 0)
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry, ChatApp.Layout.allCases)
  func `213: a list at its end stays there`(_ option: Option, _ layout: ChatApp.Layout) {
    ChatStage.run(option, layout, tells: false) { chat in
      for height in [50, 86, 50] as [CGFloat] {
        chat.app.setComposer(height: height)
        chat.wait()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        chat.focus()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
        chat.stage.endEditing()
        #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
      }
    }
  }

  @Test(arguments: OptionMatrix.geometry)
  func `213: a little short of its end, where UIKit clamps a list that grows`(_ option: Option) {
    for layout in Self.layouts {
      ChatStage.run(option, layout, tells: true) { chat in
        chat.app.table.setContentOffset(CGPoint(x: 0, y: 940), animated: false)
        chat.wait()
        chat.focus()
        #expect(abs(chat.gap + 100) < 0.5, "\(chat.gap)")
        chat.stage.endEditing()
        #expect(abs(chat.gap + 100) < 0.5, "\(chat.gap)")
      }
    }
  }

  @Test(arguments: OptionMatrix.finger, [false, true])
  func `213: nothing is added for a list that follows a dragged keyboard`(
    _ option: Option,
    goesBack: Bool
  ) {
    ChatStage.run(option, .onGuide, tells: true) { chat in
      let table: UITableView = chat.app.table
      table.keyboardDismissMode = .interactive
      chat.focus()
      var insets: Set<CGFloat> = []
      let finger = HeadlessFinger()
      finger.touchDown(at: CGPoint(x: 380, y: 300))
      let way = stride(from: 310.0, through: 700, by: 10)
      for y in goesBack ? Array(way) + way.reversed() : Array(way) {
        finger.move(to: CGPoint(x: 380, y: y))
        chat.wait(1.0 / 60)
        insets.insert(table.contentInset.bottom)
      }
      finger.lift()
      chat.wait(2)
      insets.insert(table.contentInset.bottom)
      #expect(chat.stage.frame(of: chat.app.composer).maxY == (goesBack ? 508 : 810))
      #expect(insets == [0])
    }
  }

  @Test(arguments: OptionMatrix.geometry, layouts)
  func `213: a list that ends at its composer is at its end when the phone is unlocked`(
    _ option: Option,
    _ layout: ChatApp.Layout
  ) {
    ChatStage.run(option, layout, tells: true) { chat in
      let keyboard = chat.stage.device.keyboard
      chat.focus()
      keyboard.perform(.lockAndUnlock)
      chat.wait(2)
      #expect(abs(chat.gap) < 0.5, "\(chat.gap)")

      keyboard.perform(.toggleEmoji(height: 356))
      chat.wait(2)
      keyboard.perform(.lockAndUnlock)
      chat.wait(2)
      #expect(abs(chat.gap) < 0.5, "after emoji: \(chat.gap)")
    }
  }

  @Test(arguments: OptionMatrix.hide, layouts)
  func `213: a message that is sent as the phone is unlocked is visible`(
    _ option: Option,
    _ layout: ChatApp.Layout
  ) {
    ChatStage.run(option, layout, tells: true) { chat in
      chat.focus()
      chat.stage.device.keyboard.perform(.lockAndUnlock)
      chat.wait(0.05)
      // The list is as tall as without a keyboard.
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.wait(2)
      #expect(abs(chat.gap) < 0.5, "\(chat.gap)")
    }
  }

  // MARK: List controllers

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `214: a chat in a list controller is at its end when it appears again`(_ option: Option) {
    let chat = ChatListController(style: .plain)
    run(chat, chat.tableView, option) { stage in
      chat.scrollToEnd()
      stage.device.clock.advance(by: 1)
      for _ in 0..<2 {
        stage.device.keyboard.perform(.background)
        stage.device.clock.advance(by: 1)
        stage.device.keyboard.perform(.foreground)
        stage.device.clock.advance(by: 1)
        #expect(abs(chat.end(on: stage) - 760) < 0.5, "\(chat.end(on: stage))")
      }
      stage.focus(chat.field)
      stage.device.keyboard.perform(.lockAndUnlock)
      stage.device.clock.advance(by: 2)
      #expect(abs(chat.end(on: stage) - 458) < 0.5, "\(chat.end(on: stage))")
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `214: a chat in a list controller stays at its end`(_ option: Option) {
    let chat = ChatListController(style: .plain)
    run(chat, chat.tableView, option) { stage in
      chat.scrollToEnd()
      stage.device.clock.advance(by: 1)
      for _ in 0..<2 {
        stage.focus(chat.field)
        #expect(stage.keyboardTop == 458)
        #expect(abs(chat.end(on: stage) - 458) < 0.5, "\(chat.end(on: stage))")
        #expect(chat.field.resignFirstResponder())
        stage.device.clock.advance(by: 1)
        #expect(abs(chat.end(on: stage) - 760) < 0.5, "\(chat.end(on: stage))")
      }
    }
  }

  @Test(arguments: OptionMatrix.systemAdjustment)
  func `216: a composer that appears with its screen moves only content at its end`(
    _ option: Option
  ) {
    for isAtEnd in [false, true] {
      let chat = AccessoryChatController()
      run(chat, chat.list, option, isFirstResponder: false) { stage in
        if isAtEnd { chat.list.contentOffset.y = 3000 + 34 - 844 }
        stage.device.clock.advance(by: 1)
        #expect(chat.becomeFirstResponder())
        stage.device.clock.advance(by: 1)
        #expect(chat.list.contentInset.bottom == 50)
        let before: CGFloat = isAtEnd ? 3000 + 84 - 844 : -91
        #expect(chat.list.contentOffset.y == before)
        // Afterwards it is an edge like any other.
        stage.focus(chat.field)
        #expect(chat.list.contentOffset.y == before + 302)
        #expect(chat.field.resignFirstResponder())
        stage.device.clock.advance(by: 1)
        #expect(chat.list.contentOffset.y == before)
      }
    }
  }

  @Test(arguments: OptionMatrix.notification)
  func `216: an accessory bar that disappears and returns with the app is an edge like any other`(
    _ option: Option
  ) {
    let chat = AccessoryChatController()
    run(chat, chat.list, option) { stage in
      chat.list.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      stage.device.clock.advance(by: 1)
      for _ in 0..<3 {
        stage.device.keyboard.perform(.background)
        stage.device.clock.advance(by: 1)
        stage.device.keyboard.perform(.foreground)
        stage.device.clock.advance(by: 1)
        #expect(abs(chat.list.contentOffset.y - 900) < 0.5, "\(chat.list.contentOffset.y)")
      }
    }
  }

  @Test(arguments: OptionMatrix.notification, [false, true])
  func `215: an app that is left and entered again counts an accessory bar once`(
    _ option: Option,
    isOnPhoneWithHomeButton: Bool
  ) {
    let chat = AccessoryChatController()
    let root = UINavigationController(rootViewController: chat)
    let model = isOnPhoneWithHomeButton ? HeadlessDeviceModel.iPhoneSE3 : .iPhone14
    ControllerStage.run(root, on: model, option) { stage in
      stage.device.clock.advance(by: 1)
      stage.coordinator.manage(chat.list)
      #expect(chat.becomeFirstResponder())
      stage.device.clock.advance(by: 1)
      #expect(chat.list.contentInset.bottom == 50)
      var insets: Set<CGFloat> = []
      stage.device.clock.onFrame = { insets.insert(chat.list.contentInset.bottom) }
      for _ in 0..<2 {
        stage.device.keyboard.perform(.background)
        stage.device.clock.advance(by: 1)
        stage.device.keyboard.perform(.foreground)
        stage.device.clock.advance(by: 1)
      }
      stage.device.clock.onFrame = nil
      #expect(insets.isSubset(of: [0, 50]), "\(insets)")
      #expect(chat.list.contentInset.bottom == 50)
    }
  }

  private func run(
    _ chat: UIViewController,
    _ list: @autoclosure () -> UIScrollView,
    _ option: Option,
    isFirstResponder: Bool = true,
    _ body: (ControllerStage) -> Void
  ) {
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      stage.device.clock.advance(by: 1)
      var configuration = KeyboardScrollCoordinator.Configuration(revealPadding: 0)
      configuration.keepsDistanceToEnd = true
      stage.coordinator.manage(list(), configuration: configuration)
      if isFirstResponder { #expect(chat.becomeFirstResponder()) }
      stage.device.clock.advance(by: 1)
      body(stage)
    }
  }
}

/// A list with a composer in its accessory view, as many chats are published.
private final class ChatListController: UITableViewController {
  let field = UITextField(frame: CGRect(x: 16, y: 5, width: 300, height: 40))
  private let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 50))

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
    tableView.rowHeight = 60
    tableView.estimatedRowHeight = 0
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  func scrollToEnd() {
    tableView.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
  }

  /// The lower edge of the last row in the window.
  func end(on stage: ControllerStage) -> CGFloat { 1800 - tableView.contentOffset.y }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    30
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}
#endif
