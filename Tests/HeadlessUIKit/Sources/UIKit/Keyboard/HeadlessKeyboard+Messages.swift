extension HeadlessKeyboard {
  /// Posts an event's typed message to the observers of its screen and of all screens (S178),
  /// unless the event lacks a key (S177).
  func postMessage(of event: HeadlessKeyboardEvent, screen: UIScreen) {
    guard let beginFrame = event.beginFrame, let endFrame = event.endFrame,
      let duration = event.duration,
      let curve = event.curve.flatMap(UIView.AnimationCurve.init(rawValue:)),
      let isLocal = event.isLocal
    else { return }
    let content = _HeadlessKeyboardMessageContent(
      beginFrame: beginFrame,
      endFrame: endFrame,
      animationDuration: duration,
      animationCurve: curve,
      isLocal: isLocal,
      screen: screen
    )
    func post<Message: _HeadlessKeyboardMessage>(_ type: Message.Type) {
      notificationCenter.post(Message(_headlessContent: content), subject: screen)
    }
    switch event.name {
    case .willShow: post(UIResponder.KeyboardWillShowMessage.self)
    case .didShow: post(UIResponder.KeyboardDidShowMessage.self)
    case .willHide: post(UIResponder.KeyboardWillHideMessage.self)
    case .didHide: post(UIResponder.KeyboardDidHideMessage.self)
    case .willChangeFrame: post(UIResponder.KeyboardWillChangeFrameMessage.self)
    case .didChangeFrame: post(UIResponder.KeyboardDidChangeFrameMessage.self)
    }
  }
}
