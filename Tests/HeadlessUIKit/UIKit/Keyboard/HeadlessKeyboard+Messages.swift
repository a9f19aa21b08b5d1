import CoreGraphics
import Foundation

extension HeadlessKeyboard {
  /// Posts the typed message of an event, to the observers of its screen and of all screens
  /// (statement 178).
  ///
  /// An event that lacks a key cannot become a message (behaviour H9).
  func postMessage(of event: HeadlessKeyboardEvent, screen: UIScreen) {
    guard let beginFrame = event.beginFrame, let endFrame = event.endFrame,
      let duration = event.duration,
      let curve = event.curve.flatMap(UIView.AnimationCurve.init(rawValue:)),
      let isLocal = event.isLocal
    else { return }
    func post<Message: NotificationCenter.MainActorMessage>(
      _ makeMessage: (CGRect, CGRect, TimeInterval, UIView.AnimationCurve, Bool, UIScreen) ->
        Message
    ) where Message.Subject == UIScreen {
      notificationCenter.post(
        makeMessage(beginFrame, endFrame, duration, curve, isLocal, screen),
        subject: screen
      )
    }
    switch event.name {
    case .willShow: post(UIResponder.KeyboardWillShowMessage.init)
    case .didShow: post(UIResponder.KeyboardDidShowMessage.init)
    case .willHide: post(UIResponder.KeyboardWillHideMessage.init)
    case .didHide: post(UIResponder.KeyboardDidHideMessage.init)
    case .willChangeFrame: post(UIResponder.KeyboardWillChangeFrameMessage.init)
    case .didChangeFrame: post(UIResponder.KeyboardDidChangeFrameMessage.init)
    }
  }
}
