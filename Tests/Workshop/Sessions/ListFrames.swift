package import Foundation
import KeyboardScrolling
package import KeyboardScrollingHeadless
@_spi(Headless) import UIKit

/// Measures in each frame how far a chat's newest row is from its position above the bar.
@MainActor package enum ListFrames {
  package struct Deviation: Sendable {
    package var largest: CGFloat = 0
    package var wrongFrames = 0
    package var longestStep: CGFloat = 0
  }

  /// Shows and hides the keyboard of a chat that is scrolled to its newest row.
  ///
  /// - Returns: The distances during the show and the hide; nil for a kind without a list, a bar, or
  ///   a field in the bar.
  package static func measure(
    _ kind: String, _ rough: Roughness
  ) -> (show: Deviation, hide: Deviation)? {
    guard let kind = SessionKind.named(kind) else { return nil }
    let phone = rough.phone(Phone(model: kind.device, options: kind.options))
    let device = HeadlessDevice(phone.model, options: phone.options)
    return device.run {
      Environment.headless(device).run {
        let screen = kind.makeScreen(KeyboardScrollCoordinator())
        let window = device.makeWindow(rootViewController: screen.root)
        defer { device.close(window) }
        device.clock.advance(by: 1)
        guard let chat = Chat(screen.controller, in: window) else { return nil }
        chat.scrollToNewest()
        device.clock.advance(by: 1)
        device.roughness = phone.roughness
        let show = watch(chat, on: device) { _ = chat.field.becomeFirstResponder() }
        device.clock.advance(by: 0.5)
        let hide = watch(chat, on: device) { window.endEditing(true) }
        return (show, hide)
      }
    }
  }

  @MainActor private struct Chat {
    let list: UITableView
    let bar: UIView
    let field: UIView

    init?(_ controller: UIViewController, in window: UIWindow) {
      guard let bar = ScreenFields.barOnKeyboard(in: controller.view),
        let list = window.descendants.lazy.compactMap({ $0 as? UITableView }).first,
        let field = bar.descendants.first(where: { $0 is UITextField || $0 is UITextView })
      else { return nil }
      (self.list, self.bar, self.field) = (list, bar, field)
    }

    private var isFlipped: Bool { list.transform.d < 0 }

    func scrollToNewest() {
      guard !isFlipped else { return }
      let inset = list.adjustedContentInset.bottom
      list.contentOffset.y = list.contentSize.height + inset - list.bounds.height
    }

    var positions: (bar: CGFloat, end: CGFloat) {
      let shown = list.headlessPresentationBounds
      let end =
        isFlipped
        ? list.frame.maxY + shown.minY
        : list.frame.minY + list.headlessPresentationContentSize.height - shown.minY
      return (bar.headlessPresentationFrame.minY, end)
    }
  }

  private static func watch(
    _ chat: Chat, on device: HeadlessDevice, _ event: () -> Void
  ) -> Deviation {
    var deviation = Deviation()
    let rest = chat.positions
    var last = rest.end
    device.clock.onFrame = {
      let (bar, end) = chat.positions
      let distance = abs((end - bar) - (rest.end - rest.bar))
      deviation.largest = max(deviation.largest, distance)
      if distance > 2 { deviation.wrongFrames += 1 }
      deviation.longestStep = max(deviation.longestStep, abs(end - last))
      last = end
    }
    // A user touches the screen between two frames, not at a frame.
    device.clock.advance(by: 0.005)
    event()
    device.clock.advance(by: 1.5)
    device.clock.onFrame = nil
    return deviation
  }
}

extension UIView {
  fileprivate var descendants: [UIView] { subviews + subviews.flatMap(\.descendants) }
}
