#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrolling

@MainActor struct SentMessageTests {
  /// The composer's height while the user types, and the offset to which the user has scrolled.
  @Test(arguments: OptionMatrix.all, [(90, nil), (150, 400)] as [(CGFloat, CGFloat?)])
  func `187: a sent message ends at the composer`(
    _ option: Option, row: (height: CGFloat, offset: CGFloat?)
  ) {
    for reportsScrolls in [true, false] {
      ChatStage.run(option, reportsScrolls: reportsScrolls) { chat in
        chat.focus()
        chat.app.setComposer(height: row.height)
        chat.wait()
        chat.expect(gap: 0)
        if let offset = row.offset { chat.scroll(to: offset) }
        chat.app.setComposer(height: 50)
        chat.app.insertRow()
        chat.app.scrollToEnd(animated: true)
        chat.wait()
        // The 31 rows of 60 points end at 1860, and the composer begins at 508 - 50.
        chat.expect(offset: 1402)
      }
    }
  }

  @Test(arguments: OptionMatrix.hide, [(1, true), (2, true), (2, false)])
  func `187: a message sent in the turn of a hide ends at the composer`(
    _ option: Option, _ row: (lines: Int, reportsScrolls: Bool)
  ) {
    ChatStage.run(option, reportsScrolls: row.reportsScrolls) { chat in
      chat.focus()
      if row.lines == 2 {
        chat.app.setComposer(height: 70)
        chat.wait()
        chat.app.setComposer(height: 50)
      }
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.app.field.resignFirstResponder()
      chat.wait(2)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets, [0.05, 0.1, 0.2] as [TimeInterval])
  func `187: if the composer grows during the app's scroll, the scroll ends at the composer`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      chat.focus()
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.wait(pause)
      chat.app.setComposer(height: 70)
      chat.wait()
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus, [false, true])
  func `187: an app's scroll at the show ends at the composer`(option: Option, isDeferred: Bool) {
    ChatStage.run(option) { chat in
      chat.scroll(to: 300)
      let token = observe(UIResponder.keyboardWillShowNotification) {
        guard isDeferred else { return chat.app.scrollToEnd(animated: true) }
        HeadlessDevice.current.clock.nextTurn { chat.app.scrollToEnd(animated: true) }
      }
      chat.focus()
      chat.wait()
      NotificationCenter.default.removeObserver(token)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus)
  func `187: an app's scroll at the show ends at a composer whose input posts no notification`(
    _ option: Option
  ) {
    ChatStage.run(option) { chat in
      let editor = KeyInputView(frame: chat.app.field.frame)
      chat.app.composer.addSubview(editor)
      chat.scroll(to: 300)
      let token = observe(UIResponder.keyboardWillShowNotification) {
        HeadlessDevice.current.clock.nextTurn { chat.app.scrollToEnd(animated: true) }
      }
      editor.takeFocus()
      chat.wait(2)
      NotificationCenter.default.removeObserver(token)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.focus, [0.2, 0.3, 0.35, 0.4, 0.5] as [TimeInterval])
  func `187: if the app jumps to a moving list's end, the last row ends at the composer`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      chat.app.field.takeFocus()
      chat.wait(pause)
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: false)
      chat.wait(2)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.hide, [0.35, 0.4, 0.5, 0.6] as [TimeInterval])
  func `187: a second message ends at the composer even if the list is still moving`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      chat.focus()
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.app.field.resignFirstResponder()
      chat.wait(pause)
      chat.app.insertRow()
      chat.app.scrollToEnd(animated: true)
      chat.wait(2)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets, [true, false])
  func `188: if the inset shrinks during the app's scroll, the scroll ends at the composer`(
    _ option: Option, keepsDistance: Bool
  ) {
    ChatStage.run(option, keepsDistance: keepsDistance) { chat in
      chat.focus()
      chat.app.setComposer(height: 130)
      chat.wait()
      chat.scroll(to: 700)
      chat.app.scrollToEnd(animated: true)
      chat.wait(0.1)
      chat.app.setComposer(height: 50)
      chat.wait()
      chat.expect(gap: 0)
    }
  }

  /// As an answer streams in, the app begins a scroll before the last one has ended.
  @Test(arguments: OptionMatrix.insets, [0.05, 0.15, 0.25] as [TimeInterval])
  func `188: a list whose app scrolls on and on follows a keyboard and a composer that leave`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      @MainActor func stream(_ times: Int) {
        guard times > 0 else { return }
        chat.app.insertRow()
        chat.app.scrollToEnd(animated: true)
        chat.stage.device.clock.after(pause) { stream(times - 1) }
      }
      chat.focus()
      chat.app.setComposer(height: 90)
      chat.wait()
      stream(Int(6 / pause))
      chat.wait(0.5)
      chat.setKeyboard(isUp: false)
      chat.wait(1.5)
      chat.app.table.expect(bottom: 90)
      #expect(chat.gap < 0.5, "after the keyboard: \(chat.gap)")
      chat.app.setComposer(height: 50)
      chat.wait(1.5)
      chat.app.table.expect(bottom: 50)
      #expect(chat.gap < 0.5, "after the composer: \(chat.gap)")
      chat.wait(4)
      chat.expect(gap: 0)
    }
  }

  @Test(arguments: OptionMatrix.insets)
  func `188: content that the app itself moves beyond its range stays there`(_ option: Option) {
    ChatStage.run(option) { chat in
      chat.focus()
      chat.app.table.setContentOffset(CGPoint(x: 0, y: chat.end + 70), animated: true)
      chat.wait()
      chat.expect(gap: 70)
    }
  }

  @Test(arguments: OptionMatrix.all, [true, false])
  func `201: if the composer reloads its input views, only the message moves the list`(
    _ option: Option, reportsScrolls: Bool
  ) {
    ChatStage.run(option, reportsScrolls: reportsScrolls) { chat in
      chat.focus()
      for row in 31...33 {
        chat.app.insertRow()
        for type in [UIKeyboardType.emailAddress, .default] {
          chat.app.field.keyboardType = type
          chat.app.field.reloadInputViews()
        }
        chat.app.scrollToEnd(animated: true)
        chat.wait()
        chat.app.table.expect(bottom: 352)
        chat.expect(offset: CGFloat(row) * 60 - 458)
      }
    }
  }

  @Test(arguments: OptionMatrix.focus, [0.05, 0.1, 0.2] as [TimeInterval])
  func `207: assigning the current offset stops a flick, but not the coordinator's movement`(
    _ option: Option, pause: TimeInterval
  ) {
    ChatStage.run(option) { chat in
      chat.app.field.takeFocus()
      chat.wait(pause)
      chat.app.table.setContentOffset(chat.app.table.contentOffset, animated: false)
      chat.wait()
      chat.expect(gap: 0)

      let finger = HeadlessFinger.touch(at: 200)
      finger.move(to: CGPoint(x: 380, y: 210))
      finger.move(to: CGPoint(x: 380, y: 300))
      finger.lift(velocity: CGPoint(x: 0, y: 900))
      chat.wait(pause)
      chat.app.table.setContentOffset(chat.app.table.contentOffset, animated: false)
      let stopped = chat.o
      chat.wait()
      chat.expect(offset: stopped)
    }
  }

  @Test(arguments: OptionMatrix.hide, [true, false])
  func `208: if a delegate refuses to end editing, nothing moves`(
    option: Option, reportsScrolls: Bool
  ) {
    ChatStage.run(option, reportsScrolls: reportsScrolls) { chat in
      let delegate = RefusingDelegate()
      chat.app.field.delegate = delegate
      chat.focus()
      let table: UITableView = chat.app.table
      let frame = table.frame
      let writes = table.headlessWrites
      table.headlessOffsetHistory = []
      #expect(!chat.app.field.resignFirstResponder())
      table.frame.size.height -= 100
      table.frame = frame
      chat.wait()
      expectEqual(delegate.count, to: 1)
      #expect(chat.app.field.isFirstResponder)
      chat.expect(gap: 0)
      expectEqual(table.headlessWrites, to: writes)
      #expect(table.headlessOffsetHistory.isEmpty)
    }
  }

  @Test(arguments: OptionMatrix.hide, [true, false])
  func `208: resigning and focusing in a turn moves nothing`(option: Option, reportsScrolls: Bool) {
    ChatStage.run(option, reportsScrolls: reportsScrolls) { chat in
      chat.focus()
      let table: UITableView = chat.app.table
      let (frame, start) = (table.frame, chat.o)
      // UIKit commits the keyboard's hide and show together, so no frame shows the content's
      // movement down or up.
      var farthest: CGFloat = 0
      let onFrame = HeadlessDevice.current.clock.onFrame
      HeadlessDevice.current.clock.onFrame = {
        onFrame?()
        farthest = max(farthest, abs(table.headlessPresentationBounds.minY - start))
      }
      chat.app.field.resignFirstResponder()
      table.frame.size.height -= 100
      chat.app.field.becomeFirstResponder()
      table.frame = frame
      chat.wait()
      table.expect(bottom: 352)
      chat.expect(gap: 0)
      #expect(farthest <= 2)
    }
  }
}

private final class RefusingDelegate: NSObject, UITextFieldDelegate {
  private(set) var count = 0

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    count += 1
    return false
  }
}
#endif
