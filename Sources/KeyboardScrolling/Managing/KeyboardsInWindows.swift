import UIKit

/// The keyboard in the window of each of many views, most of which are in one window.
@MainActor
struct KeyboardsInWindows {
  let read: (UIWindow?) -> KeyboardInWindow
  private var last: (window: UIWindow?, keyboard: KeyboardInWindow)?

  init(read: @escaping (UIWindow?) -> KeyboardInWindow) {
    self.read = read
  }

  mutating func keyboard(around managed: ManagedScrollView) -> KeyboardInWindow {
    let window = managed.scrollView?.window
    if let last, last.window === window { return last.keyboard }
    let keyboard = read(window)
    last = (window, keyboard)
    return keyboard
  }
}
