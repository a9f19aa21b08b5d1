import Foundation
import KeyboardScrollingTesting
import UIKit

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
    guard let scrollView = Self.scrollView(in: screen.view) else { return }
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

  /// Searches the hierarchy level by level for a scroll view, and prefers one that is no text view.
  private static func scrollView(in root: UIView?) -> UIScrollView? {
    let levels = sequence(first: root.map { [$0] } ?? []) {
      $0.isEmpty ? nil : $0.flatMap(\.subviews)
    }
    let found = levels.joined().compactMap { $0 as? UIScrollView }
    return found.first { !($0 is UITextView) } ?? found.first
  }
}
