#if os(Linux)
import KeyboardScrollingHeadless
import KeyboardScrollingTesting
import Testing
@_spi(Headless) import UIKit
import Judging

@testable import KeyboardScrolling

final class HeadlessEquipment: StageEquipment {
  let center = NotificationCenter()
  private let device: HeadlessDevice
  private var judge: CaseJudge?

  static func run(
    _ setup: CaseScreen.Setup, _ options: HeadlessOptions, _ sourceLocation: SourceLocation,
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
      // The judge reads the screen once more, so the screen must still exist.
      defer { withExtendedLifetime(screen) { equipment.judge?.recordFindings(sourceLocation) } }
      try body(screen)
    }
  }

  private init(_ device: HeadlessDevice) {
    self.device = device
    device.keyboard.notificationCenter = center
    // A case posts its notifications itself; the keyboard must post no others.
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
        name, beginFrame: event.beginFrame, endFrame: event.endFrame, duration: event.duration,
        curve: event.curve, isLocal: event.isLocal
      )
    )
  }

  func beginEditing(_ view: any FocusClaiming) {
    view.claims = nil
    // A tap makes a window the key window, and only a key window has a keyboard (statement 188).
    view.window?.makeKey()
    view.takeFocus()
  }

  func endEditing(_ view: any FocusClaiming) {
    view.giveUpFocus()
  }

  func watch(_ screen: CaseScreen) {
    judge = CaseJudge(screen.setup.configuration, screen.companions, on: device)
    judge?.judge.watch()
  }

  func appWillScroll() { judge?.judge.appWillScroll() }

  func allow(_ rules: [MovementRule], because reason: String) {
    judge?.allow(rules, because: reason)
  }
}

extension HeadlessClock: CaseClock {}

extension CountingScrollView {
  /// The number of assignments of the content offset, except UIKit's own; equal values count too.
  var headlessOffsetWrites: Int { headlessWrites.contentOffset }

  func forgetHeadlessWrites() { headlessWrites = HeadlessScrollWrites() }

  var headlessIndicatorBottom: CGFloat { headlessEffectiveVerticalIndicatorInsets.bottom }
}
#endif
