@MainActor open class UIScene: UIResponder {
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String?
}

nonisolated extension UIScene {
  public static let didActivateNotification = named("UISceneDidActivate")
  public static let willDeactivateNotification = named("UISceneWillDeactivate")
  public static let willEnterForegroundNotification = named("UISceneWillEnterForeground")
  public static let didEnterBackgroundNotification = named("UISceneDidEnterBackground")

  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }
}
