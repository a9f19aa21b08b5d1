import Foundation

// The app leaves the screen and comes back.

extension HeadlessDevice {
  func headlessEnterBackground() {
    post(UIScene.willDeactivateNotification) { $0.activationState = .foregroundInactive }
    keyboard.headlessLeaveScreen()
    post(UIScene.didEnterBackgroundNotification) { $0.activationState = .background }
  }

  func headlessEnterForeground() {
    post(UIScene.willEnterForegroundNotification) { $0.activationState = .foregroundInactive }
    keyboard.headlessReturnToScreen()
    post(UIScene.didActivateNotification) { $0.activationState = .foregroundActive }
  }

  private func post(_ name: Notification.Name, change: (UIScene) -> Void) {
    for scene in scenes {
      change(scene)
      keyboard.notificationCenter.post(name: name, object: scene)
    }
  }
}
