import Foundation
import KeyboardScrollingTesting
import UIKit

#if canImport(ExampleScreens)
import ExampleScreens
#endif

@MainActor final class ScreenRecording {
  private(set) var file: URL?
  private let name: String
  private let folder: URL
  private var recorder: KeyboardRecorder?

  /// `name` is the screen's name in kebab-case, for the file.
  init(name: String, folder: URL = FileManager.default.temporaryDirectory) {
    self.name = name
    self.folder = folder
  }

  var isRecording: Bool { recorder?.isRecording ?? false }

  /// Records the outermost scroll view of a screen, if there is one.
  func start(_ screen: UIViewController) {
    guard let scrollView = Screen.scrollView(in: screen.view) else { return }
    let recorder = KeyboardRecorder(scrollView, name: name)
    recorder.start()
    self.recorder = recorder
  }

  func note(_ text: String) { recorder?.note(text) }

  /// Ends the recording, and writes it to a file.
  ///
  /// - Throws: A failure with the path and the reason.
  func stop() throws {
    guard let recorder else { return }
    self.recorder = nil
    let file = folder.appendingPathComponent("\(name).recording.json")
    try recorder.stop().write(to: file)
    self.file = file
  }

  func cancel() {
    recorder?.stop()
    recorder = nil
  }
}
