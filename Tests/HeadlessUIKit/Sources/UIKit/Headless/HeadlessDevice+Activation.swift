extension HeadlessDevice {
  func enterBackground() {
    post(UIScene.willDeactivateNotification) { $0.activationState = .foregroundInactive }
    post(UIApplication.willResignActiveNotification)
    keyboard.leaveScreen()
    post(UIScene.didEnterBackgroundNotification) { $0.activationState = .background }
    post(UIApplication.didEnterBackgroundNotification)
  }

  func enterForeground() {
    post(UIScene.willEnterForegroundNotification) { $0.activationState = .foregroundInactive }
    post(UIApplication.willEnterForegroundNotification)
    keyboard.returnToScreen()
    post(UIScene.didActivateNotification) { $0.activationState = .foregroundActive }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// Posts the application's notification after those of its scenes (assumed).
  private func post(_ name: Notification.Name) {
    keyboard.notificationCenter.post(name: name, object: application)
  }

  private func post(_ name: Notification.Name, change: (UIScene) -> Void) {
    for scene in scenes {
      change(scene)
      keyboard.notificationCenter.post(name: name, object: scene)
    }
  }
}
