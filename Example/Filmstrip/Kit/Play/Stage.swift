import HeadlessEnvironment
import CoreGraphics
import ExampleScreens
import Foundation
import KeyboardScrolling
import KeyboardTechniques
import ScreenFields
import UIKit

/// A screen shown on a device, with a keyboard to play.
@MainActor
final class Stage {
  let device: HeadlessDevice
  private let fields: ScreenFields
  private let window: UIWindow
  /// The controller of a sheet; nil for a screen that fills the window.
  private let sheet: UIViewController?
  /// The screen, without the navigation controller around it.
  private let controller: UIViewController
  private let title: String
  private let technique: (any KeyboardTechnique)?
  /// False where the screen has no place for the technique.
  let isApplicable: Bool
  private let finger: HeadlessFinger
  private var fingerStart = CGPoint.zero
  private let tape: Tape?
  private var tapeStart: TimeInterval = 0

  /// Shows a screen on a device for the length of a closure.
  ///
  /// - Parameters:
  ///   - screen: The example screen, under a navigation bar as in the app.
  ///   - model: The device.
  ///   - variant: The keyboard handling.
  ///   - isInSheet: Whether the screen is in a form sheet over another one.
  ///   - tape: Records the run; nil for none.
  ///   - body: The moves on the stage.
  /// - Returns: The result of the closure.
  static func run<Result>(
    _ screen: Screen,
    on model: HeadlessDeviceModel,
    variant: Variant,
    isInSheet: Bool = false,
    tape: Tape? = nil,
    _ body: (Stage) -> Result
  ) -> Result {
    let device = HeadlessDevice(model)
    return device.run {
      Environment.headless(device).run {
        let stage = Stage(
          screen,
          device: device,
          variant: variant,
          isInSheet: isInSheet,
          tape: tape
        )
        defer { stage.close() }
        return body(stage)
      }
    }
  }

  private init(
    _ screen: Screen,
    device: HeadlessDevice,
    variant: Variant,
    isInSheet: Bool,
    tape: Tape?
  ) {
    self.device = device
    self.tape = tape
    title = screen.title
    finger = HeadlessFinger(screen: device.screen)
    let coordinator = variant == .coordinator ? KeyboardScrollCoordinator() : nil
    let made = screen.makeViewController(coordinator)
    let navigation =
      made as? UINavigationController ?? UINavigationController(rootViewController: made)
    controller = navigation.topViewController ?? made
    if isInSheet || screen.isSheet {
      let behind = UIViewController()
      window = device.makeWindow(rootViewController: behind)
      if isInSheet { navigation.modalPresentationStyle = .formSheet }
      behind.present(navigation, animated: false)
      sheet = navigation
    } else {
      window = device.makeWindow(rootViewController: navigation)
      sheet = nil
    }
    device.clock.settle()
    fields = ScreenFields(of: controller)
    if coordinator == nil, let bar = fields.barOnKeyboard {
      Self.makeRoom(for: bar, under: fields.scrollView)
    }
    var technique: (any KeyboardTechnique)?
    var isApplicable = true
    switch variant {
    case .coordinator: break
    case .dummyView: Self.addDummyView(height: device.model.keyboardHeight, to: fields.scrollView)
    case .technique(let name):
      let type = KeyboardTechniques.all.first { $0.name == name }
      // In a stack, the place of a scroll view is not its own.
      isApplicable =
        type?.isApplicable(to: fields.scrollView, in: controller) == true
        && (variant == .nothing || fields.scrollView.superview === controller.view)
      if isApplicable { technique = type?.init() }
    }
    self.technique = technique
    self.isApplicable = isApplicable
    technique?.attach(to: fields.scrollView, in: controller)
    device.clock.settle()
    tapeStart = device.clock.now
    coordinator?.onAdjustment = { [weak tape] in tape?.adjustment = "\($0)" }
  }

  /// Without the coordinator a screen keeps an inset of its own for its bar.
  private static func makeRoom(for bar: UIView, under scrollView: UIScrollView) {
    let height =
      scrollView.convert(scrollView.bounds, to: nil).maxY - bar.convert(bar.bounds, to: nil).minY
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
  private static func addDummyView(height: CGFloat, to scrollView: UIScrollView) {
    let dummy = UIView(
      frame: CGRect(x: 0, y: 0, width: scrollView.bounds.width, height: height)
    )
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

  /// Takes the screen down, so that nothing of it reacts to the next stage's keyboard.
  private func close() {
    technique?.detach()
    window.isHidden = true
    window.rootViewController = nil
    device.clock.settle()
  }

  private var scrollView: UIScrollView { fields.scrollView }

  var writes: HeadlessScrollWrites { scrollView.headlessWrites }

  /// All that the keyboard has posted since the device was made, in order.
  var notifications: [HeadlessKeyboardEvent] { device.keyboard.log.map(\.event) }

  // MARK: Time

  /// Moves time on, frame by frame while a tape runs.
  func advance(by seconds: TimeInterval) {
    let end = device.clock.now + seconds
    while let tape, tapeStart + tape.nextTime <= end + 1e-9 {
      device.clock.advance(by: max(0, tapeStart + tape.nextTime - device.clock.now))
      record()
    }
    device.clock.advance(by: max(0, end - device.clock.now))
  }

  /// Stays for a moment, on a tape only.
  func rest() { if tape != nil { advance(by: 0.4) } }

  /// Names the step that follows on the tape.
  func begin(_ caption: String) {
    tape?.caption = caption
    if tape?.frames.isEmpty == true { record() }
  }

  private func record() { tape?.record(sample(), notifications: notifications) }

  // MARK: Moves

  func focusFirstField() { fields.focus(at: 0) }

  func focusField(at index: Int) { fields.focus(at: index) }

  func focusLastField() { fields.focus(at: fields.count - 1) }

  /// Scrolls to the end of the content that a person scrolls to, as a finger would leave it.
  func scrollToEnd() {
    let insets = scrollView.adjustedContentInset
    let end = scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
    scrollView.setContentOffset(CGPoint(x: 0, y: max(-insets.top, end)), animated: false)
  }

  func endEditing() { window.endEditing(true) }

  /// Fills in the first field and goes on to the last, as the system does with a saved password.
  func autoFill() {
    focusFirstField()
    (device.keyboard.focus as? UITextField)?.text = "ada"
    focusLastField()
    (device.keyboard.focus as? UITextField)?.text = "1815-12-10"
    device.keyboard.perform(.autoFill)
  }

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
      advance(by: 1 / 60)
    }
  }

  // MARK: Reading

  func sample() -> Sample {
    ScreenReader(
      window: window,
      scrollView: scrollView,
      controller: controller,
      barOnKeyboard: fields.barOnKeyboard,
      sheet: sheet?.view,
      title: title
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
