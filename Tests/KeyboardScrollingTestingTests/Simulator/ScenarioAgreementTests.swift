#if os(Linux)
import Testing
@_spi(Headless) import UIKit

@testable import KeyboardScrollingTesting

/// Compares the simulator with the keyboard of the headless stand-in for UIKit; both share only
/// `ObservedTransition.swift`.
///
/// The tests of the stand-in, in `KeyboardScenarioTests`, list the notifications.
@MainActor @Suite(.serialized)
struct ScenarioAgreementTests {
  private struct Posted: Equatable {
    let name: String
    /// In milliseconds, because the two clocks round differently.
    let time: Int
    let end: CGRect?
    let duration: TimeInterval?
    let isLocal: Bool?
  }

  private struct Pair: Sendable, CustomTestStringConvertible {
    let simulated: KeyboardScenario
    let standIn: HeadlessKeyboardScenario
    var isShown = false

    var testDescription: String { simulated.description }
  }

  private nonisolated static let pairs = [
    Pair(simulated: .show, standIn: .show),
    Pair(simulated: .hide, standIn: .hide, isShown: true),
    Pair(simulated: .moveFocus(toHeight: 300), standIn: .moveFocus(toHeight: 300), isShown: true),
    Pair(simulated: .autoFill, standIn: .autoFill, isShown: true),
    Pair(simulated: .secureField, standIn: .secureFieldBurst),
    Pair(simulated: .resignAndBecome, standIn: .resignAndBecome, isShown: true),
    Pair(simulated: .repeatedShow, standIn: .repeatedFrame, isShown: true),
    Pair(simulated: .toggleEmoji, standIn: .toggleEmoji(height: 356), isShown: true),
    Pair(simulated: .toggleSuggestions, standIn: .predictiveBar(isVisible: false), isShown: true),
    Pair(simulated: .changeHeight(to: 300), standIn: .changeFrameOnly(height: 300), isShown: true),
    Pair(simulated: .thirdParty(), standIn: .thirdParty(heights: [0, 216, 256])),
    Pair(simulated: .undock, standIn: .undockByMenu(), isShown: true),
    Pair(simulated: .shortcutsBar(), standIn: .hardwareShortcutsBar(), isShown: true),
    Pair(simulated: .interruptedShow, standIn: .interruptedShow),
    Pair(simulated: .lockAndUnlock, standIn: .lockAndUnlock, isShown: true),
    Pair(simulated: .passwordPrompt, standIn: .passwordPrompt),
    Pair(simulated: .otherAppShows, standIn: .otherAppShows),
    Pair(simulated: .otherAppHides, standIn: .otherAppHides, isShown: true),
  ]

  @Test(arguments: pairs)
  private func `simulator and stand-in post the same scenario`(_ pair: Pair) {
    expectEqual(simulated(pair), to: standIn(pair))
  }

  private func simulated(_ pair: Pair) -> [Posted] {
    var keyboard = SimulatedKeyboard(screen: CGRect(x: 0, y: 0, width: 390, height: 844))
    if pair.isShown {
      for event in KeyboardSequence(.show, of: keyboard).events { keyboard.record(event) }
    }
    return KeyboardSequence(pair.simulated, of: keyboard).events
      .sorted { $0.time < $1.time }
      .map {
        Posted(
          name: $0.name.rawValue, time: Int(($0.time * 1000).rounded()), end: $0.endFrame,
          duration: $0.duration, isLocal: $0.isLocal
        )
      }
  }

  private func standIn(_ pair: Pair) -> [Posted] {
    var options = HeadlessOptions()
    options.keysChangeAtOnce = true
    let device = HeadlessDevice(.iPhone14, options: options)
    return device.run {
      if pair.isShown {
        device.keyboard.perform(.show)
        device.clock.advance(by: 1)
      }
      let (count, start) = (device.keyboard.log.count, device.clock.now)
      device.keyboard.perform(pair.standIn)
      device.clock.advance(by: 2)
      return device.keyboard.log.dropFirst(count).map {
        Posted(
          name: $0.event.name.swiftName, time: Int((($0.time - start) * 1000).rounded()),
          end: $0.event.endFrame, duration: $0.event.duration, isLocal: $0.event.isLocal
        )
      }
    }
  }
}
#endif
