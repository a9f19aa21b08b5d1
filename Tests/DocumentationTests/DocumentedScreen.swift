#if os(Linux)
import KeyboardScrolling
import KeyboardScrollingHeadless
@_spi(Headless) import UIKit

/// A view controller on an iPhone 14, with a keyboard that follows the focus.
@MainActor final class DocumentedScreen<Controller: UIViewController> {
  let device: HeadlessDevice
  let controller: Controller
  let window: UIWindow
  /// The adjustments that changed something.
  private(set) var log: [String] = []

  /// Shows a controller in its own window while a closure runs.
  static func run(
    readsScrollReports: Bool = true, options: HeadlessOptions = HeadlessOptions(),
    _ make: @autoclosure () -> Controller, _ body: (DocumentedScreen) throws -> Void
  ) rethrows {
    let device = HeadlessDevice(.iPhone14, options: options)
    try device.run {
      try Environment.headless(device, readsScrollReports: readsScrollReports).run {
        try body(DocumentedScreen(device: device, controller: make()))
      }
    }
  }

  private init(device: HeadlessDevice, controller: Controller) {
    self.device = device
    self.controller = controller
    window = device.makeWindow(rootViewController: controller)
    rest()
  }

  func rest() { device.clock.advance(by: 1) }

  func focus(_ view: UIView) {
    view.becomeFirstResponder()
    rest()
  }

  func endEditing() {
    window.endEditing(true)
    rest()
  }

  func type(_ text: String, into view: UITextView) {
    for character in text { view.insertText(String(character)) }
    rest()
  }

  /// Drags from one height to another; the finger stops before it lifts.
  func drag(from start: CGFloat, to end: CGFloat) {
    let finger = HeadlessFinger()
    finger.touchDown(at: CGPoint(x: 200, y: start))
    for step in 1...5 {
      finger.move(to: CGPoint(x: 200, y: start + (end - start) * CGFloat(step) / 5))
      device.clock.advance(by: 0.02)
    }
    finger.lift()
    rest()
  }

  func press(_ button: UIButton) {
    button.headlessTap()
    rest()
  }

  /// Returns the buttons from the left.
  func toolbarButtons(of field: UITextField) -> [UIButton] {
    field.inputAccessoryView?.layoutIfNeeded()
    let buttons = field.inputAccessoryView?.subviews.compactMap { $0 as? UIButton } ?? []
    return buttons.sorted { $0.frame.minX < $1.frame.minX }
  }

  func record(_ coordinator: KeyboardScrollCoordinator) {
    coordinator.onAdjustment = { [weak self] adjustment in
      guard adjustment.didChange else { return }
      self?.log.append("\(adjustment)")
    }
  }

  /// Returns the triggers since the last call.
  func removeTriggers() -> [String] {
    defer { log = [] }
    return log.map { String($0.prefix { $0 != ":" }) }
  }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window) }

  /// Returns the rectangle of the caret in the window.
  func caret(of view: UITextView) -> CGRect? {
    guard let position = view.selectedTextRange?.end else { return nil }
    return view.convert(view.caretRect(for: position), to: window)
  }

  func find<View: UIView>(_ type: View.Type, in view: UIView? = nil) -> View? {
    let view = view ?? controller.view
    if let view = view as? View { return view }
    return view?.subviews.lazy.compactMap { self.find(type, in: $0) }.first
  }
}
#endif
