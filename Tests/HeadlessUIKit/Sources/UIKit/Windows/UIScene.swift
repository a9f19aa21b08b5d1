@MainActor
open class UIScene: UIResponder {
  open internal(set) var activationState = ActivationState.foregroundActive
  open var title: String?

  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification"
  )
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification"
  )
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

extension UIScene {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }
}
