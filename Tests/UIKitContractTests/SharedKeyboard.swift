import Testing
import UIKit

@MainActor final class SharedKeyboard {
  static let shared = SharedKeyboard()

  private let recorder = timePasses ? KeyboardRecorder() : nil
  private var isHidden = true
  private var isShown = false
  private var answer: Task<Bool, Never>?

  private init() { recorder?.onDelivery = { [weak self] entry in self?.follow(entry) } }

  private func follow(_ entry: KeyboardRecorder.Entry) {
    switch entry.name {
    case .willShow: isHidden = false
    case .didShow: isShown = true
    case .willHide: isShown = false
    case .didHide: isHidden = true
    default: break
    }
    recorder?.forget()
  }

  /// Waits until the previous test's keyboard has hidden.
  ///
  /// Otherwise the next test would receive the last notifications of the previous test's keyboard.
  func waitUntilHidden() async { _ = await wait { isHidden } }

  /// Waits until a keyboard is at its announced position, but not long, because there may be no
  /// keyboard.
  func waitUntilShown() async { _ = await wait(atMost: 2) { isShown } }

  /// True if focusing a field shows a software keyboard; tested once.
  ///
  /// A simulator with a connected hardware keyboard shows a bar or no keyboard.
  func appears() async -> Bool {
    if answer == nil {
      answer = Task {
        let focus = await FocusFixture()
        defer { focus.end() }
        guard focus.field.becomeFirstResponder() else { return false }
        // The first keyboard after a restart can take seconds.
        return await wait(atMost: 20) { focus.announcement != nil }
      }
    }
    return await answer?.value ?? false
  }
}
