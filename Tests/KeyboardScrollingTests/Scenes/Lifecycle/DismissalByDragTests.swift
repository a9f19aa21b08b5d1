#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

/// With the modes `onDrag` and `onDragWithAccessory`, the start of a drag dismisses the keyboard.
@MainActor struct DismissalByDragTests {
  nonisolated private static let modes: [UIScrollView.KeyboardDismissMode] = [
    .onDrag, .onDragWithAccessory,
  ]

  /// Drags down, and returns the offsets during the drag.
  private func drag(
    _ view: UIScrollView, by distance: CGFloat, on stage: ControllerStage, velocity: CGFloat = 0
  ) -> [CGFloat] {
    let finger = HeadlessFinger()
    let start = CGPoint(x: 380, y: 150)
    finger.touchDown(at: start)
    var offsets: [CGFloat] = []
    for moved in stride(from: CGFloat(10), through: distance, by: 10) {
      finger.move(to: CGPoint(x: start.x, y: start.y + moved))
      stage.wait(1.0 / 60)
      offsets.append(view.contentOffset.y)
    }
    if velocity == 0 { stage.wait(0.2) }
    finger.lift(velocity: CGPoint(x: 0, y: velocity))
    return offsets
  }

  private func expectFollowsFinger(
    _ offsets: [CGFloat], from start: CGFloat, down sign: CGFloat = -1
  ) {
    for (step, offset) in offsets.enumerated() {
      let expected = start + sign * CGFloat(step + 1) * 10
      #expect(abs(offset - expected) < 1, "\(offsets), from \(start)")
      guard abs(offset - expected) < 1 else { return }
    }
  }

  /// Runs a form with a focused field, scrolled to an offset.
  private func runForm(
    _ option: Option, _ mode: UIScrollView.KeyboardDismissMode = .onDrag, at start: CGFloat,
    _ body: (ControllerStage, FormController) -> Void
  ) {
    let screen = FormController()
    ControllerStage.run(UINavigationController(rootViewController: screen), option) { stage in
      screen.scrollView.keyboardDismissMode = mode
      stage.wait(1)
      stage.coordinator.manage(screen.scrollView)
      stage.focus(screen.field)
      screen.scrollView.contentOffset.y = start
      stage.wait(1)
      body(stage, screen)
    }
  }

  /// A sidebar's list, or that of a sheet over the chat.
  @Test(arguments: OptionMatrix.finger)
  func `a chat follows a keyboard that a drag of another list dismisses`(option: Option) {
    ChatStage.run(option) { chat in
      let list = UIScrollView(frame: CGRect(x: 300, y: 100, width: 90, height: 300))
      list.contentSize = CGSize(width: 90, height: 900)
      list.keyboardDismissMode = .onDrag
      chat.app.view.addSubview(list)
      chat.stage.coordinator.manage(list)
      chat.scroll(to: 500)
      for _ in 0..<2 {
        chat.focus()
        chat.expect(offset: 500 + 302)
        _ = drag(list, by: 60, on: chat.stage)
        chat.wait(2)
        #expect(!chat.app.field.isFirstResponder)
        chat.expect(offset: 500)
      }
    }
  }

  @Test(arguments: OptionMatrix.finger, modes)
  func `234: a flick near the end of a form continues`(
    _ option: Option, _ mode: UIScrollView.KeyboardDismissMode
  ) {
    for start in [1092, 1000, 700] as [CGFloat] {
      runForm(option, mode, at: start) { stage, screen in
        expectFollowsFinger(drag(screen.scrollView, by: 60, on: stage, velocity: 5000), from: start)
        stage.wait(5)
        #expect(!screen.field.isFirstResponder)
        screen.scrollView.expect(bottom: 0)
        // A flick by 2,500 points reaches the top.
        screen.scrollView.expect(offset: -91, within: 0.5, "\(start)")
      }
    }
  }

  @Test(
    arguments: OptionMatrix.finger,
    [(1000, 50), (1000, 300), (1092, 100), (800, 100)] as [(CGFloat, CGFloat)]
  )
  func `234: after a drag near the end of a form, only content out of range moves`(
    _ option: Option, row: (start: CGFloat, distance: CGFloat)
  ) {
    runForm(option, at: row.start) { stage, screen in
      expectFollowsFinger(drag(screen.scrollView, by: row.distance, on: stage), from: row.start)
      stage.wait(2)
      // Without the keyboard, the last offset is 790.
      let end = min(row.start - row.distance, 790)
      screen.scrollView.expect(offset: end, within: 0.5)
    }
  }

  @Test(
    arguments: OptionMatrix.finger, [(1342, 100), (1200, 300), (900, 200)] as [(CGFloat, CGFloat)]
  )
  func `234: after a drag near the end of a chat, only content out of range moves`(
    _ option: Option, row: (start: CGFloat, distance: CGFloat)
  ) {
    ChatStage.run(option) { chat in
      chat.app.table.keyboardDismissMode = .onDrag
      chat.focus()
      chat.scroll(to: row.start)
      let offsets = drag(chat.app.table, by: row.distance, on: chat.stage)
      expectFollowsFinger(offsets, from: row.start)
      chat.wait(2)
      let end = min(row.start - row.distance, 1040)
      chat.expect(offset: end)
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `234: a flick near the end of a chat continues`(_ option: Option) {
    for start in [1342, 1100] as [CGFloat] {
      ChatStage.run(option) { chat in
        chat.app.table.keyboardDismissMode = .onDrag
        chat.focus()
        chat.scroll(to: start)
        _ = drag(chat.app.table, by: 60, on: chat.stage, velocity: 6000)
        chat.wait(5)
        chat.expect(offset: -91, "\(start)")
      }
    }
  }

  @Test(arguments: OptionMatrix.finger)
  func `234: after a drag of an inverted chat, only content out of range moves`(_ option: Option) {
    for distance in [100, 250, 320] as [CGFloat] {
      ChatStage.run(option, isInverted: true) { chat in
        chat.app.table.keyboardDismissMode = .onDrag
        chat.focus()
        let start = chat.o
        expectEqual(start, to: -386)
        let offsets = drag(chat.app.table, by: distance, on: chat.stage)
        expectFollowsFinger(offsets, from: start, down: 1)
        chat.wait(2)
        // The composer covers 84 without the keyboard.
        let end = max(start + distance, -84)
        chat.expect(offset: end)
      }
    }
  }

  /// Some apps dismiss the keyboard themselves, with the dismiss mode `none`.
  /// https://jarinosuke.hatenablog.com/entry/uiscrollviewkeyboarddismissmode
  @Test(arguments: OptionMatrix.finger, [1200, 900] as [CGFloat])
  func `a chat only follows the finger if a drag ends editing`(option: Option, start: CGFloat) {
    ChatStage.run(option) { chat in
      let app = DismissingDelegate()
      chat.app.table.delegate = app
      chat.focus()
      chat.scroll(to: start)
      expectFollowsFinger(drag(chat.app.table, by: 100, on: chat.stage), from: start)
      chat.wait(2)
      #expect(!chat.app.field.isFirstResponder)
      chat.expect(offset: min(start - 100, 1040))
    }
  }
}

private final class DismissingDelegate: NSObject, UITableViewDelegate {
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scrollView.window?.endEditing(true)
  }
}
#endif
