import CoreGraphics
import ExampleScreens
import Foundation
import KeyboardScrolling
import ScreenFields
import UIKit

/// A screen shown on a device, with a keyboard to play.
@MainActor
final class Stage {
  let device: HeadlessDevice
  let screen: Screen
  let controller: UIViewController
  let fields: ScreenFields
  private let window: UIWindow
  /// The controller of a form sheet; nil for a screen that fills the window.
  private let sheet: UIViewController?
  private let finger: HeadlessFinger
  private var fingerStart = CGPoint.zero

  /// Shows a screen on a device for the length of a closure.
  ///
  /// - Parameters:
  ///   - screen: The example screen, under a navigation bar as in the app.
  ///   - model: The device.
  ///   - variant: Who looks after the scroll view.
  ///   - isInSheet: Whether the screen is in a form sheet over another one.
  ///   - body: What happens on the stage.
  /// - Returns: What the closure returns.
  static func run<Result>(
    _ screen: Screen,
    on model: HeadlessDeviceModel,
    variant: Variant,
    isInSheet: Bool = false,
    _ body: (Stage) -> Result
  ) -> Result {
    let device = HeadlessDevice(model)
    return device.run {
      withHeadlessEnvironment(of: device) {
        let stage = Stage(screen, device: device, variant: variant, isInSheet: isInSheet)
        defer { stage.close() }
        return body(stage)
      }
    }
  }

  private init(_ screen: Screen, device: HeadlessDevice, variant: Variant, isInSheet: Bool) {
    self.device = device
    self.screen = screen
    controller = screen.makeViewController(
      variant == .coordinator ? KeyboardScrollCoordinator() : nil
    )
    finger = HeadlessFinger(screen: device.screen)
    let navigation = UINavigationController(rootViewController: controller)
    if isInSheet {
      let behind = UIViewController()
      window = device.makeWindow(rootViewController: behind)
      navigation.modalPresentationStyle = .formSheet
      behind.present(navigation, animated: false)
      sheet = navigation
    } else {
      window = device.makeWindow(rootViewController: navigation)
      sheet = nil
    }
    device.clock.settle()
    fields = ScreenFields(of: controller)
    if variant != .coordinator, let bar = fields.barOnKeyboard { makeRoom(for: bar) }
    if variant == .dummyView { addDummyView(height: device.model.keyboardHeight) }
    device.clock.settle()
  }

  /// Without the coordinator a screen keeps an inset of its own for its bar.
  private func makeRoom(for bar: UIView) {
    let height = device.screen.bounds.maxY - bar.convert(bar.bounds, to: window as UIView?).minY
    if scrollView.transform.d < 0 {
      scrollView.contentInset.top += height
      scrollView.verticalScrollIndicatorInsets.top += height
      scrollView.contentOffset.y -= height
    } else {
      scrollView.contentInset.bottom += height
      scrollView.verticalScrollIndicatorInsets.bottom += height
    }
  }

  /// Does what is often done instead: makes the content longer by a keyboard.
  private func addDummyView(height: CGFloat) {
    let frame = CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
    let dummy = UIView(frame: frame)
    if let table = scrollView as? UITableView {
      // Upside down the head is at the foot.
      if table.transform.d < 0 {
        table.tableHeaderView = dummy
      } else {
        table.tableFooterView = dummy
      }
    } else if let stack = scrollView.subviews.lazy.compactMap({ $0 as? UIStackView }).first {
      dummy.heightAnchor.constraint(equalToConstant: height).isActive = true
      stack.addArrangedSubview(dummy)
    } else {
      scrollView.contentSize.height += height
    }
  }

  /// Takes the screen down, so that nothing of it hears the next stage's keyboard.
  private func close() {
    window.isHidden = true
    window.rootViewController = nil
    device.clock.settle()
  }

  var scrollView: UIScrollView { fields.scrollView }

  var writes: HeadlessScrollWrites { scrollView.headlessWrites }

  /// What the keyboard posted since the device was made, in order.
  var notifications: [HeadlessKeyboardEvent] { device.keyboard.log.map(\.event) }

  @discardableResult
  func focusField(at index: Int) -> Bool { fields.focus(at: index) != nil }

  func focusLastField() { focusField(at: fields.count - 1) }

  /// Scrolls to the end of the content that a person scrolls to, as a finger would leave it.
  func scrollToEnd() {
    let scrollView = scrollView
    let insets = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: max(-insets.top, end)), animated: false)
  }

  func endEditing() { window.endEditing(true) }

  /// Fills in the first field and goes on to the last, as the system does with a saved password.
  func autoFill() {
    focusField(at: 0)
    (device.keyboard.focus as? UITextField)?.text = "ada"
    focusLastField()
    (device.keyboard.focus as? UITextField)?.text = "1815-12-10"
    device.keyboard.perform(.autoFill)
  }

  // MARK: The finger

  /// Drags the content, from a place just above the keyboard.
  ///
  /// - Parameter height: Where the finger stays, above the bottom edge of the screen, in points.
  func dragKeyboard(to height: CGFloat) {
    let bounds = device.screen.bounds
    if finger.location == nil {
      let top = device.keyboard.frameInScreen?.minY ?? bounds.maxY
      fingerStart = CGPoint(x: bounds.midX + 80, y: top - 30)
      finger.touchDown(at: fingerStart)
    }
    moveFinger(toY: bounds.maxY - height)
  }

  /// Goes back to where the drag began, and lets go.
  func takeKeyboardBack() {
    moveFinger(toY: fingerStart.y)
    finger.lift()
  }

  func letGo() { finger.lift() }

  /// As fast as a screen draws, so that nothing is skipped.
  private func moveFinger(toY end: CGFloat) {
    while let location = finger.location, location.y != end {
      let step = min(12, abs(end - location.y))
      finger.move(
        to: CGPoint(x: location.x, y: location.y + (end > location.y ? step : -step))
      )
      device.clock.advance(by: 1 / 60)
    }
  }

  func sample() -> Sample {
    ScreenReader(
      window: window,
      scrollView: scrollView,
      controller: controller,
      barOnKeyboard: fields.barOnKeyboard,
      sheet: sheet?.view,
      title: screen.title
    ).sample(at: device.clock.now, keyboard: shownKeyboard, finger: finger.location)
  }

  /// The keyboard on the screen at this instant, on its way as the content is.
  private var shownKeyboard: CGRect? {
    let now = device.clock.now
    // Shows and hides alike say where they begin and end.
    let moves = device.keyboard.log.filter { $0.event.name.isWill && $0.event.duration ?? 0 > 0 }
    guard let move = moves.last, let begin = move.event.beginFrame,
      let end = move.event.endFrame, let duration = move.event.duration,
      now < move.time + duration
    else { return device.keyboard.frameInScreen }
    // The curve that the stand-in draws the keyboard's by.
    let rest = 1 - (now - move.time) / duration
    let part = CGFloat(1 - rest * rest)
    return CGRect(
      x: begin.minX + (end.minX - begin.minX) * part,
      y: begin.minY + (end.minY - begin.minY) * part,
      width: begin.width + (end.width - begin.width) * part,
      height: begin.height + (end.height - begin.height) * part
    )
  }
}
