import Foundation
import KeyboardScrolling
import KeyboardScrollingTesting
import UIKit

final class FaultViewController: UIViewController {
  private let scrollView = UIScrollView()
  private lazy var recorder = KeyboardRecorder(
    scrollView,
    name: "form"
  )

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
  }

  func startRecording() {
    recorder.start()
  }

  func stopRecording() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("fault.recording.json")
    try recorder.stop().write(to: url)
    return url
  }
}

extension FaultViewController {
  func recordLog(of coordinator: KeyboardScrollCoordinator) {
    coordinator.onAdjustment = { [weak self] adjustment in
      self?.recorder.note("\(adjustment)")
    }
  }
}

@MainActor
func replay(_ url: URL, in window: UIWindow) async throws {
  let keyboard = KeyboardSimulator(window: window)
  try await keyboard.play(Recording(contentsOf: url))
}
