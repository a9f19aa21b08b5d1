#if os(Linux)
import CoreGraphics
import Foundation
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Workshop

@testable import KeyboardScrolling

/// A device of the stand-in: its fields really have the focus, its keyboard moves and its UIKit
/// scrolls, and the judge of movement watches.
final class HeadlessEquipment: StageEquipment {
  let center = NotificationCenter()
  private let device: HeadlessDevice
  private var judge: Judge?
  private var refusals: [MovementRule: String] = [:]

  /// Installs a device for the length of a case.
  static func run(
    _ setup: CaseScreen.Setup,
    _ options: HeadlessOptions,
    _ sourceLocation: SourceLocation,
    _ body: @MainActor (CaseScreen) throws -> Void
  ) rethrows {
    var model = HeadlessDeviceModel.iPhone14
    model.name = "The screen of a case"
    model.screenSize = setup.screen
    model.safeArea = setup.safeArea
    let device = HeadlessDevice(model, options: options)
    try device.run {
      let equipment = HeadlessEquipment(device)
      let screen = CaseScreen(setup, on: equipment, sourceLocation: sourceLocation)
      // The judge looks at the screen once more.
      defer { withExtendedLifetime(screen) { equipment.recordFindings(sourceLocation) } }
      try body(screen)
    }
  }

  private init(_ device: HeadlessDevice) {
    self.device = device
    device.keyboard.notificationCenter = center
    // A case names its notifications; no others may be posted.
    device.keyboard.isAutomatic = false
  }

  var clock: any CaseClock { device.clock }

  var scrollsToFocus: Bool { device.options.scrollsToFirstResponder }

  func makeEnvironment() -> Environment {
    .headless(device, notificationCenter: center)
  }

  func makeWindow() -> UIWindow { UIWindow(windowScene: device.scene) }

  func post(_ event: KeyboardEvent, with simulator: KeyboardSimulator) {
    guard
      let name = HeadlessKeyboardEvent.Name.allCases.first(where: {
        $0.swiftName == event.name.rawValue
      })
    else { return }
    device.keyboard.post(
      HeadlessKeyboardEvent(
        name,
        beginFrame: event.beginFrame,
        endFrame: event.endFrame,
        duration: event.duration,
        curve: event.curve,
        isLocal: event.isLocal
      )
    )
  }

  func beginEditing(_ view: any FocusClaiming) {
    view.claims = nil
    // A tap makes a window key, and the keyboard serves no other (statement 188).
    view.window?.makeKey()
    #expect(view.becomeFirstResponder())
  }

  func endEditing(_ view: any FocusClaiming) {
    #expect(view.resignFirstResponder())
  }

  // MARK: The judge

  func watch(_ screen: CaseScreen) {
    var judged = JudgedScreen()
    let configuration = screen.setup.configuration
    judged.padding = configuration.revealPadding
    judged.keepsDistance = { configuration.keepsDistanceToEnd && !JudgedScreen.isNested($0) }
    judged.companions = { [weak screen] in screen?.companions(of: $0) ?? [] }
    // A case names the insets itself, and the app may write some.
    judged.hasInset = { _ in false }
    let judge = Judge(judged, on: device)
    self.judge = judge
    judge.watch()
  }

  func appWillScroll() { judge?.appWillScroll() }

  func allow(_ rules: [MovementRule], because reason: String) {
    for rule in rules { refusals[rule] = reason }
  }

  private func recordFindings(_ sourceLocation: SourceLocation) {
    guard let judge else { return }
    judge.stopWatching()
    for finding in judge.findings where refusals[finding.rule] == nil {
      Issue.record("\(finding)", sourceLocation: sourceLocation)
    }
  }
}

extension HeadlessClock: CaseClock {}

extension CountingScrollView {
  /// Assignments of the content offset by others than UIKit, equal ones included.
  var headlessOffsetWrites: Int { headlessWrites.contentOffset }

  func forgetHeadlessWrites() { headlessWrites = HeadlessScrollWrites() }

  /// The effective end of the indicator, from the bottom (statement 61).
  var headlessIndicatorBottom: CGFloat { headlessEffectiveVerticalIndicatorInsets.bottom }
}
#endif
