import Testing
import UIKit

/// A text field in a key window, and a recorder of its notifications.
@MainActor final class FocusFixture {
  let stage: Stage
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
  let recorder = KeyboardRecorder()

  init(sourceLocation: SourceLocation = #_sourceLocation) async {
    await SharedKeyboard.shared.waitUntilHidden()
    stage = Stage(sourceLocation: sourceLocation)
    stage.moveToBottomOfScreen()
    stage.root.view.addSubview(field)
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    recorder.forget()
  }

  /// Focuses the field and returns the announcement of the keyboard.
  ///
  /// An earlier announcement may have no height, or too little:
  /// https://github.com/WebKit/WebKit/pull/15335
  func show(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> KeyboardRecorder.Entry {
    try #require(field.becomeFirstResponder(), sourceLocation: sourceLocation)
    _ = await wait { announcement != nil }
    return try #require(announcement, sourceLocation: sourceLocation)
  }

  /// The first announcement of a keyboard with keys, rather than only a bar.
  ///
  /// With a hardware keyboard, only a bar of up to 70 points is on the screen.
  var announcement: KeyboardRecorder.Entry? {
    let screen = stage.window.screen.bounds
    return recorder.entries.first { entry in
      guard entry.name == .willShow, let frame = entry.endFrame
      else { return false }
      return screen.intersection(frame).height > 100
    }
  }

  func end() {
    recorder.onDelivery = nil
    stage.window.endEditing(true)
  }
}
