import ExampleScreens
import KeyboardScrolling
import KeyboardScrollingHeadless
import Testing
@_spi(Headless) import UIKit
import FilmstripKit

/// An example screen on a device, as in the app, with a keyboard that follows the focus.
@MainActor final class ShownScreen {
  struct Place: Sendable, CustomTestStringConvertible {
    let device: String
    let isLandscape: Bool

    var testDescription: String { "\(device), \(isLandscape ? "landscape" : "portrait")" }

    static let smallPhone = Place(device: "iPhone SE (1st generation)", isLandscape: false)
    static let phone = Place(device: "iPhone 14", isLandscape: false)
    static let pad = Place(device: "iPad (10th generation)", isLandscape: true)
    static let uprightPad = Place(device: "iPad (10th generation)", isLandscape: false)

    static let all = [
      smallPhone, phone, Place(device: "iPhone 14", isLandscape: true), pad, uprightPad,
    ]
  }

  static var names: [String] { Screen.all.map(\.name) }

  let device: HeadlessDevice
  let window: UIWindow
  let controller: UIViewController
  private(set) lazy var fields = ScreenFields(of: controller)

  static func run(
    _ name: String,
    on place: Place = .phone,
    coordinator makeCoordinator: @MainActor () -> KeyboardScrollCoordinator? = {
      KeyboardScrollCoordinator()
    },
    _ body: (ShownScreen) throws -> Void
  ) throws {
    let screen = try Screen.named(name)
    let model = try #require(HeadlessDeviceModel.named(place.device))
    let device = HeadlessDevice(model)
    try device.run {
      try Environment.headless(device).run {
        let shown = ShownScreen(screen, coordinator: makeCoordinator(), on: device)
        if place.isLandscape { device.rotate(to: .landscapeLeft) }
        shown.settle()
        try body(shown)
      }
    }
  }

  private init(_ screen: Screen, coordinator: KeyboardScrollCoordinator?, on device: HeadlessDevice)
  {
    self.device = device
    controller = screen.makeViewController(coordinator)
    window = Stage.show(controller, of: screen, on: device)
    settle()
  }

  var scrollView: UIScrollView { fields.scrollView }

  func settle() { device.clock.advance(by: 1) }

  /// Ends editing, and hides the keyboard that a form sheet keeps.
  func hideKeyboard() {
    window.endEditing(true)
    device.keyboard.leaveFormSheet()
    settle()
  }

  // MARK: Reading

  func views<View: UIView>(_ type: View.Type) -> [View] { window.all(type) }

  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: window as UIView?) }

  /// Returns the frame that must be visible during editing: a field, or the caret of a text view.
  func focus(in view: UIView) -> CGRect {
    guard let textView = view as? UITextView, let end = textView.selectedTextRange?.end else {
      return frame(of: view)
    }
    return textView.convert(textView.caretRect(for: end), to: window as UIView?)
  }

  /// The part of the window that bars, the keyboard and the home indicator do not cover.
  var visibleFrame: CGRect {
    let safeFrame = controller.view.safeAreaLayoutGuide.layoutFrame
    var visible = controller.view.convert(safeFrame, to: window as UIView?)
      .intersection(window.bounds)
    let edges = [
      device.keyboard.frameInScreen?.minY, fields.barOnKeyboard.map { frame(of: $0).minY },
    ]
    for edge in edges.compactMap(\.self) where edge < visible.maxY {
      visible.size.height = edge - visible.minY
    }
    return visible
  }

  /// Returns true if a field is completely visible or, in a bar, above the keyboard.
  func isVisible(_ view: UIView) -> Bool {
    let frame = focus(in: view)
    let isInBar = [fields.barOnKeyboard, controller.navigationController?.navigationBar]
      .contains { bar in bar.map(view.isDescendant(of:)) ?? false }
    if isInBar {
      let bottom = device.keyboard.frameInScreen?.minY ?? window.bounds.maxY
      return frame.minY >= 0 && frame.maxY <= bottom + 0.01
    }
    let visible = visibleFrame
    return frame.minX >= visible.minX - 0.01 && frame.maxX <= visible.maxX + 0.01
      && frame.minY >= visible.minY - 0.01 && frame.maxY <= visible.maxY + 0.01
  }
}

extension Screen {
  static func named(_ name: String) throws -> Screen {
    try #require(all.first { $0.name == name }, "There is no screen \(name).")
  }
}
