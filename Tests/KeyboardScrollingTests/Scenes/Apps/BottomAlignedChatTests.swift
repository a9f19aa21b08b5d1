#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// A chat that keeps few messages at its composer: the app fills the space above them with a top
/// inset.
@MainActor struct BottomAlignedChatTests {
  private final class Chat: ChatApp, UITableViewDelegate {
    private var heights: [CGFloat] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      table.delegate = self
    }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      align()
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

  /// Without the keyboard, 669 points are visible; with the keyboard, 367.
  @Test(arguments: OptionMatrix.insets, [false, true])
  func `the message that fills the view stays above the composer`(
    _ option: Option, hasKeyboard: Bool
  ) {
    for space in [10, 40, 60, 69, 90, 110] as [CGFloat] {
      let chat = Chat(rows: 0)
      ControllerStage.run(UINavigationController(rootViewController: chat), option) { stage in
        stage.wait(1)
        stage.coordinator.manage(
          chat.table, bar: chat.composer,
          configuration: .init(revealPadding: 0, keepsDistanceToEnd: true)
        )
        stage.wait(1)
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
}
#endif
