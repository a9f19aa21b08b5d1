import KeyboardScrolling
public import KeyboardScrollingTesting
@_spi(Headless) public import UIKit

/// An iPhone or iPad without a display, for tests on Linux.
///
/// The phone runs on the headless stand-in for UIKit. The phone's clock advances only while a
/// ``KeyboardSimulator`` waits, so an animation of a quarter of a second takes a few milliseconds.
@MainActor public final class HeadlessPhone {
  /// The window of the screen that was shown last; nil before the first screen.
  public private(set) var window: UIWindow?

  /// A device with its screen and its safe area.
  public struct Model: Hashable, Sendable, CustomStringConvertible {
    /// The name of the device.
    public let description: String

    private init(_ name: String) { description = name }

    /// 390 by 844 points, with a home indicator.
    public static let iPhone14 = Model("iPhone 14")
    /// The third generation: 375 by 667 points, with a home button.
    public static let iPhoneSE = Model("iPhone SE (3rd generation)")
    /// 440 by 956 points, with a home indicator.
    public static let iPhone16ProMax = Model("iPhone 16 Pro Max")
    /// The ninth generation: 810 by 1080 points, with a home button.
    public static let iPad = Model("iPad (9th generation)")
    /// A folding phone, closed at first: 466 by 678 points, and 669 by 951 when open.
    ///
    /// The simulator's scenarios `.unfold`, `.halfOpen` and `.fold` open and close the phone.
    public static let iPhoneDuo = Model("iPhone Duo")

    fileprivate var device: HeadlessDeviceModel { .named(description) ?? .iPhone14 }
  }

  private let device: HeadlessDevice
  private let environment: Environment

  /// Creates a phone that shows nothing.
  ///
  /// - Parameters:
  ///   - model: The device; an iPhone 14 by default.
  ///   - textSize: The text size of the system's settings; by default the system's own, `.large`.
  public init(_ model: Model = .iPhone14, textSize: UIContentSizeCategory = .large) {
    var options = HeadlessOptions()
    options.contentSizeCategory = textSize
    device = HeadlessDevice(model.device, options: options)
    environment = .headless(device)
  }

  /// Rotates the device to landscape, or back to portrait.
  ///
  /// To rotate a visible keyboard too, perform `.rotate(to:)` on the simulator, with the new size
  /// of the screen.
  public func rotate() {
    let isLandscape = device.scene.interfaceOrientation.isLandscape
    run { device.rotate(to: isLandscape ? .portrait : .landscapeLeft) }
  }

  /// Shows a view controller in a key window.
  ///
  /// - Parameter makeScreen: Creates the view controller. Coordinators that the app creates in this
  ///   closure, or while the view loads, use the phone's clock.
  /// - Returns: The view controller, and a keyboard for its window.
  public func show<Screen: UIViewController>(
    _ makeScreen: () -> Screen
  ) -> (screen: Screen, keyboard: KeyboardSimulator) {
    run {
      let screen = makeScreen()
      let window = device.makeWindow(rootViewController: screen)
      self.window = window
      return (screen, KeyboardSimulator(window: window))
    }
  }

  /// Runs a closure that uses the screen, between two calls of the simulator.
  ///
  /// - Parameter body: The closure.
  /// - Returns: The closure's result.
  @discardableResult public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try device.run { try environment.run(body) }
  }
}
