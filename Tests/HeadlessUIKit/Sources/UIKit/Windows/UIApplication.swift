/// The application on the current device, without selectors, URLs and a delegate.
@MainActor open class UIApplication: UIResponder {
  private unowned let device: HeadlessDevice

  init(device: HeadlessDevice) {
    self.device = device
    super.init()
  }

  public static var shared: UIApplication { HeadlessDevice.current.application }

  open var connectedScenes: Set<UIScene> { Set(device.scenes) }

  open var applicationState: State {
    let states = device.scenes.map(\.activationState)
    if states.contains(.foregroundActive) { return .active }
    return states.contains(.foregroundInactive) ? .inactive : .background
  }

  open var preferredContentSizeCategory: UIContentSizeCategory {
    device.options.contentSizeCategory
  }

  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    device.options.layoutDirection
  }
}

nonisolated extension UIApplication {
  public static let didBecomeActiveNotification = named("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = named("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = named("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = named("UIApplicationWillEnterForeground")

  public enum State: Int, Sendable { case active, inactive, background }
}
