#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A chat that keeps few messages at its composer: the app fills the space above them with a top
/// inset.
@MainActor struct BottomAlignedChatTests {
  private final class Chat: ChatApp, UITableViewDelegate {
    private var heights: [CGFloat] = []
    /// Whether the app also aligns the messages when any inset changes, not only in a layout.
    var alignsAtOnce = false

    override func viewDidLoad() {
      super.viewDidLoad()
      table.delegate = self
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      align()
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      if alignsAtOnce { align() }
    }

    private func align() {
      let inset = table.adjustedContentInset
      let bars = inset.top - table.contentInset.top + inset.bottom
      let space = max(0, table.bounds.height - bars - table.contentSize.height)
      if abs(table.contentInset.top - space) > 0.5 { table.contentInset.top = space }
    }

    func show(_ height: CGFloat) {
      heights.append(height)
      insertRow()
      align()
      scrollToEnd(animated: false)
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row]
    }
  }

  private func run(
    _ option: Option, _ layout: ChatApp.Layout = .behindComposer,
    prepare: (Chat) -> Void = { _ in }, _ body: (ControllerStage, Chat) -> Void
  ) {
    let chat = Chat(layout, rows: 0)
    ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
      stage.wait(1)
      prepare(chat)
      stage.coordinator.manage(
        chat.table, bar: layout.isBehindComposer ? chat.composer : nil,
        configuration: .init(revealPadding: 0, keepsDistanceToEnd: true)
      )
      stage.wait(1)
      body(stage, chat)
    }
  }

  /// Without the keyboard, 669 points are visible; with the keyboard, 367.
  @Test(arguments: OptionMatrix.insets, [false, true])
  func `the message that fills the view stays above the composer`(
    _ option: Option, hasKeyboard: Bool
  ) {
    for space in [10, 40, 60, 69, 90, 110] as [CGFloat] {
      run(option) { stage, chat in
        if hasKeyboard { stage.focus(chat.field) }
        let visible: CGFloat = hasKeyboard ? 367 : 669
        chat.show(visible - space)
        stage.wait(1)
        chat.show(120)
        ChatStage(stage: stage, app: chat)
          .expectBesideComposer(1, within: 1, "\(space) points of space")
      }
    }
  }

  /// In the keyboard's animation block, the app makes its inset smaller, and UIKit moves the content,
  /// as far as that inset has filled the view.
  @Test(arguments: OptionMatrix.insets, [ChatApp.Layout.behindComposer, .onGuide])
  func `few messages stay beside the composer as the keyboard moves`(
    _ option: Option, layout: ChatApp.Layout
  ) {
    for (count, alignsAtOnce) in [(3, false), (7, false), (9, false), (12, false), (7, true)] {
      let prepare = { (chat: Chat) in
        chat.alignsAtOnce = alignsAtOnce
        for _ in 0..<count { chat.show(60) }
      }
      run(option, layout, prepare: prepare) { stage, chat in
        let stage = ChatStage(stage: stage, app: chat)
        for isUp in [true, false, true, false] {
          stage.setKeyboard(isUp: isUp)
          stage.expectBesideComposer(1, "\(count) messages, \(alignsAtOnce), \(isUp)")
        }
      }
    }
  }
}
#endif
