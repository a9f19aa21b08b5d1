import CoreGraphics
import Foundation
import Testing
import UIKit

/// A text field in a key window, and a recorder of its notifications.
@MainActor
final class FocusFixture {
  let stage: Stage
  let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 44))
  let recorder = KeyboardRecorder()

  init(sourceLocation: SourceLocation = #_sourceLocation) async {
    await SharedKeyboard.shared.leave()
    stage = Stage(sourceLocation: sourceLocation)
    stage.moveToBottomOfScreen()
    stage.root.view.addSubview(field)
    stage.window.makeKeyAndVisible()
    stage.window.layoutIfNeeded()
    recorder.forget()
  }

  /// Focuses the field and returns the announcement of the keyboard.
  func show(
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> KeyboardRecorder.Entry {
    try #require(field.becomeFirstResponder(), sourceLocation: sourceLocation)
    return try await recorder.next(
      UIResponder.keyboardWillShowNotification,
      sourceLocation: sourceLocation
    )
  }

  /// Dismisses the keyboard before the next test.
  func end() {
    recorder.onDelivery = nil
    stage.window.endEditing(true)
  }
}
